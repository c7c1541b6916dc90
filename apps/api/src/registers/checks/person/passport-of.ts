import type { PersonSubject } from '@proverka/validation/forms/person';
import type { CheckAnswer } from '../../sources/check-answer.ts';

/** Checks that need a passport are not asked without one: the customer is asked for it first. */
export function withPassport<Data>(
  { passport_series: series, passport_number: number }: PersonSubject,
  ask: (passport: { readonly series: string; readonly number: string }) => Promise<CheckAnswer<Data>>,
): Promise<CheckAnswer<Data>> {
  if (series !== undefined && number !== undefined) return ask({ series, number });
  return Promise.resolve({
    kind: 'needs_data',
    missing: ['passport'],
    reason: 'Для этой проверки нужны серия и номер паспорта.',
  });
}
