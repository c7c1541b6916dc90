import type { FindingChart, MonthState } from '@proverka/contract/finding';
import { add, kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { ClosedLoan, OpenLoan } from './credit-loans.domain.ts';

/** What a picture shows of a loan at most: ten years. */
const MOST_MONTHS = 120;

/** How each loan was paid; nothing of loans of which the bureau tells no months. */
export const paymentCharts = (loans: readonly (OpenLoan | ClosedLoan)[]): FindingChart[] =>
  loans.flatMap(({ kind, lender, payments }): FindingChart[] => {
    const states = (payments?.late_days ?? []).slice(-MOST_MONTHS).map(stateOf);
    if (!payments || states.every((state) => state === 'unknown')) return [];
    return [
      {
        kind: 'payments',
        title: `${kind}, ${lender}`,
        first: monthBefore(payments.last_month, states.length - 1),
        states,
      },
    ];
  });

function monthBefore(last: string, count: number): string {
  const [year = 0, month = 1] = last.split('-').map(Number);
  const number = year * 12 + month - 1 - count;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

function stateOf(days: number | null): MonthState {
  if (days === null) return 'unknown';
  if (days === 0) return 'paid';
  if (days <= 30) return 'late_30';
  return days <= 90 ? 'late_90' : 'late_more';
}

export interface Load {
  readonly payments: Money;
  readonly income: Money;
}

/** What the open loans take of the income; null where the bureau does not know the income or one of the payments. */
export function loadOf(open: readonly OpenLoan[], income: number | null | undefined): Load | null {
  const payments = open.flatMap(({ monthly_payment_kopecks: payment }) => payment ?? []);
  if (!income || open.length === 0 || payments.length < open.length) return null;
  return { payments: add(...payments.map(kopecks)), income: kopecks(income) };
}

export const loadChart = (load: Load | null): FindingChart[] =>
  load === null ? [] : [{ kind: 'load', payments_kopecks: load.payments, income_kopecks: load.income }];
