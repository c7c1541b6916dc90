import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { ownPasswordRules } from '@proverka/validation/forms/own-password';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { passwordHint } from '@proverka/validation/password';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './forms.module.css';

interface VerifyEmailFormProps {
  /** From the link in the letter; empty when the link was cut. */
  readonly token: string;
  readonly onVerified: (isSignedIn: boolean) => void;
}

/** The target of the link. Opening it changes nothing, because mail scanners open it too: the form does. */
export function VerifyEmailForm({ token, onVerified }: VerifyEmailFormProps) {
  const { api, sessionActions } = usePlatform();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: resolverOf(ownPasswordRules),
    defaultValues: { password: '', passwordRepeat: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure('');
    try {
      const { is_signed_in: isSignedIn } = await api.call('POST /person/email/verify', {
        body: { token, password },
      });
      await sessionActions.refresh();
      onVerified(isSignedIn);
    } catch (error) {
      const text = error instanceof Refused ? error.problem.fields?.['password'] : undefined;
      if (text) setError('password', { message: text }, { shouldFocus: true });
      else setFailure(refusalMessage(error));
    }
  });
  if (token === '') {
    return <FailureNote text="В ссылке не хватает части. Откройте её из письма целиком." />;
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {typeset(
          'Придумайте пароль, и кабинет откроется. Сеансы, открытые раньше, закончатся, пароль из письма больше не подойдёт.',
        )}
      </p>
      <FailureNote text={failure} />
      <Field label="Пароль" hint={passwordHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Повторите пароль" error={errors.passwordRepeat?.message}>
        <PasswordInput autoComplete="new-password" {...register('passwordRepeat')} />
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        Подтвердить почту
      </Button>
    </form>
  );
}
