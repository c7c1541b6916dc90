import { formatDate } from '@proverka/words/dates';
import { emptyPersonForm, type PersonForm } from '@proverka/validation/forms/person';

/** A draft as form values; consent is always asked for again. */
export function draftedForm(subject: Readonly<Record<string, string>>): PersonForm {
  const text = (field: keyof PersonForm) => subject[field] ?? '';
  return {
    ...emptyPersonForm,
    last_name: text('last_name'),
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    birth_date: formatDate(text('birth_date')),
    passport_series: text('passport_series'),
    passport_number: text('passport_number'),
    inn: text('inn'),
    region: text('region'),
  };
}
