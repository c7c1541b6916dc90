import { deskViewTitleMaxLength } from '@proverka/contract/desk-view';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import styles from './list-tools.module.css';
import type { DeskViews, ViewContent } from './use-desk-views.ts';

interface SaveViewProps {
  readonly views: DeskViews;
  readonly content: ViewContent;
}

/** Keeps what is seen now under a name. */
export function SaveView({ views, content }: SaveViewProps) {
  const [title, setTitle] = useState('');
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = title.trim();
    setMissing(name === '');
    if (name === '' || !(await views.save(name, isShared, content))) return;
    setTitle('');
    setShared(false);
  };
  return (
    <form
      aria-label="Сохранить вид"
      noValidate
      className={styles.viewForm}
      onSubmit={(event) => void save(event)}
    >
      <Field label="Название вида" error={isMissing ? 'Назовите вид' : null}>
        <TextInput
          value={title}
          maxLength={deskViewTitleMaxLength}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
        Показать коллегам
      </Checkbox>
      <Button type="submit" variant="secondary" busy={views.isBusy}>
        Сохранить вид
      </Button>
    </form>
  );
}
