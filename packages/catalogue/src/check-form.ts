import type { PersonField } from '@proverka/validation/forms/person';

/** What a form asks beside names and birth date. */
export type PersonExtra = 'passport' | 'inn' | 'region';

export interface PersonForm {
  readonly kind: 'person';
  /** Fields beside names and birth date: each opens one more source. */
  readonly ask: readonly PersonExtra[];
  /** Those of them a source does not answer without. */
  readonly due: readonly PersonField[];
  /** Bureaus show another person's only with the written consent of that person (218-FZ, article 6). */
  readonly isCreditHistory?: true;
  /** «Кого проверить» unless said otherwise. */
  readonly title?: string;
  /** The words of the button; «Проверить» unless said otherwise. */
  readonly action?: string;
}

/** What a product has to be told before it can be ordered. */
export type CheckForm = PersonForm | { readonly kind: 'company' } | { readonly kind: 'car' };

export const wholePerson: PersonForm = { kind: 'person', ask: ['passport', 'inn', 'region'], due: [] };
/** Bailiffs' data is kept by region. */
export const byRegion: PersonForm = { kind: 'person', ask: ['region'], due: ['region'] };
export const byPassport: PersonForm = {
  kind: 'person',
  ask: ['passport'],
  due: ['passport_series', 'passport_number'],
};
export const byInn: PersonForm = { kind: 'person', ask: ['inn'], due: ['inn'] };
