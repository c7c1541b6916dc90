import { isEmpty } from '@proverka/validation/rule';
import type { LoanTerms } from './annuity.domain.ts';

/** Field values as typed: «9 500 000», «18,5». */
export type LoanForm = Readonly<Record<keyof LoanTerms, string>>;

export type LoanFailures = Partial<Record<keyof LoanTerms, string>>;

export type ReadLoan =
  | { readonly terms: LoanTerms; readonly failures: null }
  | { readonly terms: null; readonly failures: LoanFailures };

/** «9 500 000 ₽» and «18,5» as numbers; NaN for anything else. */
function numberOf(typed: string): number {
  const text = typed.replaceAll(/[\s\u00A0\u202F₽%]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
}

/** The terms of the loan, or the first error of every field. */
export function readLoan(form: LoanForm): ReadLoan {
  const terms: LoanTerms = {
    price: numberOf(form.price),
    downPayment: isEmpty(form.downPayment) ? 0 : numberOf(form.downPayment),
    ratePercent: numberOf(form.ratePercent),
    years: numberOf(form.years),
  };
  const failures: LoanFailures = {};
  for (const field of ['price', 'ratePercent', 'years'] as const) {
    if (isEmpty(form[field])) failures[field] = 'Обязательное поле';
  }
  for (const field of ['price', 'downPayment', 'ratePercent', 'years'] as const) {
    if (Number.isNaN(terms[field])) failures[field] ??= 'Введите число';
  }
  if (terms.price < 1) failures.price ??= 'Значение должно быть положительным числом';
  if (terms.downPayment >= terms.price) failures.downPayment ??= 'Взнос должен быть меньше цены';
  if (terms.ratePercent > 100) failures.ratePercent ??= 'Не больше 100 %';
  if (terms.years < 1 || terms.years > 50) failures.years ??= 'От 1 года до 50 лет';
  return Object.keys(failures).length === 0 ? { terms, failures: null } : { terms: null, failures };
}
