import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { CreditConsentView, CreditPurpose } from '@proverka/contract/credit-consent';
import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { PhoneInput } from '@proverka/ui-kit/phone-input';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { phone } from '@proverka/validation/phone';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import styles from './check-report.module.css';

interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly asker: string;
  readonly purpose: Exclude<CreditPurpose, 'own'>;
}

const purposes: readonly { readonly value: Contact['purpose']; readonly label: string }[] = [
  { value: 'rent', label: 'Сдать жильё или имущество' },
  { value: 'loan', label: 'Дать в долг или поручиться' },
  { value: 'employment', label: 'Принять на работу' },
  { value: 'deal', label: 'Заключить сделку' },
];

const invalidPhone = phone();

interface AskForConsentProps {
  readonly report: Report;
  /** Somebody was asked already: another contact replaces them. */
  readonly isAgain: boolean;
  readonly onAsked: (view: CreditConsentView) => void;
}

/** Whom to ask, and for what; or that the check is about the reader. */
export function AskForConsent({ report, isAgain, onAsked }: AskForConsentProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const params = { order_item_id: report.order_item_id };
  const { register, handleSubmit, formState } = useForm<Contact>({
    defaultValues: { phone: '', email: '', asker: '', purpose: 'rent' },
  });
  const ask = useMutation({
    mutationFn: (body: Contact) => api.call('POST /report/{order_item_id}/credit_consent', { params, body }),
    onSuccess: onAsked,
  });
  const own = useMutation({
    mutationFn: () => api.call('POST /report/{order_item_id}/credit_consent/own', { params }),
    onSuccess: ({ token }) => void navigate(`/credit-consent/#${token}`),
  });
  const { errors } = formState;
  const failed = ask.error ?? own.error;
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void handleSubmit((contact) => ask.mutate(contact))(event)}
    >
      <ContactFields register={register} errors={errors} />
      {failed !== null && (
        <p role="alert" className={styles.failure}>
          {wordsOf(failed)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={ask.isPending}>
          {isAgain ? 'Отправить на другой номер' : 'Отправить ссылку'}
        </Button>
        <Button variant="secondary" busy={own.isPending} onClick={() => own.mutate()}>
          Это я
        </Button>
      </div>
    </form>
  );
}

type Fields = UseFormReturn<Contact>;

function ContactFields({
  register,
  errors,
}: Pick<Fields, 'register'> & { readonly errors: Fields['formState']['errors'] }) {
  return (
    <div className={styles.fields}>
      <Field label="Телефон того, о ком запрос" error={errors.phone?.message}>
        <PhoneInput
          {...register('phone', { validate: (text) => invalidPhone(text) ?? true })}
          autoComplete="off"
        />
      </Field>
      <Field label="Его e-mail" hint="Если известен" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" autoComplete="off" maxLength={200} />
      </Field>
      <Field
        label="Кто просит"
        hint="Ваши имя и фамилия или организация: их увидит тот, о ком запрос"
        error={errors.asker?.message}
      >
        <TextInput
          {...register('asker', { validate: (text) => text.trim().length >= 2 || 'Обязательное поле' })}
          maxLength={120}
        />
      </Field>
      <Field label="Для чего" error={errors.purpose?.message}>
        <Select {...register('purpose')} options={purposes} />
      </Field>
    </div>
  );
}

/** The message of the first invalid field says more than «check the fields». */
const wordsOf = (error: unknown): string =>
  (error instanceof Refused && Object.values(error.problem.fields ?? {})[0]) || refusalMessage(error);
