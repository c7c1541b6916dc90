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
import { typeset } from '@proverka/words/typeset';
import { useId, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { PersonExtras } from '../person-fields/person-fields.tsx';
import type { PersonExtra } from '@proverka/catalogue/check-form';
import type { OptionalExtra } from '@proverka/catalogue/check-needs';
import styles from './missing-data.module.css';
import { todayInMoscow } from './today-in-moscow.ts';

type Subject = Readonly<Record<string, string>>;

export interface MissingDataForm {
  readonly form: UseFormReturn<PersonForm>;
  /**
   * The subject with the entered fields, once all required ones are there and what was entered is valid; otherwise null, and
   * the fields show messages.
   */
  readonly complete: (subject: Subject, fields: AskedFields) => Promise<Subject | null>;
}

interface AskedFields {
  readonly due: readonly PersonField[];
  /** May stay empty. */
  readonly optional: readonly PersonField[];
}

const noneEntered: Subject = {};

/** The fields of the chosen checks that the first form did not ask for, with what was entered here before. */
export function useMissingData(entered = noneEntered): MissingDataForm {
  const { passport_series = '', passport_number = '', inn = '', region = '' } = entered;
  const before = { passport_series, passport_number, inn, region };
  const form = useForm<PersonForm>({ defaultValues: { ...emptyPersonForm, ...before } });
  return {
    form,
    complete: async (subject, { due, optional }) => {
      const entered = form.getValues();
      const asked = [...due, ...optional];
      if (due.length === 0 && optional.every((field) => entered[field] === '')) return subject;
      const known = { ...subject, birth_date: formatDate(subject['birth_date'] ?? '') };
      const typed = Object.fromEntries(asked.map((field) => [field, entered[field]]));
      const whole: PersonForm = { ...emptyPersonForm, ...known, ...typed, consents: true };
      const options = { fields: {}, shouldUseNativeValidation: false };
      const { errors } = await resolverOf(personRules(todayInMoscow(), due))(whole, undefined, options);
      form.clearErrors();
      const failing = asked.filter((field) => errors[field] !== undefined);
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
  readonly optional: readonly OptionalExtra[];
}

/** Asked for in place, so that nobody has to return to the form for one field, or is asked for it after payment. */
export function MissingData({ form, due, optional }: MissingDataProps) {
  return (
    <FormProvider {...form}>
      {due.length > 0 && (
        <Asked title="Нужны ещё данные" note="Без них источник не ответит на то, что вы выбрали.">
          <PersonExtras ask={extrasOf(due)} due={due} />
        </Asked>
      )}
      {optional.length > 0 && (
        <Asked
          title="Можно добавить"
          note="Необязательно: оплатить и получить отчёт можно и без этого. Под каждым полем сказано, что оно добавит."
        >
          <PersonExtras
            ask={optional.map(({ extra }) => extra)}
            adds={Object.fromEntries(optional.map(({ extra, adds }) => [extra, adds]))}
          />
        </Asked>
      )}
    </FormProvider>
  );
}

interface AskedProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Asked({ title, note, children }: AskedProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <div>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.note}>{typeset(note)}</p>
      </div>
      {children}
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
