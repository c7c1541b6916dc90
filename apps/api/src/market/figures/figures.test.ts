import { describe, expect, test } from 'vitest';
import { MONTHS_TOLD, addFlat, emptyGathered, figuresOf } from './figures.domain.ts';
import type { SoldFlat } from './figures.domain.ts';
import { slugsOf } from './slug.domain.ts';

const TODAY = '2026-11-27';
const flat = (price: number, more: Partial<SoldFlat> = {}): SoldFlat => ({
  price,
  area: 50,
  price_per_m2: price / 50,
  rooms: 2,
  house_kind: 'panel',
  published_on: '2026-11-01',
  removed_on: null,
  is_shown: true,
  group_count: 1,
  price_history: [{ on: more.published_on ?? '2026-11-01', price }],
  ...more,
});
const figures = (flats: readonly SoldFlat[]) => {
  const gathered = emptyGathered();
  for (const one of flats) addFlat(gathered, one, { today: TODAY, months: MONTHS_TOLD });
  return figuresOf(gathered, TODAY);
};
const five = (price: number, more: Partial<SoldFlat> = {}) =>
  Array.from({ length: 5 }, () => flat(price, more));

describe('figures of an area', () => {
  test('two flats make no price, and the figure says why', () => {
    const { price_per_m2, supply } = figures([flat(5_000_000), flat(6_000_000)]);
    expect(supply).toBe(2);
    expect(price_per_m2).toEqual({
      value: null,
      count: 2,
      reason: 'В продаже 2 квартиры: для расчёта нужно хотя бы 5',
    });
  });

  test('an area without a flat on sale says so', () => {
    expect(figures([]).price_per_m2.reason).toBe('Сейчас в продаже нет ни одной квартиры');
  });

  test('five flats make a price, a median of days and a share of cuts', () => {
    const cut = flat(4_500_000, {
      price_history: [
        { on: '2026-11-01', price: 5_000_000 },
        { on: '2026-11-20', price: 4_500_000 },
      ],
    });
    const found = figures([...five(5_000_000), cut]);
    expect(found.price_per_m2).toMatchObject({ count: 6, value: 98_333 });
    expect(found.median_days_on_sale.value).toBe(26);
    expect(found.price_cuts_percent.value).toBe(17);
    expect(found.median_cut_percent.reason).toBe('Цену снизили слишком мало продавцов');
  });

  test('a month has the prices that were asked in it, and the year is compared by the last full month', () => {
    const then = { published_on: '2025-09-10', removed_on: '2025-11-20', is_shown: false };
    const now = { published_on: '2026-10-05' };
    const found = figures([...five(4_000_000, then), ...five(5_000_000, now)]);
    expect(found.months.map(({ month, price_per_m2 }) => [month, price_per_m2])).toEqual([
      ['2025-09', 80_000],
      ['2025-10', 80_000],
      ['2025-11', 80_000],
      ['2026-10', 100_000],
      ['2026-11', 100_000],
    ]);
    expect(found.months[2]?.days_on_sale).toBe(71);
    expect(found.year_change_percent.value).toBe(25);
  });

  test('dearest and cheapest flats in twenty do not move the price', () => {
    const usual = Array.from({ length: 38 }, () => flat(5_000_000));
    expect(figures([...usual, flat(500_000), flat(90_000_000)]).price_per_m2.value).toBe(100_000);
  });
});

test('areas are named in addresses by their Russian names, and two of one name differ', () => {
  const slugs = slugsOf([
    { id: 1, title: 'Санкт-Петербург' },
    { id: 2, title: 'Щёлково' },
    { id: 3, title: 'Щелково' },
  ]);
  expect([...slugs.values()]).toEqual(['sankt-peterburg', 'shchelkovo', 'shchelkovo-3']);
});
