import { checkNeeds, type CheckNeeds, type PersonNeeds } from '@proverka/order-flow/check-needs';

/** The data a product needs before it can be ordered. */
export type CheckForm =
  | (PersonNeeds & { readonly title: string })
  | Exclude<CheckNeeds, PersonNeeds>
  /** Answered on the page, without an order. */
  | { readonly kind: 'passport' }
  | { readonly kind: 'fssp' }
  /** Sold by the brand's other site. */
  | { readonly kind: 'realty' };

export type FormKind = CheckForm['kind'];

const special: Readonly<Record<string, CheckForm>> = {
  CheckPassport: { kind: 'passport' },
  CheckFsspFree: { kind: 'fssp' },
  CheckRealty: { kind: 'realty' },
};

/** The heading of a person's form. */
const titles: Readonly<Record<string, string>> = {
  CheckEmployee: 'Данные кандидата',
  CheckTenant: 'Данные арендатора',
  CheckBorrower: 'Данные заёмщика',
  CheckDriver: 'Данные водителя',
  CheckBusinessPartner: 'Данные партнёра',
  CheckSecurity: 'Данные проверяемого',
  CheckAutoOwner: 'Данные продавца машины',
  CheckFssp: 'Чьи долги проверить',
  CheckFines: 'Чьи штрафы проверить',
  CheckExitBan: 'Кто едет',
  CheckTaxDebts: 'Чей налоговый долг проверить',
  CheckSelfEmployed: 'Чей статус проверить',
  CheckInn: 'Чей ИНН узнать',
  CheckPassportFull: 'Чей паспорт проверить',
  CreditRating: 'Чей рейтинг узнать',
  CheckBki: 'Чья кредитная история',
};

/** The form of a landing follows from the product it sells. */
export function checkFormOf(productName: string): CheckForm {
  const form = special[productName] ?? checkNeeds(productName);
  if (form === null) throw new Error(`No form is known for ${productName}`);
  return form.kind === 'person' ? { ...form, title: titles[productName] ?? 'Кого проверить' } : form;
}
