import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.domain.ts';
import { standingOf } from './standing.ts';

const tariff = (
  simpleId: number,
  name: string,
  threshold: number,
  discountPercent = 0,
  isHidden = false,
) => ({
  simpleId,
  name,
  threshold: rubles(threshold),
  discountPercent,
  isHidden,
});
const tariffs = [
  tariff(0, 'Базовый', 0),
  tariff(1, 'Стартовый', 1500, 5),
  tariff(2, 'Стандарт', 3000, 10),
  tariff(3, 'Оптимум', 5000, 15),
  tariff(9, 'Тариф Постоплата', 0, 0, true),
  tariff(11, 'Специальные цены', 0, 0, true),
];
const none: Catalogue = new Map();
const standing = (spent: number, assignedId: number | null = null) => {
  const { tariff: now, next } = standingOf(tariffs, none, { role: 1, spent: rubles(spent), assignedId });
  return [now.name, next?.tariff.name ?? null, next?.left ?? null];
};

describe('tariffs of a user', () => {
  test.each([
    [0, 'Базовый', 'Стартовый', 1500],
    [1499.99, 'Базовый', 'Стартовый', 0.01],
    [1500, 'Стартовый', 'Стандарт', 1500],
    [4999.99, 'Стандарт', 'Оптимум', 0.01],
  ])(
    'a user who spent %d has the tariff «%s», and the next one «%s» is %d away',
    (spent, now, next, left) => {
      expect(standing(spent)).toEqual([now, next, rubles(left)]);
    },
  );

  test('there is no next tariff above the last threshold', () => {
    expect(standing(5000)).toEqual(['Оптимум', null, null]);
  });

  test('an assigned tariff has a next one where prices are still lower, a hidden one has none', () => {
    expect(standing(0, 2)).toEqual(['Стандарт', 'Оптимум', rubles(5000)]);
    expect(standing(0, 3)).toEqual(['Оптимум', null, null]);
    expect(standing(0, 9)).toEqual(['Тариф Постоплата', null, null]);
  });

  test('an assigned tariff holds until the user reaches a lower price, a hidden one always', () => {
    expect(standing(0, 2)[0]).toBe('Стандарт');
    expect(standing(5000, 2)[0]).toBe('Оптимум');
    expect(standing(5000, 9)[0]).toBe('Тариф Постоплата');
  });
});
