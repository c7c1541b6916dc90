import { conclusionNoteMaxLength } from '@proverka/contract/conclusion-desk';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';

interface NoteFormProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Fields above the note. */
  readonly children?: ReactNode;
  /** False while a field above is missing. */
  readonly isReady?: boolean;
  readonly onSend: (note: string) => Promise<boolean>;
}

/** An act that needs a few words, folded until it is wanted. */
export function NoteForm({ title, label, hint, action, onSend, ...props }: NoteFormProps) {
  const { isDangerous = false, isReady = true, isBusy, children } = props;
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim().length < 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || !isReady || isBusy || !(await onSend(note.trim()))) return;
    setNote('');
    setTried(false);
  };
  return (
    <Fold title={title}>
      <form aria-label={title} noValidate className={desk.form} onSubmit={(event) => void submit(event)}>
        {children}
        <Field label={label} hint={hint} error={isTried && isMissing ? 'Напишите, в чём дело' : null}>
          <TextArea
            rows={3}
            maxLength={conclusionNoteMaxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <div className={desk.row}>
          <Button type="submit" variant={isDangerous ? 'danger' : 'secondary'} busy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
