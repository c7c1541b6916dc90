import { expect, test } from 'vitest';
import type { CheckSources } from '../check-sources.ts';
import { withKnownCar } from './known-car.ts';

const car = (vin: string) => ({ vin, body_number: null, brand: 'ВАЗ', model: '2110', year: 2005 });
const signal = new AbortController().signal;

async function askedAbout(...cars: object[]) {
  const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
  const sources = {
    supplier: { check: async () => ({ kind: 'found', data: cars, ...origin }) },
  } as unknown as CheckSources;
  return withKnownCar(sources, { plate: 'А123ВС77' }, signal, async (known) => ({
    kind: 'found',
    data: known,
    ...origin,
  }));
}

test('a plate that belongs to one car identifies it', async () => {
  expect(await askedAbout(car('X0T00000000000001'))).toMatchObject({
    data: { vin: 'X0T00000000000001' },
    asked: {
      by: ['vin'],
      regions: null,
      // Whatever the register of vehicles says to the question itself.
      car: { model: 'ВАЗ 2110', year: 2005, source: 'Реестр', source_date: '2026-11-20' },
    },
  });
});

test('a plate that several cars have had identifies none of them, and the customer is asked for the VIN', async () => {
  expect(await askedAbout(car('X0T00000000000001'), car('X0T00000000000002'))).toMatchObject({
    kind: 'needs_data',
    missing: ['vin'],
  });
});
