import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { PersonForm } from '@proverka/validation/forms/person';
import { useFormContext } from 'react-hook-form';
import styles from './person-fields.module.css';
import { dotTypedDate } from './typed-date.ts';

type NameForm = Pick<PersonForm, 'last_name' | 'first_name' | 'middle_name' | 'birth_date'>;

/** A person's names as in a document and the date of birth, inside a `FormProvider`. */
export function NameFields({ isMiddleNameDue }: { readonly isMiddleNameDue: boolean }) {
  const { register, formState } = useFormContext<NameForm>();
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <Field label="Фамилия" error={errors.last_name?.message}>
        <TextInput {...register('last_name')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="Имя" error={errors.first_name?.message}>
        <TextInput {...register('first_name')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="Отчество" optional={!isMiddleNameDue} error={errors.middle_name?.message}>
        <TextInput {...register('middle_name')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="Дата рождения" error={errors.birth_date?.message}>
        <TextInput
          {...register('birth_date')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="ДД.ММ.ГГГГ"
          maxLength={10}
          numeric
          onInput={dotTypedDate}
        />
      </Field>
    </div>
  );
}
