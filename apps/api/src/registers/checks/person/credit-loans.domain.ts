import type { FindingRecord, Level } from '@proverka/contract/finding';
import { kopecks } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';

interface Payments {
  /** «2026-03». */
  readonly last_month: string;
  /** Of months one after the other up to the last one; null where nobody told. */
  readonly late_days: readonly (number | null)[];
}

interface Loan {
  readonly kind: string;
  readonly lender: string;
  /** ISO. */
  readonly opened_on: string;
  /** How late each payment was; bureaus tell it of some loans only. */
  readonly payments?: Payments | null | undefined;
  /** How it goes or how it ended; bureaus name it for some loans only. */
  readonly state?: string | null | undefined;
}

export interface OpenLoan extends Loan {
  readonly limit_kopecks: number;
  readonly balance_kopecks: number;
  readonly overdue_days: number;
  /** What is paid every month, where the bureau knows it. */
  readonly monthly_payment_kopecks?: number | null | undefined;
  readonly worst_overdue_days?: number | null | undefined;
}

export interface ClosedLoan extends Loan {
  readonly closed_on: string;
  readonly worst_overdue_days: number;
}

/** A delay longer than this is held against the borrower; one that waits now is a default. */
const LONG_OVERDUE_DAYS = 30;
/** Beyond this a loan counts as defaulted at banks (the Basel accords), also when it was repaid later. */
const DEFAULT_OVERDUE_DAYS = 90;

/** Loans the lender did not get back as agreed, and what became of them. */
const unpaidStates: Readonly<Record<string, string>> = {
  court: 'взыскан через суд',
  sold: 'долг продан другому кредитору',
  written_off: 'списан как безнадёжный',
  bankruptcy: 'списан при банкротстве',
};
const paidStates: Readonly<Record<string, string>> = { active: 'выплачивается', repaid: 'выплачен' };

export const isUnpaid = ({ state }: Loan): boolean => state != null && Object.hasOwn(unpaidStates, state);

const isUnknown = ({ state }: Loan): boolean =>
  state != null && !Object.hasOwn(unpaidStates, state) && !Object.hasOwn(paidStates, state);

/** The longest delay of the loan, today's included. */
export const worstOf = (loan: OpenLoan | ClosedLoan): number =>
  Math.max(loan.worst_overdue_days ?? 0, 'overdue_days' in loan ? loan.overdue_days : 0);

export const isLong = (days: number): boolean => days > LONG_OVERDUE_DAYS;
export const isDefault = (days: number): boolean => days > DEFAULT_OVERDUE_DAYS;

/** A debt that waits now is worse than one that waited once. */
function levelOfLoan(loan: OpenLoan | ClosedLoan): Level {
  if ('overdue_days' in loan) {
    if (isUnpaid(loan) || isLong(loan.overdue_days)) return 'danger';
    if (loan.overdue_days > 0) return 'warning';
  }
  if (isUnpaid(loan) || isDefault(worstOf(loan))) return 'warning';
  return worstOf(loan) > 0 || isUnknown(loan) ? 'attention' : 'clear';
}

export const daysWords = (days: number): string => countedPlainly(days, 'день', 'дня', 'дней');

/** The record of a loan: what it is, how it was paid. */
export function recordOfLoan(loan: OpenLoan | ClosedLoan): FindingRecord {
  return {
    title: `${loan.kind}, ${loan.lender}`,
    level: levelOfLoan(loan),
    facts: ['overdue_days' in loan ? openFacts(loan) : closedFacts(loan), stateFact(loan)].flat(),
  };
}

const openFacts = (loan: OpenLoan): FindingRecord['facts'] => [
  { name: 'Открыт', value: formatDate(loan.opened_on) },
  { name: 'Сумма или лимит', value: formatMoney(kopecks(loan.limit_kopecks)) },
  { name: 'Осталось выплатить', value: formatMoney(kopecks(loan.balance_kopecks)) },
  { name: 'Просрочка сейчас', value: loan.overdue_days === 0 ? 'нет' : daysWords(loan.overdue_days) },
  ...(worstOf(loan) > loan.overdue_days
    ? [{ name: 'Самая долгая просрочка', value: daysWords(worstOf(loan)) }]
    : []),
];

const closedFacts = (loan: ClosedLoan): FindingRecord['facts'] => [
  { name: 'Срок', value: `${formatDate(loan.opened_on)} — ${formatDate(loan.closed_on)}` },
  { name: 'Самая долгая просрочка', value: worstOf(loan) === 0 ? 'не было' : daysWords(worstOf(loan)) },
];

/** A state nobody here knows is shown as the bureau names it. */
function stateFact(loan: OpenLoan | ClosedLoan): FindingRecord['facts'] {
  const { state } = loan;
  if (state == null || Object.hasOwn(paidStates, state)) return [];
  const isOpen = 'overdue_days' in loan;
  const value =
    isOpen && state === 'court'
      ? 'взыскивается через суд'
      : isUnpaid(loan)
        ? (unpaidStates[state] ?? state)
        : `«${state}», так назвало бюро`;
  return [{ name: isOpen ? 'Что с долгом' : 'Чем кончилось', value }];
}

/** The worst first: the loan a headline names is the first one below it. */
export const worstFirst = <One extends OpenLoan | ClosedLoan>(loans: readonly One[]): One[] =>
  loans.toSorted(
    (one, other) =>
      weight(other) - weight(one) ||
      Number(isUnpaid(other)) - Number(isUnpaid(one)) ||
      worstOf(other) - worstOf(one) ||
      other.opened_on.localeCompare(one.opened_on),
  );

const levels: readonly Level[] = ['clear', 'attention', 'warning', 'danger'];
const weight = (loan: OpenLoan | ClosedLoan): number => levels.indexOf(levelOfLoan(loan));

/** The worst level of several loans. */
export const levelOfLoans = (loans: readonly (OpenLoan | ClosedLoan)[]): Level =>
  levels[Math.max(0, ...loans.map(weight))] ?? 'clear';
