import { NoPasskey } from '@proverka/api-client/passkey';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import {
  factorPasswordRules,
  passkeyRules,
  type PasskeyForm,
} from '@proverka/validation/forms/second-factor';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';

interface WithPasswordProps {
  readonly text: string;
  readonly confirm: string;
  /** Asks for a name as well, and proposes this one. */
  readonly name?: string;
  readonly onClose: () => void;
  /** A rejection keeps the form open and shows the reason. */
  readonly act: (given: PasskeyForm) => Promise<void>;
}

/** Every change of a second factor takes the password again. */
export function WithPassword({ text, confirm, name, onClose, act }: WithPasswordProps) {
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<PasskeyForm>({
    resolver: resolverOf(name === undefined ? { name: [], ...factorPasswordRules } : passkeyRules),
    defaultValues: { name: name ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    setFailure('');
    try {
      await act(given);
    } catch (error) {
      const isOwn = error instanceof NoPasskey;
      setFailure(isOwn ? error.message : refusalToFields<PasskeyForm>(error, ['name', 'password'], setError));
    }
  });
  return (
    <form className={styles.question} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{typeset(text)}</p>
      <FailureNote text={failure} />
      {name !== undefined && (
        <Field label="Название" error={errors.name?.message}>
          <TextInput {...register('name')} />
        </Field>
      )}
      <Field label="Пароль" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          Отмена
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
