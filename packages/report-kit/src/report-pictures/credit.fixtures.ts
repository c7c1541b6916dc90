import type { Finding, FindingChart, MonthState } from '@proverka/contract/finding';
import { exampleFinding } from '../example-findings.ts';

const payments = (
  title: string,
  first: string,
  ...months: readonly (readonly [count: number, state: MonthState])[]
): FindingChart => ({
  kind: 'payments',
  title,
  first,
  states: months.flatMap(([count, state]) => Array.from({ length: count }, () => state)),
});

/** What a bureau knows of an invented person with arrears. */
export const creditFindings: readonly Finding[] = [
  exampleFinding({
    level: 'warning',
    code: 'credit_rating_score',
    title: 'Кредитный рейтинг 412 из 999: низкий',
    source: 'Тестовое бюро кредитных историй',
    charts: [
      {
        kind: 'score',
        title: 'Кредитный рейтинг',
        value: 412,
        from: 1,
        meaning: 'По такому баллу банки скорее всего откажут.',
        zones: [
          { to: 250, title: 'очень низкий', level: 'danger' },
          { to: 500, title: 'низкий', level: 'warning' },
          { to: 750, title: 'средний', level: 'attention' },
          { to: 999, title: 'высокий', level: 'clear' },
        ],
      },
    ],
  }),
  exampleFinding({
    level: 'danger',
    code: 'credit_rating_overdue',
    title: 'Просрочка по 1 кредиту из 2, 95 дней',
    source: 'Тестовое бюро кредитных историй',
    charts: [
      { kind: 'load', payments_kopecks: 3_180_000, income_kopecks: 4_500_000 },
      payments(
        'Потребительский кредит, Банк «Образец»',
        '2024-03',
        [26, 'paid'],
        [1, 'late_30'],
        [2, 'late_90'],
        [1, 'late_more'],
      ),
      payments('Кредитная карта, Тестовый банк', '2022-06', [14, 'paid'], [3, 'unknown'], [30, 'paid']),
    ],
  }),
];
