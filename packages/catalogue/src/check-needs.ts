import type { PersonField } from '@proverka/validation/forms/person';
import type { CheckForm } from './check-form.ts';
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
