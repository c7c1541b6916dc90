import { deskCasesKey } from '@proverka/api-client/cases';
import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { caseTextMaxLength } from '@proverka/contract/support-case-limits';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { momentWords } from '@proverka/words/moments';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import styles from './case-screen.module.css';

interface NotesProps {
  readonly caseId: string;
  readonly notes: DeskCasePage['notes'];
}

/** What the staff writes for each other; the customer never sees it. */
export function Notes({ caseId, notes }: NotesProps) {
  return (
    <Card as="section" aria-labelledby="notes" className={desk.card}>
      <h2 id="notes" className={desk.title}>
        Заметки для сотрудников
      </h2>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ note_id: id, text, date, written_by: name }) => (
            <li key={id}>
              <p className={desk.soft}>
                {name} · <time dateTime={date}>{momentWords(date)}</time>
              </p>
              <p className={desk.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm caseId={caseId} />
    </Card>
  );
}

function NoteForm({ caseId: case_id }: { readonly caseId: string }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { run, refusal, isBusy } = useChanges(() =>
    queryClient.invalidateQueries({ queryKey: deskCasesKey }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const body = { text: text.trim() };
    if (await run(() => api.call('POST /admin/cases/{case_id}/notes', { params: { case_id }, body })))
      setText('');
  };
  return (
    <form aria-label="Новая заметка" className={desk.form} onSubmit={(event) => void submit(event)}>
      <Field label="Заметка" hint="Клиент её не увидит">
        <TextArea
          rows={2}
          maxLength={caseTextMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Добавить заметку
        </Button>
      </div>
    </form>
  );
}
