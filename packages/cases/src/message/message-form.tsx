import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from '../cases.module.css';
import { DocumentChoice, type ChosenDocument } from './document-choice.tsx';
import { mistakeIn } from './message-text.domain.ts';
import { useUnsent, type Unsent } from './use-unsent.ts';

export interface NewMessage {
  readonly text: string;
  readonly document?: ChosenDocument;
}

interface MessageFormProps {
  readonly label: string;
  readonly button: string;
  readonly hint?: string;
  /** Documents are taken from whoever is signed in. */
  readonly takesDocument: boolean;
  /** What goes with the message, above its button. */
  readonly attached?: ReactNode;
  /** Under this key an unsent text waits in the tab while the form is away. */
  readonly keptAs?: string;
  /** Instead, a text that is kept by whatever shows the form. */
  readonly unsent?: Unsent;
  readonly refusal: string;
  readonly isBusy: boolean;
  /** Resolves to whether it was sent; then the field is emptied. */
  readonly onSend: (message: NewMessage) => Promise<boolean>;
  /** Other actions beside the button. */
  readonly children?: ReactNode;
}

/** A message to the support; what is typed stays when it could not be sent. */
export function MessageForm(props: MessageFormProps) {
  const { label, button, hint, takesDocument, attached, refusal, isBusy, onSend, children } = props;
  const kept = useUnsent(props.keptAs);
  const [text, setText] = props.unsent ?? kept;
  const [document, setDocument] = useState<ChosenDocument | null>(null);
  const [isTried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mistakeIn(text) !== '' || isBusy) return;
    if (!(await onSend({ text: text.trim(), ...(document && { document }) }))) return;
    setText('');
    setDocument(null);
    setTried(false);
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FailureNote text={refusal} />
      <Field
        label="Сообщение"
        hint={hint}
        error={isTried || text.trim() !== '' ? mistakeIn(text) : undefined}
      >
        <TextArea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {attached}
      {takesDocument && <DocumentChoice document={document} onChange={setDocument} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  );
}
