import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { passwordChangeRules } from '@proverka/validation/forms/password-change';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { passwordHint } from '@proverka/validation/password';
import { typeset } from '@proverka/words/typeset';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './forms.module.css';

interface NewPasswordFormProps {
  readonly email: string;
  /** Typed a moment ago to sign in; asked for when it is not known. */
  readonly mailed?: string;
  readonly onChanged: () => void;
}

/** A mailed password opens only this form: it may lie in a mailbox for years. */
export function NewPasswordForm({ email, mailed = '', onChanged }: NewPasswordFormProps) {
  const { api, notices, sessionActions } = usePlatform();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: resolverOf(passwordChangeRules),
    defaultValues: { old_password: mailed, password: '', passwordRepeat: '', keepsPrograms: false },
  });
  const { errors, isSubmitting } = formState;
  // It replaces the form the visitor was typing in.
  useEffect(() => {
    if (mailed !== '') setFocus('password');
  }, [mailed, setFocus]);
  const submit = handleSubmit(async ({ old_password, password }) => {
    setFailure('');
    try {
      await api.call('PUT /person/update_password', { body: { old_password, password } });
      notices.show('clear', 'Пароль изменён, остальные сессии закрыты');
      await sessionActions.refresh();
      onChanged();
    } catch (error) {
      const { code, fields } = error instanceof Refused ? error.problem : {};
      const message = refusalMessage(error);
      if (code === 'wrong_password') setError('old_password', { message }, { shouldFocus: true });
      else if (fields?.['password'])
        setError('password', { message: fields['password'] }, { shouldFocus: true });
      else setFailure(message);
    }
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{typeset('Вы вошли с паролем из письма. Придумайте свой: пароль из письма больше не подойдёт.')}</p>
      <FailureNote text={failure} />
      {/* For password managers: which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {mailed === '' && (
        <Field label="Пароль из письма" error={errors.old_password?.message}>
          <PasswordInput autoComplete="current-password" {...register('old_password')} />
        </Field>
      )}
      <Field label="Новый пароль" hint={passwordHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Повторите новый пароль" error={errors.passwordRepeat?.message}>
        <PasswordInput autoComplete="new-password" {...register('passwordRepeat')} />
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        Сохранить пароль
      </Button>
    </form>
  );
}
