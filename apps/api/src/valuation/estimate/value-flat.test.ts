import { beforeAll, describe, expect, test } from 'vitest';
import { inventMarket, LAST_DAY } from '../../../test/invented-market.ts';
import type { Sale } from '../model/flat.domain.ts';
import { train } from '../model/train.domain.ts';
import type { TrainedModel } from '../model/train.domain.ts';
import { chooseComparables } from './comparable.domain.ts';
import type { Candidate } from './comparable.domain.ts';
import { roundTo, stepFor } from './round.domain.ts';
import { valueFlat } from './value-flat.domain.ts';
import type { FoundFlat } from './value-flat.domain.ts';

const market = inventMarket();
const candidates = market.sales.map((sale): Candidate => ({
  kind: 'sale',
  key: sale.id,
  flat: sale,
  on: sale.on,
  price: sale.price,
  number: sale.id.split('/')[0] ?? null,
  address: null,
  street: null,
  advertId: null,
}));
/** On offer for a twentieth more than it was sold for. */
const asked = (one: Candidate): Candidate => ({
  ...one,
  kind: 'advert',
  price: Math.round(one.price * 1.05),
});
const sold = market.sales.at(-40);
if (sold === undefined) throw new Error('there is no sale');
const day = LAST_DAY + 1;
const by = { version: 3, areAdvertsKnown: true };

const found = (more: Partial<Sale> = {}): FoundFlat => {
  const flat = { ...sold, ...more };
  return {
    flat,
    shown: {
      cadastral_number: '78:01:0001001:1',
      address: 'г. Тестовск, ул. Образцовая, д. 1, кв. 2',
      city: 'Тестовск',
      district: 'Первый',
      area_m2: flat.area,
      rooms: flat.rooms,
      floor: flat.floor,
      floors: flat.floors,
      house_kind: flat.kind,
      year_built: flat.year,
      condition: flat.condition,
      is_apartments: flat.isApartments,
      said_by: { area_m2: 'register' },
    },
  };
};

let model: TrainedModel;
beforeAll(() => {
  ({ model } = train({ ...market, names: {}, until: LAST_DAY }));
});
const valued = (flat = found(), list = candidates) => {
  const valuation = valueFlat(flat, { ...by, model, day }, list);
  if (valuation === null) throw new Error('there is no value');
  return valuation;
};

describe('a valuation', () => {
  test('the value lies within its interval and close to what the flat was sold for a month ago', () => {
    const { value, low, high, basis } = valued();
    expect(basis).toBe('sales');
    expect(low).toBeLessThan(value);
    expect(value).toBeLessThan(high);
    expect(Math.abs(value / sold.price - 1)).toBeLessThan(0.2);
  });

  test('the adjustments of each comparable add up to its adjusted price, to the ruble', () => {
    const { comparables } = valued();
    expect(comparables.length).toBeGreaterThanOrEqual(5);
    for (const { price, adjustments, adjusted_price: adjusted } of comparables) {
      const sum = adjustments.reduce((all, { rubles }) => all + rubles, price);
      expect(sum).toBe(adjusted);
    }
  });

  test('adjusted prices lie closer together than the prices they were made of', () => {
    const { comparables } = valued();
    const spread = (prices: readonly number[]) => Math.max(...prices) / Math.min(...prices);
    expect(spread(comparables.map((one) => one.adjusted_price))).toBeLessThan(
      spread(comparables.map(({ price }) => price)),
    );
  });

  test('below five comparables no number is named', () => {
    expect(valueFlat(found(), { ...by, model, day }, candidates.slice(-4))).toBeNull();
    const { shown } = chooseComparables(sold, day, candidates);
    const five = shown.slice(0, 5).map(({ candidate }) => candidate);
    expect(valueFlat(found(), { ...by, model, day }, five.slice(0, 4))).toBeNull();
    expect(valueFlat(found(), { ...by, model, day }, five)?.comparables).toHaveLength(5);
  });

  test('where only adverts are alike the value is one of asking prices and says so, without an accuracy it has not', () => {
    const adverts = candidates.map(asked);
    const { basis, accuracy, value, low, high } = valued(found(), adverts);
    expect(basis).toBe('adverts');
    expect(accuracy).toBeNull();
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
    expect(value).toBeGreaterThan(valued().value);
  });

  test('not knowing the condition widens the interval and is said', () => {
    const width = ({ low, high, value }: { low: number; high: number; value: number }) =>
      (high - low) / value;
    const unknown = valued(found({ condition: null }));
    expect(width(unknown)).toBeGreaterThan(width(valued()));
    expect(unknown.unknown[0]).toMatch(/^Состояние квартиры/u);
    expect(unknown.changes.filter(({ factor }) => factor === 'condition')).toHaveLength(4);
  });

  test('a better condition is worth more, a first floor less, and both are told in rubles', () => {
    const { changes } = valued(found({ condition: 'cosmetic', floor: 3, floors: 9 }));
    const of = (text: RegExp) => changes.find((one) => text.test(one.text))?.rubles ?? 0;
    expect(of(/дизайнерский/u)).toBeGreaterThan(of(/хороший/u));
    expect(of(/хороший/u)).toBeGreaterThan(0);
    expect(of(/на первом этаже/u)).toBeLessThan(0);
  });

  test('who asks more waits longer', () => {
    const [quick, usual, patient] = valued().sell_times;
    expect(quick?.price).toBeLessThan(usual?.price ?? 0);
    expect(usual?.price).toBeLessThan(patient?.price ?? 0);
    expect(quick?.days).toBeLessThan(usual?.days ?? 0);
    expect(usual?.days).toBeLessThan(patient?.days ?? 0);
  });
});

test.each([
  [false, /объявления прошлых лет ещё читаются/u],
  [true, /снято слишком мало объявлений/u],
])('a value without days on sale says why (all adverts read: %s)', (areAdvertsKnown, reason) => {
  const without = { ...model, sellTimes: { ...model.sellTimes, districts: {} } };
  const value = valueFlat(found(), { ...by, areAdvertsKnown, model: without, day }, candidates);
  expect(value?.sell_times.map(({ days }) => days)).toEqual([null, null, null]);
  expect(value?.unknown[0]).toMatch(reason);
});

const unnamed = { number: null, address: null, street: null, advertId: null };

describe('comparables', () => {
  test('flats of another city, kind, size or time are not alike', () => {
    const none = (more: Partial<Sale>, on = day - 30) =>
      chooseComparables(sold, day, [
        { kind: 'sale', key: 'k', flat: { ...sold, ...more }, on, price: 1, ...unnamed },
      ]).found;
    expect(none({})).toBe(1);
    expect(none({ city: 2 })).toBe(0);
    expect(none({ isApartments: true })).toBe(0);
    expect(none({ area: sold.area * 1.5 })).toBe(0);
    expect(none({ rooms: (sold.rooms ?? 0) + 2 })).toBe(0);
    expect(none({}, day - 800)).toBe(0);
    expect(none({}, day + 1)).toBe(0);
    expect(none({ house: 1, place: [30.9, 59.9] })).toBe(0);
  });

  test('a flat of the same house comes before one like it elsewhere', () => {
    const make = (key: string, more: Partial<Sale>): Candidate => ({
      kind: 'sale',
      key,
      flat: { ...sold, ...more },
      on: day - 100,
      price: 5_000_000,
      ...unnamed,
    });
    const [lon = 0, lat = 0] = sold.place ?? [];
    const { shown } = chooseComparables(sold, day, [
      make('far', { house: 1, place: [lon, lat + 0.01] }),
      make('same', {}),
    ]);
    expect(shown.map(({ candidate }) => candidate.key)).toEqual(['same', 'far']);
  });
});

test.each([
  [9_200_000, 10_500_000, 100_000],
  [9_700_000, 9_900_000, 20_000],
  [30_000_000, 60_000_000, 2_000_000],
  [5_000_000, 5_000_001, 1000],
])('an interval from %i to %i is told in steps of %i rubles', (low, high, step) => {
  expect(stepFor(low, high)).toBe(step);
});

test('a rounded amount is never nothing', () => {
  expect(roundTo(9_847_000, 100_000)).toBe(9_800_000);
  expect(roundTo(40_000, 100_000)).toBe(100_000);
});
