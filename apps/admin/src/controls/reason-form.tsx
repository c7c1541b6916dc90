import { useChanges } from '@proverka/shell-sdk/changes';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import desk from './desk.module.css';

interface ReasonFormProps {
  /** The accessible name, where a page has several. */
  readonly label?: string;
  /** What will happen. */
  readonly about: string;
  /** «Вернуть», «Сменить роль». */
  readonly action: string;
  readonly variant?: 'primary' | 'danger';
  readonly mostLetters?: number;
  /** Resolves once it is done; what it throws is shown. */
  readonly act: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  /** Further fields. */
  readonly children?: ReactNode;
  /** What the further fields lack, told instead of acting; empty for nothing. */
  readonly missing?: string;
}

/** Says what will happen, asks why, and does it; the reason goes into the journal. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, about, action, variant = 'primary', mostLetters = 500, act, onDone, children } = props;
  const { missing = '' } = props;
  const [isTried, setTried] = useState(false);
  const { isBusy, refusal, run } = useChanges();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { reason: '' } });
  const submit = handleSubmit(async ({ reason }) => {
    setTried(true);
    if (missing !== '' || !(await run(() => act(reason.trim())))) return;
    setTried(false);
    reset();
    onDone();
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <p>{typeset(about)}</p>
      {children}
      <Field label="Причина" error={formState.errors.reason?.message}>
        <TextInput
          {...register('reason', {
            validate: (text) => text.trim().length >= 3 || 'Напишите, почему',
          })}
          maxLength={mostLetters}
          autoComplete="off"
        />
      </Field>
      <FailureNote text={isTried && missing !== '' ? missing : refusal} />
      <div>
        <Button type="submit" variant={variant} busy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
