import { refusalMessage } from '@proverka/api-client/refused';
import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import { loginRules } from '@proverka/validation/forms/login';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

/** The first step of signing in; it opens no session. */
export function PasswordForm({ onChallenge }: { readonly onChallenge: (challenge: StaffChallenge) => void }) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: resolverOf(loginRules),
    defaultValues: { username: '', password: '', remember: false },
  });
  const submit = handleSubmit(async ({ username, password }) => {
    setFailure('');
    try {
      const body = { username: username.trim().toLowerCase(), password };
      onChallenge(await api.call('POST /staff/login', { body }));
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  return (
    <form className={desk.form} aria-label="Вход" noValidate onSubmit={(event) => void submit(event)}>
      <FailureNote text={failure} />
      <Field label="E-mail" error={formState.errors.username?.message}>
        <TextInput type="email" autoComplete="username" {...register('username')} />
      </Field>
      <Field label="Пароль" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" wide busy={formState.isSubmitting}>
        Продолжить
      </Button>
    </form>
  );
}
