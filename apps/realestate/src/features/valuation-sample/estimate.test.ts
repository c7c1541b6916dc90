import { expect, test } from 'vitest';
import { sampleValuation } from '../../content/samples/valuation.ts';
import { estimate } from './estimate.domain.ts';

const flat = (price: number, areaM2 = 50) => ({ address: '', floor: '', difference: '', price, areaM2 });

test('the estimate is the median of the comparables, which one outlier does not change', () => {
  const usual = [flat(10_000_000), flat(10_500_000), flat(11_000_000)];
  expect(estimate(usual, 50)).toEqual({
    price: 10_500_000,
    low: 10_000_000,
    high: 11_000_000,
    pricePerM2: 210_000,
  });
  expect(estimate([...usual, flat(30_000_000), flat(1_000_000)], 50)?.price).toBe(10_500_000);
});

test('the median of an even number of comparables is the mean of the middle two', () => {
  expect(estimate([flat(10_000_000), flat(11_000_000)], 50)?.price).toBe(10_500_000);
});

test('without comparables there is no estimate', () => {
  expect(estimate([], 50)).toBeNull();
});

test('the sample valuation shows the figures of the landing', () => {
  expect(estimate(sampleValuation.comparables, sampleValuation.areaM2)).toMatchObject({
    price: 12_400_000,
    low: 11_750_000,
    high: 12_760_000,
  });
});
