import { Card } from '@proverka/ui-kit/card';
import { formatDate } from '@proverka/words/dates';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonField,
  type PersonForm,
} from '@proverka/validation/forms/person';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { useId } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { PersonExtras } from '../person-fields/person-fields.tsx';
import type { PersonExtra } from '@proverka/catalogue/check-form';
import styles from './missing-data.module.css';
import { todayInMoscow } from './today-in-moscow.ts';

type Subject = Readonly<Record<string, string>>;

export interface MissingDataForm {
  readonly form: UseFormReturn<PersonForm>;
  /** The subject with the entered fields once all required ones are valid; otherwise null, and the fields show messages. */
  readonly complete: (subject: Subject, due: readonly PersonField[]) => Promise<Subject | null>;
}

/** The required fields of the chosen checks that the first form did not ask for. */
export function useMissingData(): MissingDataForm {
  const form = useForm<PersonForm>({ defaultValues: emptyPersonForm });
  return {
    form,
    complete: async (subject, due) => {
      const entered = form.getValues();
      const known = { ...subject, birth_date: formatDate(subject['birth_date'] ?? '') };
      const typed = Object.fromEntries(due.map((field) => [field, entered[field]]));
      const whole: PersonForm = { ...emptyPersonForm, ...known, ...typed, consents: true };
      const options = { fields: {}, shouldUseNativeValidation: false };
      const { errors } = await resolverOf(personRules(todayInMoscow(), due))(whole, undefined, options);
      form.clearErrors();
      const failing = due.filter((field) => errors[field] !== undefined);
      failing.forEach((field, place) =>
        form.setError(
          field,
          { type: 'rule', message: errors[field]?.message ?? '' },
          { shouldFocus: place === 0 },
        ),
      );
      return failing.length > 0 ? null : { ...personSubject(whole) };
    },
  };
}

interface MissingDataProps {
  readonly form: UseFormReturn<PersonForm>;
  readonly due: readonly PersonField[];
}

/** Asked for in place, so that nobody has to return to the form for one field. */
export function MissingData({ form, due }: MissingDataProps) {
  const headingId = useId();
  if (due.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <div>
        <h3 id={headingId} className={styles.title}>
          Нужны ещё данные
        </h3>
        <p className={styles.note}>Без них источник не ответит на то, что вы выбрали.</p>
      </div>
      <FormProvider {...form}>
        <PersonExtras ask={extrasOf(due)} due={due} />
      </FormProvider>
    </Card>
  );
}

function extrasOf(due: readonly PersonField[]): readonly PersonExtra[] {
  const asked: Readonly<Record<PersonExtra, PersonField>> = {
    passport: 'passport_series',
    inn: 'inn',
    region: 'region',
  };
  return (Object.keys(asked) as PersonExtra[]).filter((extra) => due.includes(asked[extra]));
}
