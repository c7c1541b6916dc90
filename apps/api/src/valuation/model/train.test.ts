import { beforeAll, describe, expect, test } from 'vitest';
import { inventMarket, LAST_DAY } from '../../../test/invented-market.ts';
import { conformalQuantile } from './interval.domain.ts';
import { train } from './train.domain.ts';
import type { Training, TrainingData } from './train.domain.ts';

const names = {
  101: { district: 'Первый', city: 'Тестовск' },
  102: { district: 'Второй', city: 'Тестовск' },
  103: { district: 'Третий', city: 'Тестовск' },
};
const data: TrainingData = { ...inventMarket(), names, until: LAST_DAY };
const HELD_OUT_FROM = LAST_DAY - 364;

let training: Training;
beforeAll(() => {
  training = train(data);
});

describe('training', () => {
  test('sales of the last year are held out, and what is said of them does not depend on what was paid for them', () => {
    const spoilt = {
      ...data,
      sales: data.sales.map((sale) =>
        sale.on >= HELD_OUT_FROM ? { ...sale, price: 1_000_000 + (sale.on % 7) } : sale,
      ),
    };
    const values = ({ tested }: Training) =>
      tested.map(({ id, value, low, high }) => ({ id, value, low, high }));
    expect(training.tested.length).toBeGreaterThan(900);
    expect(values(train(spoilt))).toEqual(values(training));
  });

  test('the model comes close to a market it could learn, with intervals that hold four of five', () => {
    const { backtest } = training;
    // Prices scatter by five per cent whatever one knows: the median error of a perfect model is 3.4 %.
    expect(backtest.median_error).toBeLessThan(0.045);
    expect(backtest.cod).toBeLessThan(6);
    expect(backtest.prd).toBeGreaterThan(0.98);
    expect(backtest.prd).toBeLessThan(1.03);
    expect(Math.abs(backtest.prb)).toBeLessThan(0.05);
    expect(backtest.coverage).toBeGreaterThan(0.76);
    expect(backtest.coverage).toBeLessThan(0.84);
    expect(backtest.districts.map(({ district }) => district).toSorted()).toEqual([
      'Второй',
      'Первый',
      'Третий',
    ]);
  });

  test('the model beats the median of the district and the nearest sales', () => {
    for (const { median_error: error } of training.backtest.baselines)
      expect(training.backtest.median_error).toBeLessThan(0.8 * error);
  });

  test('one sale in twenty with a nought too many does not move the others', () => {
    const mistyped = {
      ...data,
      sales: data.sales.map((sale, at) =>
        at % 20 === 0 && sale.on < HELD_OUT_FROM ? { ...sale, price: sale.price * 3 } : sale,
      ),
    };
    const { backtest } = train(mistyped);
    expect(backtest.median_error).toBeLessThan(training.backtest.median_error * 1.15);
  });

  test('a dearer price takes longer, as it did in the adverts', () => {
    const { sellTimes } = training.model;
    expect(sellTimes.slope).toBeGreaterThan(2);
    expect(sellTimes.bargain).toBeCloseTo(0.04, 1);
  });

  test('without adverts months go on as the last year did', () => {
    const { backtest } = train({ ...data, offers: [] });
    expect(backtest.median_error).toBeLessThan(0.05);
  });
});

test('the conformal quantile counts the new one among the old ones', () => {
  // Of four scores four fifths of five are the fourth.
  expect(conformalQuantile([3, 1, 4, 2], 0.8)).toBe(4);
  expect(
    conformalQuantile(
      Array.from({ length: 99 }, (_, at) => at + 1),
      0.8,
    ),
  ).toBeCloseTo(80.2, 1);
});
