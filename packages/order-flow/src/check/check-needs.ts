import type { PersonField } from '@proverka/validation/forms/person';
import type { CheckedKind } from '../order/order-request.domain.ts';

/** What a form asks beside names and birth date. */
export type PersonExtra = 'passport' | 'inn' | 'region';

export interface PersonNeeds {
  readonly kind: 'person';
  /** Fields beside names and birth date: each opens one more source. */
  readonly ask: readonly PersonExtra[];
  /** Those of them a source does not answer without. */
  readonly due: readonly PersonField[];
  /** Bureaus show another person's only with the written consent of that person (218-FZ, article 6). */
  readonly isCreditHistory?: true;
}

/** Whom or what a product is about, and what it has to be told before it can be ordered. */
export type CheckNeeds = PersonNeeds | { readonly kind: Exclude<CheckedKind, 'person'> };

const whole: PersonNeeds = { kind: 'person', ask: ['passport', 'inn', 'region'], due: [] };
/** Bailiffs' data is kept by region. */
const byRegion: PersonNeeds = { kind: 'person', ask: ['region'], due: ['region'] };
const byPassport: PersonNeeds = {
  kind: 'person',
  ask: ['passport'],
  due: ['passport_series', 'passport_number'],
};
const creditHistory: PersonNeeds = { ...byPassport, isCreditHistory: true };
const byInn: PersonNeeds = { kind: 'person', ask: ['inn'], due: ['inn'] };

const needs: Readonly<Record<string, CheckNeeds>> = {
  CheckPerson: whole,
  CheckEmployee: whole,
  CheckTenant: whole,
  CheckBorrower: whole,
  CheckDriver: whole,
  CheckBusinessPartner: whole,
  CheckSecurity: whole,
  CheckAutoOwner: whole,
  CheckOwnerV2: whole,
  CheckFssp: byRegion,
  CheckFsspFree: byRegion,
  CheckFines: byRegion,
  CheckExitBan: byRegion,
  CheckCriminalRecord: byRegion,
  CheckTaxDebts: byInn,
  CheckSelfEmployed: byInn,
  CheckBankruptcy: { kind: 'person', ask: ['inn'], due: [] },
  CheckInn: byPassport,
  CheckPassportFull: byPassport,
  CreditRating: creditHistory,
  CheckBki: creditHistory,
  CounterAgent: { kind: 'company' },
  CheckLegalEntity: { kind: 'company' },
  CheckAuto: { kind: 'car' },
};

/** `null` for a product that is no check of somebody: reports on objects, what is answered at once. */
export function checkNeeds(productName: string): CheckNeeds | null {
  return needs[productName] ?? null;
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
