import type { PersonField } from '@proverka/validation/forms/person';
import type { CheckForm, PersonExtra, PersonForm } from './check-form.ts';
import { offerOf } from './offers.ts';

/** `null` for a product that is not a check: reports on objects, instant checks. */
export function checkNeeds(productName: string): CheckForm | null {
  return offerOf(productName)?.form ?? null;
}

/** The fields required by the products together that the subject lacks. */
export function missingFields(
  productNames: readonly string[],
  subject: Readonly<Record<string, string>>,
): readonly PersonField[] {
  const due = productNames.flatMap((name) => {
    const needed = checkNeeds(name);
    return needed?.kind === 'person' ? needed.due : [];
  });
  return [...new Set(due)].filter((field) => (subject[field] ?? '') === '');
}

const fieldsOf: Readonly<Record<PersonExtra, readonly PersonField[]>> = {
  passport: ['passport_series', 'passport_number'],
  inn: ['inn'],
  region: ['region'],
};

/** A field of the form that may stay empty, and the result it adds. */
export interface OptionalExtra {
  readonly extra: PersonExtra;
  readonly fields: readonly PersonField[];
  readonly adds: string;
}

/** What the products together could use besides, and the subject lacks. */
export function optionalExtras(
  productNames: readonly string[],
  subject: Readonly<Record<string, string>>,
): readonly OptionalExtra[] {
  const forms = productNames.flatMap((name): PersonForm[] => {
    const needed = checkNeeds(name);
    return needed?.kind === 'person' ? [needed] : [];
  });
  const due = missingFields(productNames, subject);
  return (Object.keys(fieldsOf) as PersonExtra[]).flatMap((extra) => {
    const fields = fieldsOf[extra];
    const isOpen = fields.every((field) => !due.includes(field) && (subject[field] ?? '') === '');
    const adds = forms.find(({ ask, adds: words }) => ask.includes(extra) && words?.[extra])?.adds?.[extra];
    return isOpen && adds !== undefined ? [{ extra, fields, adds }] : [];
  });
}
