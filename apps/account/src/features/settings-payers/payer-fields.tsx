import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { PayerForm } from '@proverka/validation/forms/payer';
import { innHolder, parseInn } from '@proverka/validation/inn';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from '../../page-parts/section.module.css';
import { useFoundPayer } from './use-found-payer.ts';

/** `knownInn` is not looked up: its requisites are the saved ones. */
export function PayerFields({ knownInn }: { readonly knownInn: string }) {
  const { register, formState } = useFormContext<PayerForm>();
  const { errors } = formState;
  const typed = useWatch<PayerForm, 'inn'>({ name: 'inn' });
  const found = useFoundPayer(typed, knownInn);
  const inn = parseInn(typed);
  const isEntrepreneur = inn !== null && innHolder(inn) === 'person';
  return (
    <>
      <div className={styles.pair}>
        <Field label="ИНН" error={errors.inn?.message} warning={found.warning} hint={found.hint}>
          <TextInput numeric inputMode="numeric" autoComplete="off" {...register('inn')} />
        </Field>
        {!isEntrepreneur && (
          <Field label="КПП" error={errors.kpp?.message}>
            <TextInput numeric inputMode="numeric" autoComplete="off" {...register('kpp')} />
          </Field>
        )}
      </div>
      <Field label="Название" error={errors.name?.message}>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <Field label="Юридический адрес" error={errors.address?.message}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <div className={styles.pair}>
        <Field label={isEntrepreneur ? 'ОГРНИП' : 'ОГРН'} optional error={errors.ogrn?.message}>
          <TextInput numeric inputMode="numeric" autoComplete="off" {...register('ogrn')} />
        </Field>
        <Field label="E-mail бухгалтера" optional error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('email')} />
        </Field>
      </div>
      <BankFields />
    </>
  );
}

function BankFields() {
  const { register, formState } = useFormContext<PayerForm>();
  const { errors } = formState;
  return (
    <>
      <h3 className={styles.subtitle}>Банк</h3>
      <div className={styles.pair}>
        <Field label="БИК" optional error={errors.bik?.message}>
          <TextInput numeric inputMode="numeric" autoComplete="off" {...register('bik')} />
        </Field>
        <Field label="Название банка" optional error={errors.bank_name?.message}>
          <TextInput autoComplete="off" {...register('bank_name')} />
        </Field>
        <Field label="Расчётный счёт" optional error={errors.account?.message}>
          <TextInput numeric inputMode="numeric" autoComplete="off" {...register('account')} />
        </Field>
        <Field label="Корреспондентский счёт" optional error={errors.correspondent_account?.message}>
          <TextInput numeric inputMode="numeric" autoComplete="off" {...register('correspondent_account')} />
        </Field>
      </div>
    </>
  );
}
