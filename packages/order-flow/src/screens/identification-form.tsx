import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { PhoneInput } from '@proverka/ui-kit/phone-input';
import { TextInput } from '@proverka/ui-kit/text-input';
import { registerRules } from '@proverka/validation/forms/register';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { formatMoney } from '@proverka/words/money';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ConsentBoxes } from '../consents/consent-boxes.tsx';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import { totalOf, type PricedProduct } from '../order/order-request.domain.ts';
import type { Contacts } from '../order/place-order.ts';
import { OrderTotal } from './order-total.tsx';
import { RefusalNote } from './refusal-note.tsx';
import styles from './step.module.css';
import type { GuestForm } from './use-guest-form.ts';

const { email, phone, acceptsOffer, consentsToProcessing } = registerRules;
const resolver = resolverOf<GuestForm>({
  email,
  phone,
  acceptsOffer,
  consentsToProcessing,
} as Parameters<typeof resolverOf<GuestForm>>[0]);

interface IdentificationFormProps {
  readonly products: readonly PricedProduct[];
  readonly initial: GuestForm;
  /** Called with every change, because the typed data outlives the form. */
  readonly onChange: (form: GuestForm) => void;
  /** The field for a coupon code. */
  readonly coupon?: ReactNode;
  readonly refusal: OrderRefusal | null;
  readonly onSubmit: (contacts: Contacts) => void;
  readonly onSignIn: () => void;
  readonly onEdit: () => void;
}

/** Shows the server's messages at their fields. */
function useIdentification({
  initial,
  onChange,
  refusal,
}: Pick<IdentificationFormProps, 'initial' | 'onChange' | 'refusal'>) {
  const { register, handleSubmit, formState, setError, subscribe } = useForm<GuestForm>({
    resolver,
    defaultValues: initial,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange({ ...values }) }),
    [subscribe, onChange],
  );
  useEffect(() => {
    for (const field of ['email', 'phone'] as const) {
      const message = refusal?.fields?.[field];
      if (message) setError(field, { message });
    }
  }, [refusal, setError]);
  return { register, handleSubmit, errors: formState.errors };
}

/** A guest enters e-mail and phone; the order creates an account and mails its password. */
export function IdentificationForm({
  products,
  initial,
  onChange,
  coupon,
  refusal,
  onSubmit,
  onSignIn,
  onEdit,
}: IdentificationFormProps) {
  const { register, handleSubmit, errors } = useIdentification({ initial, onChange, refusal });
  const isAboutTotal = refusal?.concern === 'total';
  const submit = handleSubmit((contacts) => onSubmit({ email: contacts.email, phone: contacts.phone }));
  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>
        На&nbsp;e-mail придут чек, пароль для входа и&nbsp;письмо, когда отчёт будет готов.
      </p>
      <RefusalNote refusal={isAboutTotal ? null : refusal} onSignIn={onSignIn} />
      <div className={styles.fields}>
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Телефон" error={errors.phone?.message}>
          <PhoneInput {...register('phone')} />
        </Field>
      </div>
      <div>
        <ConsentBoxes
          offer={{ ...register('acceptsOffer'), error: errors.acceptsOffer?.message }}
          personalData={{ ...register('consentsToProcessing'), error: errors.consentsToProcessing?.message }}
        />
      </div>
      <OrderTotal products={products} error={isAboutTotal ? refusal.text : ''} onEdit={onEdit} />
      {coupon}
      <div className={styles.actions}>
        <Button type="submit" size="large">
          Перейти к оплате {formatMoney(totalOf(products))}
        </Button>
        <Button variant="quiet" onClick={onSignIn}>
          Уже есть аккаунт? Войти
        </Button>
      </div>
    </form>
  );
}
