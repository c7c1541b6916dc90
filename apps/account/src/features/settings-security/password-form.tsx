import { refusalMessage, Refused } from '@proverka/api-client/refused';
import { sessionsQuery } from '@proverka/api-client/person';
import { programsKey } from '@proverka/api-client/programs';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { passwordChangeRules, type PasswordChangeForm } from '@proverka/validation/forms/password-change';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { passwordHint } from '@proverka/validation/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { KeepPrograms } from './keep-programs.tsx';
import { useHasPrograms } from './use-has-programs.ts';

const empty: PasswordChangeForm = {
  old_password: '',
  password: '',
  passwordRepeat: '',
  keepsPrograms: false,
};

function usePasswordChange(hasPrograms: boolean) {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: resolverOf(passwordChangeRules),
    defaultValues: empty,
  });
  const submit = handleSubmit(async ({ old_password, password, keepsPrograms }) => {
    setFailure('');
    try {
      await api.call('PUT /person/update_password', {
        body: { old_password, password, keep_programs: hasPrograms && keepsPrograms },
      });
      reset(empty);
      notices.show('clear', 'Пароль изменён, остальные сессии закрыты');
      await queryClient.invalidateQueries(sessionsQuery(api));
      await queryClient.invalidateQueries({ queryKey: programsKey });
    } catch (error) {
      const message = refusalMessage(error);
      const aboutNew = error instanceof Refused ? error.problem.fields?.['password'] : undefined;
      if (error instanceof Refused && error.problem.code === 'wrong_password') {
        setError('old_password', { type: 'server', message }, { shouldFocus: true });
      } else if (aboutNew !== undefined) {
        setError('password', { type: 'server', message: aboutNew }, { shouldFocus: true });
      } else setFailure(message);
    }
  });
  return { register, formState, submit, failure };
}

export function PasswordForm() {
  const email = useSession((session) => knownUser(session)?.email ?? '');
  const hasPrograms = useHasPrograms();
  const { register, formState, submit, failure } = usePasswordChange(hasPrograms);
  const { errors, isSubmitting } = formState;
  return (
    <Section
      title="Пароль"
      note="После смены все остальные устройства выйдут из аккаунта, токен API и вебхуки перестанут действовать."
    >
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FailureNote text={failure} />
        {/* For password managers: which account the new password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Прежний пароль" error={errors.old_password?.message}>
          <PasswordInput autoComplete="current-password" {...register('old_password')} />
        </Field>
        <Field label="Новый пароль" error={errors.password?.message} hint={passwordHint}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Повторите новый пароль" error={errors.passwordRepeat?.message}>
          <PasswordInput autoComplete="new-password" {...register('passwordRepeat')} />
        </Field>
        {hasPrograms && <KeepPrograms {...register('keepsPrograms')} />}
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting}>
            Сменить пароль
          </Button>
        </div>
      </form>
    </Section>
  );
}
