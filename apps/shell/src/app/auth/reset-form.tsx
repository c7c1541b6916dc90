import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { resetRules } from '@proverka/validation/forms/reset';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './auth-dialog.module.css';
import type { ChangeAuthForm } from './auth-form.ts';
import { FormFailure } from './form-failure.tsx';
import { OtherForms } from './other-forms.tsx';

interface ResetFormProps {
  /** The e-mail typed in another form. */
  readonly email: string;
  readonly onChange: ChangeAuthForm;
  readonly onClose: () => void;
}

export function ResetForm({ email, onChange, onClose }: ResetFormProps) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: resolverOf(resetRules),
    defaultValues: { username: email },
  });
  const submit = handleSubmit(async ({ username }) => {
    setFailure('');
    try {
      const { reset } = await api.call('PUT /reset', { body: { username: username.trim().toLowerCase() } });
      setIsSent(reset === 'ok');
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  if (isSent) {
    return (
      <div className={styles.form}>
        <h3 className={styles.heading}>Проверьте почту</h3>
        <output>
          {typeset(
            'Если этот e-mail зарегистрирован, на него отправлено письмо с новым паролем. Прежний пароль действует, пока вы не войдёте с новым.',
          )}
        </output>
        <Button variant="secondary" onClick={onClose}>
          Закрыть
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 className={styles.heading}>Сброс пароля</h3>
      <FormFailure text={failure} />
      <Field label="E-mail" hint="Пришлём письмо с новым паролем" error={formState.errors.username?.message}>
        <TextInput type="email" autoComplete="username" {...register('username')} />
      </Field>
      <Button type="submit" wide busy={formState.isSubmitting}>
        Отправить новый пароль
      </Button>
      <OtherForms
        ways={[{ title: 'Вернуться ко входу', go: () => onChange('login', getValues('username')) }]}
      />
    </form>
  );
}
