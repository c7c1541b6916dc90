import type { PersonField } from '@proverka/validation/forms/person';
import type { CheckForm } from './check-form.ts';
import { offerOf } from './offers.ts';

/** `null` for a product that is no check of somebody: reports on objects, what is answered at once. */
export function checkNeeds(productName: string): CheckForm | null {
  return offerOf(productName)?.form ?? null;
}

/** What the products together cannot be ordered without and the subject does not say yet. */
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
