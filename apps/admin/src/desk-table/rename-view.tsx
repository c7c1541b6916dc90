import { deskViewTitleMaxLength, type DeskView } from '@proverka/contract/desk-view';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './list-tools.module.css';
import type { DeskViews } from './use-desk-views.ts';

interface RenameViewProps {
  readonly view: DeskView;
  readonly views: DeskViews;
  readonly onDone: () => void;
}

export function RenameView({ view, views, onDone }: RenameViewProps) {
  const [title, setTitle] = useState(view.title);
  const name = title.trim();
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => input.current?.focus(), []);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && (await views.change(view, { title: name }))) onDone();
  };
  return (
    <form
      aria-label={`Переименовать вид «${view.title}»`}
      noValidate
      className={styles.viewForm}
      onSubmit={(event) => void rename(event)}
    >
      <Field label="Новое название" error={name === '' ? 'Назовите вид' : null}>
        <TextInput
          ref={input}
          value={title}
          maxLength={deskViewTitleMaxLength}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={views.isBusy}>
        Переименовать
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Отменить
      </Button>
    </form>
  );
}
