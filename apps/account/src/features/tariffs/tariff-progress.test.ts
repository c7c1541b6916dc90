import { rubles } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { tariffProgress } from './tariff-progress.domain.ts';

const tariffs = [
  { tariff_title: 'Базовый', tariff_threshold: 0 },
  { tariff_title: 'Стартовый', tariff_threshold: 1500 },
  { tariff_title: 'Стандарт', tariff_threshold: 3000 },
];

test.each([
  [0, 'Стартовый', 1500],
  [1499.5, 'Стартовый', 0.5],
  [1500, 'Стандарт', 1500],
  [2999, 'Стандарт', 1],
])('who spent %d ₽ is on the way to «%s»: %d ₽ left', (spent, title, left) => {
  expect(tariffProgress(tariffs, rubles(spent))).toMatchObject({
    next: { tariff_title: title },
    left: rubles(left),
  });
});

test('beyond the last threshold there is nothing left to reach', () => {
  expect(tariffProgress(tariffs, rubles(3000))).toBeNull();
});
