import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';

export const blankPayee = { name: '', inn: '', account: '', bik: '', bank: '', correspondent_account: '' };
export type PayeeDraft = typeof blankPayee;

const fields = [
  { name: 'name', label: 'Получатель', isOptional: false },
  { name: 'inn', label: 'ИНН получателя', isOptional: true },
  { name: 'account', label: 'Расчётный счёт', isOptional: false },
  { name: 'bik', label: 'БИК', isOptional: false },
  { name: 'bank', label: 'Банк', isOptional: false },
  { name: 'correspondent_account', label: 'Корреспондентский счёт', isOptional: true },
] as const;

/** The server checks that account and bank fit together. */
export const isPayeeWhole = (payee: PayeeDraft): boolean =>
  fields.every(({ name, isOptional }) => isOptional || payee[name].trim() !== '');

interface PayeeFieldsProps {
  readonly payee: PayeeDraft;
  readonly isTried: boolean;
  readonly onChange: (payee: PayeeDraft) => void;
}

/** Where money is sent by bank. */
export const PayeeFields = ({ payee, isTried, onChange }: PayeeFieldsProps) =>
  fields.map(({ name, label, isOptional }) => (
    <Field
      key={name}
      label={label}
      optional={isOptional}
      error={isTried && !isOptional && payee[name].trim() === '' ? 'Обязательное поле' : null}
    >
      <TextInput
        value={payee[name]}
        autoComplete="off"
        maxLength={160}
        onChange={({ target }) => onChange({ ...payee, [name]: target.value })}
      />
    </Field>
  ));
