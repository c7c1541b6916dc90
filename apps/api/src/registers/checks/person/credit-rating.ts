import { formatDate } from '@proverka/words/dates';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';
import { day } from '../day.ts';
import { defineCheck } from '../../check.ts';
import { withPassport } from './passport-of.ts';

const words = z.string().max(300);
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
      }),
    )
    .max(500),
  requests_last_month: z.int().min(0),
});
type Rating = z.infer<typeof ratingSchema>;

/** Banks treat a credit overdue for longer than this as a default. */
const LONG_OVERDUE_DAYS = 30;
const MANY_REQUESTS = 4;

/** The rating of a credit bureau (218-FZ): the score from 1 to 999, current debts, repaid credits. */
export const creditRatingCheck = defineCheck<'person', readonly Rating[]>({
  type: 'credit_rating',
  questionPrice: 2500,
  kind: 'person',
  title: 'Кредитный рейтинг и история',
  ask: ({ supplier }, subject, ticket, signal) =>
    withPassport(subject, () =>
      supplier.check('credit_rating', { ...subject }, ratingSchema, ticket, signal),
    ),
  findings: ({ data }) => {
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
    return [ratingFinding(rating), openFinding(rating), closedFinding(rating)];
  },
});

/** From this score up: the bureau's group and what it means for a credit application. */
const grades = [
  { from: 750, level: 'clear', word: 'высокий', chance: 'Большинство банков согласится' },
  {
    from: 500,
    level: 'attention',
    word: 'средний',
    chance: 'Одни банки согласятся, другие откажут или дадут меньше',
  },
  { from: 250, level: 'warning', word: 'низкий', chance: 'Скорее всего откажут' },
  { from: 0, level: 'danger', word: 'очень низкий', chance: 'Почти наверняка откажут' },
] as const;

function ratingFinding(rating: Rating): FindingDraft {
  const grade = grades.find(({ from }) => rating.score >= from) ?? grades[3];
  return {
    level: grade.level,
    code: 'credit_rating_score',
    title: `Кредитный рейтинг ${rating.score} из 999: ${grade.word}`,
    text: sentences(
      `${grade.chance}: вероятность одобрения около ${Math.round(rating.approval_percent)} %`,
      ...reasonsOf(rating),
    ),
    records: [
      {
        title: rating.bureau,
        facts: [
          { name: 'Рейтинг', value: `${rating.score} из 999` },
          { name: 'Вероятность одобрения', value: `${Math.round(rating.approval_percent)} %` },
          { name: 'Запросов за месяц', value: String(rating.requests_last_month) },
          { name: 'На дату', value: formatDate(rating.as_of) },
        ],
      },
    ],
  };
}

/** What influences the score, the strongest factor first. */
function reasonsOf({ open, closed, requests_last_month: requests }: Rating): string[] {
  const worst = Math.max(0, ...open.map(({ overdue_days: days }) => days));
  const lateBefore = closed.filter(({ worst_overdue_days: days }) => days > LONG_OVERDUE_DAYS).length;
  return [
    worst > 0 && `Мешает просрочка ${countedPlainly(worst, 'день', 'дня', 'дней')}: погасите её первой`,
    lateBefore > 0 &&
      `Мешают прошлые просрочки больше месяца: ${countedPlainly(lateBefore, 'кредит', 'кредита', 'кредитов')}`,
    requests >= MANY_REQUESTS &&
      `Мешают частые заявки: ${countedPlainly(requests, 'запрос', 'запроса', 'запросов')} за месяц, подождите два-три месяца`,
    worst === 0 &&
      lateBefore === 0 &&
      closed.length > 0 &&
      'Помогает то, что прежние кредиты выплачены в срок',
  ].filter((reason) => reason !== false);
}

function openFinding({ open }: Rating): FindingDraft {
  if (open.length === 0) {
    return {
      level: 'clear',
      code: 'credit_rating_open_none',
      title: 'Открытых кредитов нет',
      text: 'Долгов перед банками и микрофинансовыми организациями бюро не знает.',
    };
  }
  const owed = formatMoney(add(...open.map(({ balance_kopecks: balance }) => kopecks(balance))));
  const worst = Math.max(...open.map(({ overdue_days: days }) => days));
  return {
    level: worst > LONG_OVERDUE_DAYS ? 'danger' : worst > 0 ? 'warning' : 'clear',
    code: worst > 0 ? 'credit_rating_overdue' : 'credit_rating_open',
    title:
      worst > 0
        ? `Есть просрочка: ${countedPlainly(worst, 'день', 'дня', 'дней')}`
        : countedPlainly(open.length, 'открытый кредит', 'открытых кредита', 'открытых кредитов'),
    text:
      worst > 0
        ? `Всего к выплате ${owed}. Просроченный долг банк может взыскать через суд или продать коллекторам: попросите график погашения.`
        : `Всего к выплате ${owed}, просрочек нет.`,
    records: open.map((one) => ({
      title: `${one.kind}, ${one.lender}`,
      facts: [
        { name: 'Открыт', value: formatDate(one.opened_on) },
        { name: 'Сумма или лимит', value: formatMoney(kopecks(one.limit_kopecks)) },
        { name: 'Осталось выплатить', value: formatMoney(kopecks(one.balance_kopecks)) },
        {
          name: 'Просрочка',
          value: one.overdue_days === 0 ? 'нет' : countedPlainly(one.overdue_days, 'день', 'дня', 'дней'),
        },
      ],
    })),
  };
}

function closedFinding({ closed }: Rating): FindingDraft {
  return {
    level: 'clear',
    code: 'credit_rating_closed',
    title:
      closed.length === 0
        ? 'Закрытых кредитов нет'
        : countedPlainly(closed.length, 'закрытый кредит', 'закрытых кредита', 'закрытых кредитов'),
    text:
      closed.length === 0
        ? 'Выплаченных кредитов в истории нет.'
        : 'Кредиты, которые выплачены целиком. Просрочки в них банки видят ещё семь лет.',
    ...(closed.length > 0 && {
      records: closed.map((one) => ({
        title: `${one.kind}, ${one.lender}`,
        facts: [
          { name: 'Срок', value: `${formatDate(one.opened_on)} — ${formatDate(one.closed_on)}` },
          {
            name: 'Самая долгая просрочка',
            value:
              one.worst_overdue_days === 0
                ? 'нет'
                : countedPlainly(one.worst_overdue_days, 'день', 'дня', 'дней'),
          },
        ],
      })),
    }),
  };
}
