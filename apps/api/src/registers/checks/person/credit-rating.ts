import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import type { Level } from '@proverka/contract/finding';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';
import { day } from '../day.ts';
import { defineCheck } from '../../check.ts';
import {
  daysWords,
  isLong,
  isUnpaid,
  levelOfLoans,
  recordOfLoan,
  worstFirst,
  worstOf,
} from './credit-loans.domain.ts';
import type { ClosedLoan, OpenLoan } from './credit-loans.domain.ts';
import { loadChart, loadOf, paymentCharts } from './credit-charts.domain.ts';
import { closedWords, creditsWords, loadWords, openWords } from './credit-words.domain.ts';
import { withPassport } from './passport-of.ts';

const words = z.string().max(300);
/** Of months one after the other up to the last one: how many days each payment was late; null where nobody told. */
const payments = z
  .object({
    last_month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/u),
    late_days: z.array(z.int().min(0).nullable()).max(600),
  })
  .nullish();
const ratingSchema = z.object({
  score: z.int().min(1).max(999),
  bureau: words,
  as_of: day,
  approval_percent: z.number().min(0).max(100),
  open: z
    .array(
      z.object({
        kind: words,
        lender: words,
        opened_on: day,
        limit_kopecks: z.int().min(0),
        balance_kopecks: z.int().min(0),
        overdue_days: z.int().min(0),
        worst_overdue_days: z.int().min(0).nullish(),
        monthly_payment_kopecks: z.int().min(0).nullish(),
        payments,
        state: words.nullish(),
      }),
    )
    .max(200),
  closed: z
    .array(
      z.object({
        kind: words,
        lender: words,
        opened_on: day,
        closed_on: day,
        worst_overdue_days: z.int().min(0),
        payments,
        state: words.nullish(),
      }),
    )
    .max(500),
  requests_last_month: z.int().min(0),
  /** Of a month, as lenders told it to the bureau. */
  income_kopecks: z.int().min(0).nullish(),
});
type Rating = z.infer<typeof ratingSchema>;

const MANY_REQUESTS = 4;

/** The rating of a credit bureau (218-FZ): the score from 1 to 999, current debts, repaid credits. */
export const creditRatingCheck = defineCheck<'person', readonly Rating[]>({
  type: 'credit_rating',
  questionPrice: 2500,
  kind: 'person',
  title: 'Кредитный рейтинг и история',
  needsConsent: true,
  ask: ({ supplier }, subject, ticket, signal, { consent }) =>
    // The passport first: the consent names who gives it.
    withPassport(subject, async () =>
      consent === null
        ? { kind: 'needs_data', missing: ['consent'], reason: 'Нужно согласие того, о ком запрос' }
        : supplier.creditRating(consent, { ...subject }, ratingSchema, ticket, signal),
    ),
  findings: ({ data, asOf }) => {
    const rating = data?.[0];
    if (rating === undefined) {
      return [
        {
          level: 'attention',
          code: 'credit_rating_none',
          title: 'Кредитной истории нет',
          text: 'Бюро не знает кредитов этого человека. Банки относятся к этому осторожно: первый кредит дают небольшой и под больший процент.',
        },
      ];
    }
    return [ratingFinding(rating, asOf), openFinding(rating), closedFinding(rating)];
  },
});

/** From this score up: the bureau's group and what it means for a credit application. */
const grades = [
  { from: 750, level: 'clear', word: 'высокий', chance: 'большинство банков согласится' },
  {
    from: 500,
    level: 'attention',
    word: 'средний',
    chance: 'одни банки согласятся, другие откажут или дадут меньше',
  },
  { from: 250, level: 'warning', word: 'низкий', chance: 'банки скорее всего откажут' },
  { from: 0, level: 'danger', word: 'очень низкий', chance: 'банки почти наверняка откажут' },
] as const;

/** The grades as parts of a scale that goes up. */
const zones = grades
  .toReversed()
  .map(({ word, level }, place, all) => ({ to: all[place + 1]?.from ?? 999, title: word, level }));

const gradeOf = ({ score }: Rating) => grades.find(({ from }) => score >= from) ?? grades[3];

function ratingFinding(rating: Rating, asOf: string): FindingDraft {
  const grade = gradeOf(rating);
  return {
    level: grade.level,
    code: 'credit_rating_score',
    title: `Кредитный рейтинг ${rating.score} из 999: ${grade.word}`,
    text: sentences(
      `По баллу ${grade.chance}: вероятность одобрения около ${Math.round(rating.approval_percent)} %`,
      ...reasonsOf(rating),
      // The finding names the day of the answer.
      rating.as_of === asOf ? '' : `Бюро рассчитало рейтинг на ${formatDate(rating.as_of)}`,
    ),
    charts: [
      {
        kind: 'score',
        title: 'Кредитный рейтинг',
        value: rating.score,
        from: 1,
        meaning: `По такому баллу ${grade.chance}.`,
        zones,
      },
    ],
  };
}

/** What influences the score, the strongest factor first. */
function reasonsOf({ open, closed, requests_last_month: requests }: Rating): string[] {
  const worst = Math.max(0, ...open.map(({ overdue_days: days }) => days));
  const lateBefore = closed.filter((loan) => isLong(worstOf(loan))).length;
  const unpaid = [...open, ...closed].filter(isUnpaid).length;
  return [
    worst > 0 && `Мешает просрочка ${daysWords(worst)}: погасите её первой`,
    lateBefore > 0 && `Мешают прошлые просрочки больше месяца: ${creditsWords(lateBefore)}`,
    requests >= MANY_REQUESTS &&
      `Мешают частые заявки: ${countedPlainly(requests, 'запрос', 'запроса', 'запросов')} за месяц, подождите два-три месяца`,
    unpaid > 0 && `Мешают долги, которые взыскали через суд, продали или списали: ${creditsWords(unpaid)}`,
    levelOfLoans([...open, ...closed]) === 'clear' &&
      closed.length > 0 &&
      'Помогает то, что прежние кредиты выплачены в срок',
  ].filter((reason) => reason !== false);
}

function openFinding(rating: Rating): FindingDraft {
  const { open } = rating;
  if (open.length === 0) {
    return {
      level: 'clear',
      code: 'credit_rating_open_none',
      title: 'Открытых кредитов нет',
      text: 'Долгов перед банками и микрофинансовыми организациями бюро не знает.',
    };
  }
  const loans = worstFirst(open);
  const load = loadOf(open, rating.income_kopecks);
  return {
    level: open.some(({ overdue_days: days }) => days > 0) ? levelOfLoans(loans) : levelOfPast(loans, rating),
    ...openWords(loans),
    ...(load && { text: `${openWords(loans).text} ${loadWords(load)}` }),
    records: loans.map(recordOfLoan),
    charts: [...loadChart(load), ...paymentCharts(loans)],
  };
}

function closedFinding(rating: Rating): FindingDraft {
  const { closed } = rating;
  if (closed.length === 0) {
    return {
      level: 'clear',
      code: 'credit_rating_closed_none',
      title: 'Закрытых кредитов нет',
      text: 'Как человек выплачивал прежние кредиты, банку сравнить не с чем.',
    };
  }
  const loans = worstFirst(closed);
  return {
    level: levelOfPast(loans, rating),
    ...closedWords(loans),
    records: loans.map(recordOfLoan),
    charts: paymentCharts(loans),
  };
}

/** A score the bureau gave in spite of old arrears says more about a new application than they do. */
function levelOfPast(loans: readonly (OpenLoan | ClosedLoan)[], rating: Rating): Level {
  const worst = levelOfLoans(loans);
  return worst === 'warning' && gradeOf(rating).level === 'clear' ? 'attention' : worst;
}
