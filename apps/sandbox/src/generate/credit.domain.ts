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

function openCredit(random: Random, standing: CreditStanding): object {
  const limit = randomAmount(random, 30_000, 900_000);
  return {
    kind: random.pick(KINDS),
    lender: random.pick(LENDERS),
    opened_on: day(random, 2021, 2025),
    limit_kopecks: limit,
    balance_kopecks: Math.round((limit * random.whole(10, 95)) / 10_000) * 100,
    overdue_days: overdue(random, standing),
  };
}

const closedCredit = (random: Random, standing: CreditStanding): object => ({
  kind: random.pick(KINDS),
  lender: random.pick(LENDERS),
  opened_on: day(random, 2012, 2016),
  closed_on: day(random, 2017, 2020),
  worst_overdue_days: overdue(random, standing),
});

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
  };
}
