import { describe, expect, test } from 'vitest';
import { changesSince } from './advert-changes.domain.ts';

const DAY = '2026-11-01';
const advert = {
  price: 9_850_000,
  price_history: [
    { on: '2026-08-02', price: 10_200_000 },
    { on: '2026-10-11', price: 9_850_000 },
  ],
  published_on: '2026-08-02',
  removed_on: null,
};
const nothing = { is_new: false, price_before: null, price_changed_on: null, withdrawn_on: null };

describe('what changed in an advert since a day', () => {
  test('nothing where the price is that of the day', () => {
    expect(changesSince(advert, DAY)).toEqual(nothing);
    expect(changesSince(advert, '2026-10-11')).toEqual(nothing);
  });

  test('the price of the day and the day of the last one, however often it changed', () => {
    const price_history = [
      ...advert.price_history,
      { on: '2026-11-05', price: 9_900_000 },
      { on: '2026-11-20', price: 9_500_000 },
    ];
    expect(changesSince({ ...advert, price: 9_500_000, price_history }, DAY)).toEqual({
      ...nothing,
      price_before: 9_850_000,
      price_changed_on: '2026-11-20',
    });
  });

  test('nothing where the price went up and came back', () => {
    const price_history = [
      ...advert.price_history,
      { on: '2026-11-05', price: 9_900_000 },
      { on: '2026-11-20', price: 9_850_000 },
    ];
    expect(changesSince({ ...advert, price_history }, DAY)).toEqual(nothing);
  });

  test('a new one is compared with its own first price, and one that was taken down says when', () => {
    const fresh = {
      price: 9_000_000,
      price_history: [
        { on: '2026-11-03', price: 9_300_000 },
        { on: '2026-11-10', price: 9_000_000 },
      ],
      published_on: '2026-11-03',
      removed_on: '2026-11-19',
    };
    expect(changesSince(fresh, DAY)).toEqual({
      is_new: true,
      price_before: 9_300_000,
      price_changed_on: '2026-11-10',
      withdrawn_on: '2026-11-19',
    });
    expect(changesSince({ ...fresh, price_history: [] }, DAY)).toMatchObject({ price_before: null });
  });
});
