import { beforeAll, describe, expect, test } from 'vitest';
import { loadRegister } from '../objects/register.ts';
import { DISTRICTS } from './areas.domain.ts';
import { dayOf, monthOf } from './days.domain.ts';
import type { Market } from './grow.domain.ts';
import { loadMarket } from './load.ts';
import { noticeIdOf, noticeIndexOf } from './notice-id.domain.ts';
import { type NoticeTruth, noticesTruth, type SaleTruth, salesTruth } from './truth.ts';

const data = new URL('../../data/', import.meta.url);
const register = loadRegister(data);
const TODAY = '2026-11-27';

function grown(until = TODAY, seed?: string): Market {
  const market = loadMarket(data, register.all, seed);
  market.growUntil(monthOf(dayOf(until)) + 1);
  return market;
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

let market: Market;
let adverts: NoticeTruth[];
let sales: SaleTruth[];

beforeAll(() => {
  market = grown();
  adverts = noticesTruth(market, TODAY);
  sales = salesTruth(market, TODAY);
});

describe('the invented market', () => {
  test('it has 60 000 adverts and 20 000 registered sales, and 1000 sales in each of 12 districts', () => {
    expect(adverts.length).toBeGreaterThan(60_000);
    expect(sales.length).toBeGreaterThan(20_000);
    const counts = [...Map.groupBy(sales, ({ district }) => district).values()].map(({ length }) => length);
    expect(counts.filter((count) => count >= 1000).length).toBeGreaterThanOrEqual(12);
    expect(sales.filter(({ district }) => district === 299)).toHaveLength(2);
  });

  test('a later month changes nothing that was before', () => {
    const earlier = grown('2021-06-15');
    const count = earlier.episodes.length();
    expect(count).toBeGreaterThan(10_000);
    for (const index of [0, 777, count - 1]) {
      expect(market.episodes.at(index)).toEqual(earlier.episodes.at(index));
    }
    expect(market.notices.at(earlier.notices.length() - 1)).toEqual(
      earlier.notices.at(earlier.notices.length() - 1),
    );
  });

  test('another seed makes another market of the same size', () => {
    const ours = grown('2020-01-15');
    const other = grown('2020-01-15', 'proverka 2');
    expect(other.episodes.at(0)).not.toEqual(ours.episodes.at(0));
    expect(other.episodes.length() / ours.episodes.length()).toBeCloseTo(1, 1);
  });

  test('prices scatter three times as much in one district as in another, with heavy tails', () => {
    const scatters = DISTRICTS.map(({ scatter }) => scatter);
    expect(Math.max(...scatters) / Math.min(...scatters)).toBeGreaterThanOrEqual(3);
    const errors = sales.map(({ paid, oracle, scatter }) => Math.abs(Math.log(paid / oracle)) / scatter);
    // Of a normal distribution one value in 16 000 lies beyond four deviations.
    expect(errors.filter((error) => error > 4).length / errors.length).toBeGreaterThan(0.01);
    expect(median(errors)).toBeGreaterThan(0.7);
  });

  test('a factor no answer tells moves prices by some per cent', () => {
    const shares = sales.map(({ oracle, withoutHidden }) => Math.round((oracle / withoutHidden - 1) * 1000));
    expect(new Set(shares).size).toBe(3);
  });

  test('one in five pairs that look alike is another flat of the same house and floor', () => {
    const places = Map.groupBy(adverts, ({ dom, floor, rooms }) => `${dom} ${floor} ${rooms}`);
    let same = 0;
    let other = 0;
    for (const list of places.values()) {
      list.forEach((one, place) => {
        for (const next of list.slice(place + 1)) {
          if (Math.max(one.from, next.from) > Math.min(one.until, next.until)) continue;
          if (one.offer === next.offer) same += 1;
          else if (one.kadNumber !== next.kadNumber) other += 1;
        }
      });
    }
    expect(same).toBeGreaterThan(10_000);
    expect(other / (same + other)).toBeGreaterThanOrEqual(0.2);
  });

  test('flats of the register have adverts under their own numbers', () => {
    const advertised = new Set(adverts.map(({ kadNumber }) => kadNumber));
    const flats = register.all.filter(({ use, building }) => use === 'flat' && building !== undefined);
    expect(flats.filter(({ number }) => advertised.has(number)).length / flats.length).toBeGreaterThan(0.8);
  });
});

describe('what the market and the register of rights say', () => {
  test('a flat of the register is sold on the days of its sales and on no other', () => {
    const flats = market.houses.flatMap(({ registered }) => registered);
    const days = Map.groupBy(sales, ({ kadNumber }) => kadNumber);
    for (const { number, rights } of flats) {
      const known = rights.filter(({ ground, registered: day }) => ground === 'sale' && day > '2018-12-01');
      const told = (days.get(number) ?? []).map(({ registeredOn }) => registeredOn);
      expect(told.toSorted()).toEqual([...new Set(known.map(({ registered: day }) => day))].sort());
    }
    expect(flats.filter(({ number }) => days.has(number)).length).toBeGreaterThan(20);
  });
});

describe('numbers of adverts', () => {
  test('a number leads back to its advert, and neighbours in number have nothing in common', () => {
    for (const index of [0, 1, 71_000, 1_500_000]) expect(noticeIndexOf(noticeIdOf(index))).toBe(index);
    expect(Math.abs(noticeIdOf(1) - noticeIdOf(0))).toBeGreaterThan(1000);
    expect(noticeIndexOf(1)).toBeUndefined();
  });
});
