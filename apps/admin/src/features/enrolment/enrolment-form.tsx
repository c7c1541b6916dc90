import { refusalMessage } from '@proverka/api-client/refused';
import type { ApiInput } from '@proverka/contract/api';
import type { StaffEnrolment } from '@proverka/contract/staff-sign-in';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { ownPasswordRules } from '@proverka/validation/forms/own-password';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';
import { makePasskey } from '../../controls/passkey.ts';
import { readTotpCode } from '../../controls/totp-code.ts';
import { TotpFields } from './totp-fields.tsx';

interface EnrolmentFormProps {
  readonly code: string;
  readonly enrolment: StaffEnrolment;
  readonly onDone: () => void;
}

type Factor = ApiInput<'POST /staff/enrolment'>['body']['factor'];
type Way = Factor['way'];

const wayOptions: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'passkey', label: 'Ключ доступа: отпечаток, лицо или ключ USB' },
  { value: 'totp', label: 'Приложение с кодами на телефоне' },
];

export function EnrolmentForm({ code, enrolment, onDone }: EnrolmentFormProps) {
  const { api } = usePlatform();
  const [way, setWay] = useState<Way>('passkey');
  const [totpCode, setTotpCode] = useState('');
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: resolverOf(ownPasswordRules),
    defaultValues: { password: '', passwordRepeat: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure('');
    try {
      const factor = way === 'passkey' ? await passkeyOf(enrolment) : totpOf(totpCode);
      if (typeof factor === 'string') setFailure(factor);
      else {
        await api.call('POST /staff/enrolment', { body: { code, password, factor } });
        onDone();
      }
    } catch (error) {
      setFailure(refusalMessage(error));
    }
  });
  return (
    <form
      className={desk.form}
      aria-label="Пароль и второй фактор"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>Допуск для {enrolment.email}</p>
      <FailureNote text={failure} />
      <Field label="Новый пароль" error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Повторите пароль" error={formState.errors.passwordRepeat?.message}>
        <PasswordInput autoComplete="new-password" {...register('passwordRepeat')} />
      </Field>
      <RadioGroup legend="Второй фактор" name="way" value={way} onValueChange={setWay} options={wayOptions} />
      {way === 'totp' && <TotpFields {...enrolment.totp} code={totpCode} onChange={setTotpCode} />}
      <Button type="submit" wide busy={formState.isSubmitting}>
        Задать пароль и второй фактор
      </Button>
    </form>
  );
}

/** The factor, or why there is none. */
async function passkeyOf({ passkey_options: options }: StaffEnrolment): Promise<Factor | string> {
  const passkey = await makePasskey(options);
  return passkey === null
    ? 'Ключ доступа не создан. Повторите или выберите приложение с кодами'
    : { way: 'passkey', passkey };
}

function totpOf(typed: string): Factor | string {
  const code = readTotpCode(typed);
  return code === null ? 'Введите шесть цифр из приложения' : { way: 'totp', code };
}
