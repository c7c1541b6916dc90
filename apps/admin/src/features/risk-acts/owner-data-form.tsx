import type { RiskOwner } from '@proverka/contract/risk-report';
import type { SubjectData } from '@proverka/contract/subject';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../controls/desk.module.css';

const fields = [
  { name: 'last_name', label: 'Фамилия' },
  { name: 'first_name', label: 'Имя' },
  { name: 'middle_name', label: 'Отчество' },
  { name: 'birth_date', label: 'Дата рождения' },
  { name: 'passport_series', label: 'Серия паспорта' },
  { name: 'passport_number', label: 'Номер паспорта' },
  { name: 'inn', label: 'ИНН' },
  { name: 'region', label: 'Регион, код' },
] as const;
const due: ReadonlySet<string> = new Set(['last_name', 'first_name', 'birth_date']);

/** As a person types it: dates with dots. */
const typedData = ({ data }: RiskOwner): SubjectData => ({
  ...data,
  ...(data['birth_date'] !== undefined && { birth_date: formatDate(data['birth_date']) }),
});

interface OwnerDataFormProps {
  readonly owner: RiskOwner;
  readonly isBusy: boolean;
  readonly onSave: (data: SubjectData) => Promise<void>;
  readonly onCancel: () => void;
}

/** The data an owner is checked by. The consent is the buyer's, given with the order. */
export function OwnerDataForm({ owner, isBusy, onSave, onCancel }: OwnerDataFormProps) {
  const [today] = useState(() => moscowDay(new Date()));
  const { register, handleSubmit, formState } = useForm<PersonForm>({
    defaultValues: { ...emptyPersonForm, ...typedData(owner), consents: true },
    resolver: resolverOf(personRules(today)),
  });
  const submit = handleSubmit((typed) => onSave({ ...personSubject(typed) }));
  return (
    <form
      aria-label={`Данные: ${owner.display_name}`}
      noValidate
      method="post"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <p className={desk.soft}>Найденное о человеке уйдёт, его проверки начнутся заново за наш счёт.</p>
      <div className={desk.fields}>
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} optional={!due.has(name)} error={formState.errors[name]?.message}>
            <TextInput {...register(name)} autoComplete="off" maxLength={100} />
          </Field>
        ))}
      </div>
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          Исправить и проверить заново
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
