import { ConsentBoxes } from '@proverka/order-flow/consent-boxes';
import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { registrationRoles } from '@proverka/contract/roles';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { PhoneInput } from '@proverka/ui-kit/phone-input';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { registerRules, type RegisterForm as RegisterValues } from '@proverka/validation/forms/register';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { passwordHint } from '@proverka/validation/password';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import styles from './auth-dialog.module.css';
import type { ChangeAuthForm } from './auth-form.ts';
import { FormFailure } from './form-failure.tsx';
import { OtherForms } from './other-forms.tsx';
import { roleWords } from './role-words.ts';
import { useAfterSignIn } from './use-sign-in.ts';

interface RegisterFormProps {
  readonly onSignedIn: () => void;
  /** The e-mail typed in another form. */
  readonly email?: string;
  readonly onChange: ChangeAuthForm;
  /** One level below the heading above the form. */
  readonly headingAs?: 'h2' | 'h3';
}

const untouched: RegisterValues = {
  name: '',
  email: '',
  phone: '',
  // The field's empty choice; it becomes NaN when the form is read.
  person_role: '' as unknown as number,
  password: '',
  passwordRepeat: '',
  acceptsOffer: false,
  consentsToProcessing: false,
};

const roleOptions = registrationRoles.map((role) => ({ value: String(role), label: roleWords[role] }));

/** Submits the form; a registered visitor is signed in at once. */
function useRegistration(onSignedIn: () => void, refusePassword: (message: string) => void) {
  const { api, notices, settings, analytics, visitSource } = usePlatform();
  const afterSignIn = useAfterSignIn(onSignedIn);
  const [failure, setFailure] = useState('');
  const send = async (values: RegisterValues) => {
    setFailure('');
    const { partner_id: partnerId, utm_campaign: campaign } = visitSource();
    try {
      await api.call('POST /register', {
        query: campaign ? { campaign } : {},
        body: {
          name: values.name.trim(),
          email: values.email.trim(),
          phone: values.phone,
          password: values.password,
          person_role: values.person_role,
          registartion_url: location.href,
          ...(partnerId ? { partner_id: partnerId } : {}),
          consent: {
            offer_version: settings.textVersions.offer,
            personal_data_version: settings.textVersions.personalData,
          },
        },
      });
      analytics.track({ name: 'registration' });
      notices.show('clear', 'Вы успешно зарегистрированы');
      await afterSignIn();
    } catch (error) {
      const aboutPassword = error instanceof Refused ? error.problem.fields?.['password'] : undefined;
      if (aboutPassword === undefined) setFailure(registrationFailure(error));
      else refusePassword(aboutPassword);
    }
  };
  return { send, failure };
}

export function RegisterForm({
  email = '',
  onSignedIn,
  onChange,
  headingAs: Heading = 'h3',
}: RegisterFormProps) {
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: resolverOf(registerRules),
    defaultValues: { ...untouched, email },
  });
  const { send, failure } = useRegistration(onSignedIn, (message) =>
    setError('password', { type: 'server', message }, { shouldFocus: true }),
  );
  const { errors } = formState;
  const submit = handleSubmit(send);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Heading className={styles.heading}>Регистрация</Heading>
      <FormFailure text={failure} />
      <Field label="Имя" error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Телефон" error={errors.phone?.message}>
        <PhoneInput {...register('phone')} />
      </Field>
      <Field label="Кто вы" error={errors.person_role?.message}>
        <Select
          options={roleOptions}
          placeholder="Выберите роль"
          {...register('person_role', { valueAsNumber: true })}
        />
      </Field>
      <NewPassword register={register} errors={errors} />
      <ConsentBoxes
        offer={{ ...register('acceptsOffer'), error: errors.acceptsOffer?.message }}
        personalData={{ ...register('consentsToProcessing'), error: errors.consentsToProcessing?.message }}
      />
      <Button type="submit" wide busy={formState.isSubmitting}>
        Зарегистрироваться
      </Button>
      <OtherForms
        ways={[{ title: 'Уже есть аккаунт? Войти', go: () => onChange('login', getValues('email')) }]}
      />
    </form>
  );
}

interface NewPasswordProps {
  readonly register: UseFormRegister<RegisterValues>;
  readonly errors: FieldErrors<RegisterValues>;
}

function NewPassword({ register, errors }: NewPasswordProps) {
  return (
    <>
      <Field label="Пароль" error={errors.password?.message} hint={passwordHint}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Повторите пароль" error={errors.passwordRepeat?.message}>
        <PasswordInput autoComplete="new-password" {...register('passwordRepeat')} />
      </Field>
    </>
  );
}

/** Section 8: when the e-mail is taken, what to do next is on a line of its own. */
function registrationFailure(error: unknown): string {
  const message = refusalMessage(error);
  return message.includes('занят') ? `${message}\n Войдите или сбросьте пароль` : message;
}
