import { expect, test } from 'vitest';
import { inventMarket } from '../../../test/invented-market.ts';
import { withoutOutlying } from './outlying.domain.ts';
import { absurdityOf } from './set-aside.domain.ts';

const { sales } = inventMarket({ sales: 1200, districts: 1 });
const [sale] = sales;
if (sale === undefined) throw new Error('there is no sale');

test('an ordinary sale is kept', () => {
  expect(absurdityOf(sale)).toBeNull();
  expect(absurdityOf({ ...sale, floor: null, floors: null, year: null })).toBeNull();
});

test.each([
  ['a price of a ruble', { price: 1 }, 'price'],
  ['a price of a quadrillion', { price: 1e15 }, 'price'],
  ['no area', { area: 0 }, 'area'],
  ['an area of 99 999 metres', { area: 99_999 }, 'area'],
  ['a metre for a thousand rubles', { price: 150_000, area: 150 }, 'price_per_metre'],
  ['a floor below the ground', { floor: -40, floors: 5 }, 'floor'],
  ['a floor above the roof', { floor: 12, floors: 9 }, 'floor'],
  ['a house of the year 12', { year: 12 }, 'year'],
])('%s is set aside', (_what, more, reason) => {
  expect(absurdityOf({ ...sale, ...more })).toBe(reason);
});

test('a nought too many is only seen beside the others of its district and year', () => {
  const tenfold = sales.map((one, at) => (at % 100 === 7 ? { ...one, price: one.price * 10 } : one));
  const { kept, aside } = withoutOutlying(tenfold, ({ on }) => on);
  expect(aside).toBe(12);
  expect(kept).toHaveLength(sales.length - 12);
  expect(withoutOutlying(sales, ({ on }) => on).aside).toBe(0);
});
