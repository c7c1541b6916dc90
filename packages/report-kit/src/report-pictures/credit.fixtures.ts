import type { Finding } from '@proverka/contract/finding';
import { examplePayments, exampleScore } from '../example-credit.ts';
import { exampleFinding } from '../example-findings.ts';

/** What a bureau knows of an invented person with arrears. */
export const creditFindings: readonly Finding[] = [
  exampleFinding({
    level: 'warning',
    code: 'credit_rating_score',
    title: 'Кредитный рейтинг 412 из 999: низкий',
    source: 'Тестовое бюро кредитных историй',
    charts: [exampleScore(412, 'По такому баллу банки скорее всего откажут.')],
  }),
  exampleFinding({
    level: 'danger',
    code: 'credit_rating_overdue',
    title: 'Просрочка по 1 кредиту из 2, 95 дней',
    source: 'Тестовое бюро кредитных историй',
    charts: [
      { kind: 'load', payments_kopecks: 3_180_000, income_kopecks: 4_500_000 },
      examplePayments(
        'Потребительский кредит, Банк «Образец»',
        '2024-03',
        [26, 'paid'],
        [1, 'late_30'],
        [2, 'late_90'],
        [1, 'late_more'],
      ),
      examplePayments(
        'Кредитная карта, Тестовый банк',
        '2022-06',
        [14, 'paid'],
        [3, 'unknown'],
        [30, 'paid'],
      ),
    ],
  }),
];
