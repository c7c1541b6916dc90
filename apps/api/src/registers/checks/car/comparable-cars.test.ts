import { describe, expect, test } from 'vitest';
import type { CarAdvert } from '../../sources/car-adverts/car-adverts.ts';
import { carAdvert, carAdverts } from './car-adverts.fixtures.ts';
import { compareCars } from './comparable-cars.domain.ts';
import type { ComparedCar } from './comparable-cars.domain.ts';
import { rangeOf, usualBounds } from './price-range.domain.ts';

const AS_OF = '2026-11-20';
const car = (more: Partial<ComparedCar> = {}): ComparedCar => ({
  vehicle: 'KIA RIO',
  year: 2018,
  engineCm3: 1591,
  isRightHand: false,
  mileage: { kilometres: 98_000, day: '2026-05-20' },
  ...more,
});
const compare = (
  adverts: readonly CarAdvert[],
  more: Partial<ComparedCar> = {},
  generation: string | null = 'IV',
) => compareCars(car(more), { generation, adverts }, AS_OF);
const pricesOf = (adverts: readonly CarAdvert[], more: Partial<ComparedCar> = {}) =>
  compare(adverts, more)
    .adverts.map(({ price }) => price)
    .toSorted((one, other) => one - other);

const usual = [860, 880, 900, 910, 920, 930, 940, 950, 960, 980].map((thousands) => thousands * 1000);

describe('cars that are alike', () => {
  test.each<[what: string, more: Partial<CarAdvert>]>([
    ['of another generation', { generation: 'III' }],
    ['made four years earlier', { year: 2014 }],
    ['of a year that is yet to come', { year: 2099 }],
    ['with another engine', { engine_cm3: 1396 }],
    ['whose engine is not said', { engine_cm3: null }],
    ['with the steering wheel on the right', { steering: 'right' }],
    ['that were driven three times as far', { mileage: 320_000 }],
    ['with a mileage below zero', { mileage: -40 }],
    ['that are damaged', { condition: 'damaged' }],
    ['in a condition nobody has heard of', { condition: 'restored' }],
    ['for those who take a credit', { price_terms: 'conditional' }],
    ['that were last on sale a year ago', { last_seen: '2025-11-20' }],
  ])('cars %s are not among them', (_what, more) => {
    const others = usual.map((price, place) => carAdvert(100 + place, price - 300_000, more));
    expect(pricesOf([...carAdverts(usual), ...others])).toEqual(usual);
  });

  test('a car made for Japan is compared with those that have the steering wheel on the right', () => {
    const right = carAdverts(usual, { steering: 'right' });
    const left = usual.map((price, place) => carAdvert(100 + place, price, {}));
    expect(compare([...left, ...right], { isRightHand: true }).adverts.map(({ id }) => id).length).toBe(10);
    expect(compare([...left, ...right], { isRightHand: true }).adverts.every(({ id }) => id <= 10)).toBe(
      true,
    );
  });

  test('where neighbours in year are few, two years are taken, and the comparison says so', () => {
    const adverts = [
      ...carAdverts(usual.slice(0, 3)),
      ...usual.map((price, place) => carAdvert(50 + place, price, { year: 2020 })),
    ];
    expect(compare(carAdverts(usual)).years).toEqual([2017, 2019]);
    expect(compare(adverts)).toMatchObject({ years: [2016, 2020], since: '2026-08-22' });
  });

  test('a mileage nobody knows limits nothing', () => {
    const adverts = carAdverts(usual, { mileage: 400_000 });
    expect(compare(adverts, { mileage: null })).toMatchObject({ kilometres: null, adverts: { length: 10 } });
    expect(compare(adverts).adverts).toEqual([]);
  });

  test('in the year in which one generation followed the other, cars of both are taken', () => {
    const adverts = usual.map((price, place) =>
      carAdvert(place, price, { generation: place % 2 ? 'III' : 'IV' }),
    );
    expect(compare(adverts, {}, null).adverts).toHaveLength(10);
  });

  test('one car on three sites is one, by its VIN or by what is said of it', () => {
    const again = [
      carAdvert(50, 865_000, { vin_tail: '000001', mileage: 110_000, last_seen: '2026-11-20' }),
      carAdvert(51, 870_000, { vin_tail: null, mileage: 96_000 }),
      carAdvert(52, 870_000, { vin_tail: null, mileage: 97_000 }),
    ];
    const comparison = compare([...carAdverts(usual, { mileage: 110_000 }), ...again]);
    expect(comparison.left.repeats).toBe(2);
    // Of one car the price counts that was seen last.
    expect(comparison.adverts.map(({ price }) => price)).toContain(865_000);
    expect(comparison.adverts.map(({ price }) => price)).not.toContain(860_000);
  });
});

describe('prices that belong together', () => {
  test('a nought too many, one ruble and a price nobody is sold at do not move the range', () => {
    const bad = [9_300_000, 1, 0, -900_000, 310_000, 900_000_000];
    const comparison = compare([
      ...carAdverts(usual),
      ...bad.map((price, place) => carAdvert(100 + place, price)),
    ]);
    expect(comparison.left.outliers).toBe(bad.length);
    expect(rangeOf(comparison.adverts.map(({ price }) => price))).toEqual(rangeOf(usual));
    expect(rangeOf(usual)).toEqual({ lower: 903_000, middle: 925_000, upper: 948_000 });
  });

  test('prices that are all the same leave room for those near them', () => {
    const [least, most] = usualBounds([900_000, 900_000, 900_000, 900_000]);
    expect(least).toBeCloseTo(720_000, -2);
    expect(most).toBeCloseTo(1_125_000, -2);
  });

  test.each([
    ['no advert', []],
    ['one', [900_000]],
    ['adverts without a single price', [0, -1, 1, Number.MAX_SAFE_INTEGER]],
    ['five hundred', Array.from({ length: 500 }, (_, place) => 700_000 + place * 1000)],
  ])('%s: the comparison is finite', (_what, prices) => {
    const { adverts, left } = compare(carAdverts(prices));
    expect(adverts.length + left.outliers + left.repeats).toBe(prices.length);
    expect(Object.values(rangeOf(adverts.map(({ price }) => price))).every(Number.isFinite)).toBe(true);
  });
});
