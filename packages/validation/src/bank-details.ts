import { withoutSeparators, weightedSum } from './digits.ts';
import type { Rule } from './rule.ts';

// Regulation of the Bank of Russia no. 579-P: the weights apply to the last three digits of the BIK and the account.
const WEIGHTS = Array.from({ length: 23 }, (_, index) => [7, 1, 3][index % 3] ?? 0);

/** Reason code of registration: tax office, reason, number. Offices are numbered from 0000 on; nothing but zeros is a blank. */
export const isKpp = (text: string): boolean => /^(?!0{9})\d{4}[\dA-Z]{2}\d{3}$/.test(text);

/** Russian banks: 04 and a region; 01 and 02 are the Treasury. */
export const isBik = (text: string): boolean => /^0[0-24]\d{7}$/.test(text);

/** True when the account's check digit fits the bank. */
export function isBankAccount(account: string, bik: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false;
  // Correspondent accounts are held at the Bank of Russia: its code is digits 5 and 6 of the BIK after a zero.
  const bank = account.startsWith('301') ? `0${bik.slice(4, 6)}` : bik.slice(6);
  return weightedSum(bank + account, WEIGHTS) % 10 === 0;
}

export const kpp =
  (message = 'КПП состоит из 9 знаков'): Rule<string> =>
  (value) =>
    isKpp(withoutSeparators(value)) ? null : message;

export const bik =
  (message = 'БИК состоит из 9 цифр'): Rule<string> =>
  (value) =>
    isBik(withoutSeparators(value)) ? null : message;

/** `bikOf` finds the bank's BIK in the same form. */
export const bankAccount =
  <Form>(bikOf: (form: Form) => string, message = 'Счёт не подходит к БИК банка'): Rule<string, Form> =>
  (value, form) =>
    form !== undefined && isBankAccount(withoutSeparators(value), withoutSeparators(bikOf(form)))
      ? null
      : message;
