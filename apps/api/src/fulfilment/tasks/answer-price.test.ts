import { expect, test } from 'vitest';
import { checkOf, checkTypes } from '#registers/checks.ts';
import { answerPrice } from './answer-price.ts';

const config = { extractPrice: 29_000 };

test('an answer costs what its source charges', () => {
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'nothing_found')).toBe(100);
});

test('all answers about a car known by its plate cost one lookup more than those about a VIN', () => {
  const types = checkTypes.filter((type) => checkOf(type)?.kind === 'car');
  const costOf = (entityAuto: Record<string, string>) =>
    types.reduce(
      (sum, type) => sum + (answerPrice(config, { type, metadata: { entityAuto } }, 'found') ?? NaN),
      0,
    );
  expect(costOf({ plate: 'А000АА77' }) - costOf({ vin: 'XTA210990Y2766389' })).toBe(100);
});

test('an extract costs what is configured', () => {
  expect(answerPrice(config, { type: 'egrn_object', metadata: {} }, 'found')).toBe(29_000);
});

test('silence costs nothing, and neither does what the customer sent', () => {
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'unavailable')).toBeUndefined();
  expect(answerPrice(config, { type: 'seller_extract', metadata: {} }, 'found')).toBeUndefined();
});
