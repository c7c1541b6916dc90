import type { PersonField } from '@proverka/validation/forms/person';
import type { CheckedKind } from '../order/order-request.domain.ts';

/** The fields of a form besides names and birth date. */
export type PersonExtra = 'passport' | 'inn' | 'region';

export interface PersonNeeds {
  readonly kind: 'person';
  /** Additional fields: each is needed by one more source. */
  readonly ask: readonly PersonExtra[];
  /** The additional fields a source requires. */
  readonly due: readonly PersonField[];
  /** Bureaus require the written consent of the person concerned (218-FZ, article 6). */
  readonly isCreditHistory?: true;
}

/** The kind of subject of a product and the fields required for an order. */
export type CheckNeeds = PersonNeeds | { readonly kind: Exclude<CheckedKind, 'person'> };

const whole: PersonNeeds = { kind: 'person', ask: ['passport', 'inn', 'region'], due: [] };
/** The bailiffs keep their data by region. */
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

/** `null` for a product that is not a check: reports on objects, instant checks. */
export function checkNeeds(productName: string): CheckNeeds | null {
  return needs[productName] ?? null;
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
