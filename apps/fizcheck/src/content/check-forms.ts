import type { PersonField } from '@proverka/validation/forms/person';

/** What sources need beside names and birth date. */
export type PersonExtra = 'passport' | 'inn' | 'region';

/** What a product has to be told before it can be ordered. */
export type CheckForm =
  | {
      readonly kind: 'person';
      readonly title: string;
      /** Fields beside names and birth date. */
      readonly ask: readonly PersonExtra[];
      /** Those of them a source does not answer without. */
      readonly due: readonly PersonField[];
      /** Bureaus show another person's only with the written consent of that person (218-FZ, article 6). */
      readonly isCreditHistory?: true;
    }
  | { readonly kind: 'company' }
  | { readonly kind: 'car' }
  /** Answers on the page, nothing is ordered. */
  | { readonly kind: 'passport' }
  /** Sold by the brand's other site. */
  | { readonly kind: 'realty' };

export type FormKind = CheckForm['kind'];

const passport: readonly PersonField[] = ['passport_series', 'passport_number'];

/** All sources about a person: each further datum opens one more of them. */
const whole = (title: string): CheckForm => ({
  kind: 'person',
  title,
  ask: ['passport', 'inn', 'region'],
  due: [],
});
/** Bailiffs' data is kept by region. */
const byRegion = (title: string): CheckForm => ({ kind: 'person', title, ask: ['region'], due: ['region'] });
const byPassport = (title: string): CheckForm => ({
  kind: 'person',
  title,
  ask: ['passport'],
  due: passport,
});
const creditHistory = (title: string): CheckForm => ({
  kind: 'person',
  title,
  ask: ['passport'],
  due: passport,
  isCreditHistory: true,
});
const byInn = (title: string): CheckForm => ({ kind: 'person', title, ask: ['inn'], due: ['inn'] });

/** Which form a landing shows follows from what it sells. */
const checkForms: Readonly<Record<string, CheckForm>> = {
  CheckPerson: whole('Кого проверить'),
  CheckEmployee: whole('Данные кандидата'),
  CheckTenant: whole('Данные арендатора'),
  CheckBorrower: whole('Данные заёмщика'),
  CheckDriver: whole('Данные водителя'),
  CheckBusinessPartner: whole('Данные партнёра'),
  CheckSecurity: whole('Данные проверяемого'),
  CheckAutoOwner: whole('Данные продавца машины'),
  CheckFssp: byRegion('Чьи долги проверить'),
  CheckFsspFree: byRegion('Чьи долги проверить'),
  CheckFines: byRegion('Чьи штрафы проверить'),
  CheckExitBan: byRegion('Кто едет'),
  CheckCriminalRecord: byRegion('Кого проверить'),
  CheckTaxDebts: byInn('Чей налоговый долг проверить'),
  CheckSelfEmployed: byInn('Чей статус проверить'),
  CheckBankruptcy: { kind: 'person', title: 'Кого проверить', ask: ['inn'], due: [] },
  CheckInn: byPassport('Чей ИНН узнать'),
  CheckPassportFull: byPassport('Чей паспорт проверить'),
  CreditRating: creditHistory('Чей рейтинг узнать'),
  CheckBki: creditHistory('Чья кредитная история'),
  CheckPassport: { kind: 'passport' },
  CounterAgent: { kind: 'company' },
  CheckLegalEntity: { kind: 'company' },
  CheckAuto: { kind: 'car' },
  CheckRealty: { kind: 'realty' },
};

export function checkFormOf(productName: string): CheckForm {
  const form = checkForms[productName];
  if (!form) throw new Error(`No form is known for ${productName}`);
  return form;
}
