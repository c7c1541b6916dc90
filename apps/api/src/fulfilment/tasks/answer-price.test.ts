import { expect, test } from 'vitest';
import { answerPrice } from './answer-price.ts';

const config = { extractPrice: 29_000 };
const wanted = (entityAuto: Record<string, string>) =>
  answerPrice(config, { type: 'car_wanted', metadata: { entityAuto } }, 'found') ?? NaN;

test('an answer costs what its source charges, with the lookup of a car by its plate', () => {
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'nothing_found')).toBe(100);
  expect(wanted({ plate: 'А000АА77' }) - wanted({ vin: 'XTA210990Y2766389' })).toBe(100);
});

test('an extract costs what is configured', () => {
  expect(answerPrice(config, { type: 'egrn_object', metadata: {} }, 'found')).toBe(29_000);
});

test('silence costs nothing, and neither does what the customer sent', () => {
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'unavailable')).toBeUndefined();
  expect(answerPrice(config, { type: 'seller_extract', metadata: {} }, 'found')).toBeUndefined();
});
