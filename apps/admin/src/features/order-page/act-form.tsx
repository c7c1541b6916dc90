import type { Changes } from '@proverka/shell-sdk/changes';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent, type ReactNode } from 'react';
import desk from '../../controls/desk.module.css';
import { useAsRead, type AsRead } from '../../controls/use-as-read.ts';

interface ActFormProps {
  /** The act, as the button that opens the form and the one that carries it out say it. */
  readonly act: string;
  /** What will happen. */
  readonly words: string;
  readonly isDangerous?: boolean;
  readonly changes: Changes & { readonly version: string };
  /** What is wrong with the other fields, as far as is known here. */
  readonly mistake?: string | undefined;
  /** On the version of the order that was read when the form was opened; resolves to whether it was done. */
  readonly onAct: (reason: string, version: string) => Promise<boolean>;
  /** Further fields; `isTried`: somebody has tried to send what is not whole. */
  readonly children?: (isTried: boolean) => ReactNode;
}

/** An act with its reason: opened by a button, and said in words before it happens. */
export function ActForm(props: ActFormProps) {
  const [isOpen, setOpen] = useState(false);
  const asRead = useAsRead(props.changes.version);
  const place = useFocusOnChange<HTMLDivElement>(isOpen, 'input, select, button');
  return (
    <div ref={place}>
      {isOpen ? (
        <OpenForm {...props} {...{ asRead }} onClose={() => setOpen(false)} />
      ) : (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            asRead.end();
            asRead.begin();
            setOpen(true);
          }}
        >
          {props.act}
        </Button>
      )}
    </div>
  );
}

const isNamed = (reason: string): boolean => reason.trim().length >= 3;

function useSending({ mistake, onAct, asRead, onClose }: OpenFormProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  // Forms of one order share its refusal: it stands where it was earned.
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed(reason) || mistake !== undefined) return;
    setSent(true);
    const isDone = await onAct(reason.trim(), asRead.read);
    asRead.end();
    if (isDone) onClose();
  };
  const changeReason = (typed: string) => {
    asRead.begin();
    setReason(typed);
  };
  return { reason, changeReason, isTried, isSent, submit };
}

interface OpenFormProps extends ActFormProps {
  readonly asRead: AsRead<string>;
  readonly onClose: () => void;
}

function OpenForm(props: OpenFormProps) {
  const { act, words, isDangerous = false, changes, children, onClose } = props;
  const { reason, changeReason, isTried, isSent, submit } = useSending(props);
  return (
    <form aria-label={act} noValidate className={desk.form} onSubmit={(event) => void submit(event)}>
      <div className={desk.fields}>
        {children?.(isTried)}
        <Field label="Причина" error={isTried && !isNamed(reason) ? 'Напишите, почему' : null}>
          <TextInput value={reason} maxLength={500} onChange={({ target }) => changeReason(target.value)} />
        </Field>
      </div>
      <output className={desk.text}>{typeset(words)}</output>
      <FailureNote text={isSent ? changes.refusal : ''} />
      <div className={desk.row}>
        <Button type="submit" size="small" variant={isDangerous ? 'danger' : 'primary'} busy={changes.isBusy}>
          {act}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Не надо
        </Button>
      </div>
    </form>
  );
}
