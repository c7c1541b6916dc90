import { describe, expect, test } from 'vitest';
import { inventMarket, LAST_DAY } from '../../../test/invented-market.ts';
import { chooseComparables } from './comparable.domain.ts';
import type { Candidate } from './comparable.domain.ts';
import { withoutRepeats } from './same-flat.domain.ts';

const [sold] = inventMarket({ sales: 1 }).sales;
if (sold === undefined) throw new Error('there is no sale');

const make = (key: string, more: Partial<Candidate> = {}, flat: Partial<Candidate['flat']> = {}): Candidate => ({
  kind: 'advert',
  key,
  flat: { ...sold, ...flat },
  on: LAST_DAY - 30,
  price: 9_000_000,
  number: null,
  address: null,
  street: null,
  advertId: null,
  ...more,
});
const keysOf = (candidates: readonly Candidate[]) => withoutRepeats(candidates).map(({ key }) => key);

describe('a flat put on sale again', () => {
  test('counts once, with its last price', () => {
    expect(keysOf([make('first', { on: LAST_DAY - 90 }), make('again')])).toEqual(['again']);
  });

  test('counts once by its number, also where its area was corrected', () => {
    const number = '78:01:0001001:7';
    const first = make('first', { number, on: LAST_DAY - 400 }, { area: sold.area + 1 });
    expect(keysOf([first, make('again', { number })])).toEqual(['again']);
  });

  test('without a number it is the one alike that has one', () => {
    const number = '78:01:0001001:7';
    expect(keysOf([make('numbered', { number }), make('bare', { on: LAST_DAY - 90 })])).toEqual(['numbered']);
    expect(keysOf([make('numbered', { number, on: LAST_DAY - 90 }), make('bare')])).toEqual(['bare']);
  });

  test('is no other flat of the house: another number, floor, area or number of rooms', () => {
    const others = [
      make('one', { number: '78:01:0001001:7' }),
      make('other', { number: '78:01:0001001:8' }),
      make('floor', {}, { floor: 99 }),
      make('area', {}, { area: sold.area + 0.4 }),
      make('rooms', {}, { rooms: 5 }),
    ];
    expect(keysOf(others)).toHaveLength(5);
  });

  test('where neither house nor floor is known nothing is held to be one', () => {
    expect(keysOf([make('one', {}, { floor: null }), make('other', {}, { floor: null })])).toHaveLength(2);
    const nowhere = { house: null, place: null };
    expect(keysOf([make('one', {}, nowhere), make('other', {}, nowhere)])).toHaveLength(2);
  });

  test('five adverts of one flat are one comparable, too few to name a number', () => {
    const five = Array.from({ length: 5 }, (_, place) => make(`advert ${place}`, { on: LAST_DAY - place }));
    expect(chooseComparables(sold, LAST_DAY, five).found).toBe(1);
  });
});
