import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { inParts } from './order-request.domain.ts';

test.each([
  [30_000, 49_900, { fromBalance: 30_000, byCard: 19_900 }],
  [49_899, 49_900, { fromBalance: 49_800, byCard: 100 }],
  [50, 100, null],
  [49_900, 49_900, null],
  [0, 49_900, null],
  [-100, 49_900, null],
])('a balance of %i and an order of %i kopecks are divided as %j', (balance, total, expected) => {
  expect(inParts(kopecks(balance), kopecks(total))).toEqual(expected);
});
