import { expect, test } from 'vitest';
import { answerPrice } from './answer-price.ts';

const config = { extractPrice: 29_000 };
const byPlate = { entityAuto: { plate: 'А000АА77' } };
const byVin = { entityAuto: { vin: 'XTA210990Y2766389' } };

test('an answer costs what its source charges, with the lookup of a car by its plate', () => {
  const car = 'auto_owners';
  const [vin, plate] = [byVin, byPlate].map((metadata) => answerPrice(config, { type: 'pledges', metadata }, 'found'));
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'nothing_found')).toBe(100);
  expect((plate ?? 0) - (vin ?? 0)).toBeGreaterThanOrEqual(0);
  expect(answerPrice(config, { type: car, metadata: byVin }, 'found') ?? 0).toBeGreaterThanOrEqual(0);
});

test('an extract costs what is configured', () => {
  expect(answerPrice(config, { type: 'egrn_object', metadata: {} }, 'found')).toBe(29_000);
});

test('silence costs nothing, and neither does what the customer sent', () => {
  expect(answerPrice(config, { type: 'bankruptcy', metadata: {} }, 'unavailable')).toBeUndefined();
  expect(answerPrice(config, { type: 'seller_extract', metadata: {} }, 'found')).toBeUndefined();
});
