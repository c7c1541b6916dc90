import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import { RemoveButton } from '../controls/remove-button.tsx';
import styles from './desk-table.module.css';
import type { SavedView } from './kept-choices.ts';

interface ViewChoiceProps {
  readonly views: readonly SavedView[];
  readonly onOpen: (view: SavedView) => void;
  readonly onSave: (title: string) => void;
  readonly onRemove: (title: string) => void;
}

/** Views somebody saved: filters, order and columns under a name. */
export function ViewChoice({ views, onOpen, onSave, onRemove }: ViewChoiceProps) {
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = title.trim();
    setMissing(name === '');
    if (name === '') return;
    onSave(name);
    setTitle('');
  };
  return (
    <div className={styles.views}>
      {views.length === 0 ? (
        <p className={styles.soft}>
          {typeset(
            'Сохранённых видов нет. Вид помнит фильтры, порядок и столбцы; имён и адресов людей в нём нет.',
          )}
        </p>
      ) : (
        <ul className={styles.viewList} aria-label="Сохранённые виды">
          {views.map((view) => (
            <li key={view.title} className={styles.viewRow}>
              <Button size="small" variant="secondary" onClick={() => onOpen(view)}>
                {view.title}
              </Button>
              <RemoveButton
                action="Удалить"
                confirmation={`Удалить «${view.title}»`}
                isBusy={false}
                onRemove={() => onRemove(view.title)}
              />
            </li>
          ))}
        </ul>
      )}
      <form aria-label="Сохранить вид" noValidate className={styles.viewForm} onSubmit={save}>
        <Field label="Название вида" error={isMissing ? 'Назовите вид' : null}>
          <TextInput value={title} maxLength={60} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Button type="submit" variant="secondary">
          Сохранить вид
        </Button>
      </form>
    </div>
  );
}
