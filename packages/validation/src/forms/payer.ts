import { bankAccount, bik, kpp } from '../bank-details.ts';
import { email } from '../email.ts';
import { maxLength, optional, required } from '../generic-rules.ts';
import { inn, innHolder, parseInn } from '../inn.ts';
import { ogrn } from '../ogrn.ts';
import { isEmpty } from '../rule.ts';
import type { FormRules } from '../rule.ts';

/** The payer of invoices and acts: an organisation (10 digits) or an entrepreneur (12). */
export type PayerForm = {
  inn: string;
  /** Organisations have one, entrepreneurs do not. */
  kpp: string;
  ogrn: string;
  name: string;
  address: string;
  /** The accountant's, when it differs from the account's. */
  email: string;
  bank_name: string;
  bik: string;
  account: string;
  correspondent_account: string;
};

const isOrganisation = (form?: PayerForm): boolean => {
  const number = parseInn(form?.inn ?? '');
  return number !== null && innHolder(number) === 'legal';
};

export const payerRules: FormRules<PayerForm> = {
  inn: [inn()],
  kpp: [
    (value, form) => (isOrganisation(form) && isEmpty(value) ? 'Обязательное поле' : null),
    (value, form) => (!isEmpty(value) && !isOrganisation(form) ? 'У предпринимателя нет КПП' : null),
    optional(kpp()),
  ],
  ogrn: [optional(ogrn())],
  name: [required(), maxLength(300)],
  address: [required(), maxLength(500)],
  email: [optional(email()), maxLength(200)],
  bank_name: [maxLength(200)],
  bik: [
    (value, form) => (isEmpty(value) && !isEmpty(form?.account) ? 'Обязательное поле' : null),
    optional(bik()),
  ],
  account: [optional(bankAccount<PayerForm>(({ bik: of }) => of))],
  correspondent_account: [optional(bankAccount<PayerForm>(({ bik: of }) => of))],
};
