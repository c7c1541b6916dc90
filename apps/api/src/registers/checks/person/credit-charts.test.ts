import { describe, expect, test } from 'vitest';
import { creditRatingCheck } from './credit-rating.ts';

const asOf = '2026-11-20';
const open = (more: object = {}) => ({
  kind: 'Кредитная карта',
  lender: 'Тестовый банк',
  opened_on: '2024-03-01',
  limit_kopecks: 10_000_000,
  balance_kopecks: 4_000_000,
  overdue_days: 0,
  ...more,
});
const findingsOf = (rating: object) => {
  const common = { bureau: 'Бюро', approval_percent: 58, requests_last_month: 1 };
  const data = [{ score: 610, as_of: asOf, open: [], closed: [], ...common, ...rating }];
  return creditRatingCheck.findings({ data, asOf, asked: null }, { ownersData: [{}] });
};
const chartsOf = (rating: object) => findingsOf(rating).flatMap(({ charts = [] }) => charts);

test('the score stands on the scale whose zones are the grades of the bureau', () => {
  expect(chartsOf({})).toEqual([
    {
      kind: 'score',
      title: 'Кредитный рейтинг',
      value: 610,
      from: 1,
      meaning: 'По такому баллу одни банки согласятся, другие откажут или дадут меньше.',
      zones: [
        { to: 250, title: 'очень низкий', level: 'danger' },
        { to: 500, title: 'низкий', level: 'warning' },
        { to: 750, title: 'средний', level: 'attention' },
        { to: 999, title: 'высокий', level: 'clear' },
      ],
    },
  ]);
});

describe('the payments of a loan', () => {
  const chartOf = (last_month: string, ...late_days: (number | null)[]) =>
    chartsOf({ open: [open({ payments: { last_month, late_days } })] })[1];

  test('are states month by month, and a month nobody told of is unknown', () => {
    expect(chartOf('2026-05', 0, 30, null, 31, 91)).toEqual({
      kind: 'payments',
      title: 'Кредитная карта, Тестовый банк',
      first: '2026-01',
      states: ['paid', 'late_30', 'unknown', 'late_90', 'late_more'],
    });
    expect(chartOf('2026-02', 0, 0, 0)).toMatchObject({ first: '2025-12' });
  });

  test('are those of the last ten years', () => {
    const chart = chartOf('2026-01', ...Array.from({ length: 300 }, () => 0));
    expect(chart).toMatchObject({ first: '2016-02' });
    expect(chart?.kind === 'payments' && chart.states).toHaveLength(120);
  });

  test('are not drawn where the bureau tells of no month', () => {
    expect(chartsOf({ open: [open(), open({ payments: null })] })).toHaveLength(1);
    expect(chartOf('2026-01')).toBeUndefined();
    expect(chartOf('2026-01', null, null)).toBeUndefined();
  });
});

describe('the load', () => {
  const loadOf = (income_kopecks: number | null, ...payments: (number | null)[]) =>
    chartsOf({
      income_kopecks,
      open: payments.map((monthly_payment_kopecks) => open({ monthly_payment_kopecks })),
    }).filter(({ kind }) => kind === 'load');

  test('is what all open loans take of the income, in the picture and in words', () => {
    expect(loadOf(5_000_000, 1_000_000, 500_000)).toEqual([
      { kind: 'load', payments_kopecks: 1_500_000, income_kopecks: 5_000_000 },
    ]);
    const [, told] = findingsOf({
      income_kopecks: 5_000_000,
      open: [open({ monthly_payment_kopecks: 1_500_000 })],
    });
    expect(told?.text.replaceAll('\u00A0', ' ')).toContain(
      'Платежи по кредитам — 15 000 ₽ в месяц, 30 % дохода, который знает бюро (50 000 ₽).',
    );
  });

  test('is not guessed where the income or a payment is not known', () => {
    expect(loadOf(null, 1_000_000)).toEqual([]);
    expect(loadOf(0, 1_000_000)).toEqual([]);
    expect(loadOf(5_000_000, 1_000_000, null)).toEqual([]);
    expect(loadOf(5_000_000)).toEqual([]);
  });
});
