import { programsKey } from '@proverka/api-client/programs';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { signOutRules, type SignOutForm as Values } from '@proverka/validation/forms/sign-out';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusalToFields } from '../../page-parts/refusal-fields.ts';
import styles from '../../page-parts/section.module.css';
import { KeepPrograms } from './keep-programs.tsx';
import { useHasPrograms } from './use-has-programs.ts';

interface SignOutFormProps {
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

function useSignOut({ onClose, onDone }: SignOutFormProps, hasPrograms: boolean) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: resolverOf(signOutRules),
    defaultValues: { keepsPrograms: false, password: '' },
  });
  const submit = handleSubmit(async ({ password, keepsPrograms }) => {
    setFailure('');
    try {
      const body = { password, keep_programs: hasPrograms && keepsPrograms };
      await api.call('POST /person/sessions/close_others', { body });
      onClose();
      await queryClient.invalidateQueries({ queryKey: programsKey });
      await onDone();
    } catch (error) {
      setFailure(refusalToFields<Values>(error, ['password'], setError));
    }
  });
  return { register, formState, submit, failure };
}

/** Signs out everywhere else, with the password; programs end too, unless the owner keeps them. */
export function SignOutForm(props: SignOutFormProps) {
  const hasPrograms = useHasPrograms();
  const { register, formState, submit, failure } = useSignOut(props, hasPrograms);
  return (
    <form className={styles.question} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {typeset('Все сессии, кроме этой, закроются сразу. Чтобы войти там снова, понадобится пароль.')}
        {hasPrograms && typeset(' Токен API и вебхуки тоже перестанут действовать.')}
      </p>
      <FailureNote text={failure} />
      {hasPrograms && <KeepPrograms {...register('keepsPrograms')} />}
      <Field label="Пароль" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={props.onClose}>
          Отмена
        </Button>
        <Button type="submit" variant="danger" busy={formState.isSubmitting}>
          Выйти на остальных
        </Button>
      </div>
    </form>
  );
}
