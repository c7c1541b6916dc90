import type { RegisterRow } from '../registers/person.ts';
import { day, randomAmount } from './person-records.domain.ts';
import type { Random } from './random.domain.ts';

export type CreditStanding = 'good' | 'average' | 'bad';

const KINDS = ['Потребительский кредит', 'Кредитная карта', 'Ипотека', 'Автокредит', 'Микрозаём'];
const LENDERS = ['Тестовый банк', 'Банк «Образец»', 'Примерный кредит', 'МФК «Пробный заём»'];

const SCORES: Record<CreditStanding, [number, number]> = {
  good: [820, 960],
  average: [560, 700],
  bad: [90, 260],
};

const overdue = (random: Random, standing: CreditStanding): number => {
  if (standing === 'good') return 0;
  return standing === 'average' ? random.pick([0, 0, 12]) : random.whole(35, 180);
};

/** Whole months since the year 0. */
const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
/** No loan was opened later; relative months are counted back from the month of the question. */
const LATEST = monthsOf('2026-10-01');
const MONTHS_TOLD = 60;

interface Payments {
  readonly last_month: string;
  readonly late_days: readonly number[];
}

/** The latest months of a loan that is paid; one that is overdue today was not paid since it began to be. */
function paymentsNow(openedOn: string, overdueDays: number): Payments {
  const count = Math.min(MONTHS_TOLD, LATEST - monthsOf(openedOn));
  const late_days = Array.from({ length: count }, (_, place) =>
    Math.max(0, overdueDays - (count - place - 1) * 30),
  );
  return { last_month: '@-1m', late_days };
}

/** All months of a repaid loan; the longest delay grew up to the middle and was made good. */
function paymentsThen(openedOn: string, closedOn: string, worst: number): Payments {
  const count = monthsOf(closedOn) - monthsOf(openedOn);
  const middle = Math.floor(count / 2);
  const late_days = Array.from({ length: count }, (_, place) =>
    place > middle ? 0 : Math.max(0, worst - (middle - place) * 30),
  );
  return { last_month: closedOn.slice(0, 7), late_days };
}

function openCredit(random: Random, standing: CreditStanding): object {
  const limit = randomAmount(random, 30_000, 900_000);
  const loan = {
    kind: random.pick(KINDS),
    lender: random.pick(LENDERS),
    opened_on: day(random, 2021, 2025),
    limit_kopecks: limit,
    balance_kopecks: Math.round((limit * random.whole(10, 95)) / 10_000) * 100,
    overdue_days: overdue(random, standing),
  };
  return {
    ...loan,
    monthly_payment_kopecks: Math.round(limit / 4800) * 100,
    payments: paymentsNow(loan.opened_on, loan.overdue_days),
  };
}

function closedCredit(random: Random, standing: CreditStanding): object {
  const loan = {
    kind: random.pick(KINDS),
    lender: random.pick(LENDERS),
    opened_on: day(random, 2012, 2016),
    closed_on: day(random, 2017, 2020),
    worst_overdue_days: overdue(random, standing),
  };
  return { ...loan, payments: paymentsThen(loan.opened_on, loan.closed_on, loan.worst_overdue_days) };
}

/** What lenders told the bureau; of an average borrower they told nothing. */
const INCOMES: Record<CreditStanding, number | null> = { good: 12_000_000, average: null, bad: 4_500_000 };

/** The bureau says of some loans what became of them. */
const SOLD = { state: 'sold' };

const some = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** A credit rating as a bureau reports it: score, debts and repaid loans. */
export function creditRating(random: Random, standing: CreditStanding): RegisterRow {
  const score = random.whole(...SCORES[standing]);
  return {
    score,
    bureau: 'Тестовое бюро кредитных историй',
    as_of: '@-2',
    approval_percent: Math.max(3, Math.min(97, Math.round(score / 10.5))),
    open: some(standing === 'bad' ? random.whole(3, 5) : random.whole(1, 2), () =>
      openCredit(random, standing),
    ),
    closed: some(random.whole(1, 4), () => closedCredit(random, standing)).map((loan, place) =>
      Object.assign(loan, standing === 'bad' && place === 0 ? SOLD : {}),
    ),
    requests_last_month: standing === 'bad' ? random.whole(5, 14) : random.whole(0, 2),
    income_kopecks: INCOMES[standing],
  };
}
