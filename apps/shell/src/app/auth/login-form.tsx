import { refusalMessage } from '@proverka/api-client/refused';
import type { ProofChallenge } from '@proverka/contract/proof';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import { loginRules } from '@proverka/validation/forms/login';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './auth-dialog.module.css';
import type { ChangeAuthForm } from './auth-form.ts';
import { FormFailure } from './form-failure.tsx';
import { OtherForms } from './other-forms.tsx';
import { ProofForm } from './proof-form.tsx';
import { useAfterSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  readonly onSignedIn: () => void;
  /** The e-mail typed in another form. */
  readonly email: string;
  readonly onChange: ChangeAuthForm;
}

export function LoginForm({ email, onSignedIn, onChange }: LoginFormProps) {
  const { api, analytics } = usePlatform();
  const afterSignIn = useAfterSignIn(onSignedIn);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<ProofChallenge | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: resolverOf(loginRules),
    defaultValues: { username: email, password: '', remember: true },
  });
  const goOn = async (): Promise<void> => {
    analytics.track({ name: 'login' });
    const { username, password } = getValues();
    if (!(await afterSignIn())) onChange('own-password', username, password);
  };
  const submit = handleSubmit(async ({ username, password, remember }) => {
    setFailure('');
    try {
      const answer = await api.call('POST /login', {
        body: { username: username.trim().toLowerCase(), password, remember },
      });
      if ('second_factor' in answer) setAsked(answer.second_factor);
      else await goOn();
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  if (asked !== null) return <ProofForm asked={asked} onProven={goOn} onBack={() => setAsked(null)} />;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 className={styles.heading}>Вход</h3>
      <FormFailure text={failure} />
      <Field label="E-mail" error={formState.errors.username?.message}>
        <TextInput type="email" autoComplete="username" {...register('username')} />
      </Field>
      <Field label="Пароль" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Checkbox {...register('remember')}>Запомнить меня</Checkbox>
      <Button type="submit" wide busy={formState.isSubmitting}>
        Войти
      </Button>
      <OtherForms
        ways={[
          { title: 'Зарегистрироваться', go: () => onChange('register', getValues('username')) },
          { title: 'Забыли пароль?', go: () => onChange('reset', getValues('username')) },
        ]}
      />
    </form>
  );
}
