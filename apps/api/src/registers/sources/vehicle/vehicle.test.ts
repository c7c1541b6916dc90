import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { KnownCar } from './blocks.domain.ts';
import { createVehicle } from './vehicle.ts';

const accidents = z.object({ Accidents: z.array(z.object({ n: z.int() })) });

async function ask(body: unknown, car: KnownCar = { vin: 'X0T00000000000010' }) {
  const { url } = await createProtocolFake([{ body }]);
  const vehicle = createVehicle({ url, key: 'key' }, createGate({ repeatAfterMs: [] }));
  return vehicle.check('dtp', car, accidents, new AbortController().signal);
}
const found = (list: readonly object[]) => ({
  status: 200,
  RequestResult: { statusCode: 1, Accidents: list },
});

test('an answer of the police repeats the VIN, with Cyrillic look-alikes too', async () => {
  expect(await ask({ ...found([]), vin: 'Х0Т00000000000010' })).toMatchObject({ kind: 'nothing_found' });
  expect(await ask({ ...found([]), vin: 'ничей' })).toMatchObject({ kind: 'unavailable', isMalformed: true });
});

test('an answer about a car with a body number may lack it', async () => {
  expect(await ask(found([]), { body_number: 'GX110-6012345' })).toMatchObject({ kind: 'nothing_found' });
});

test('a record of the police sent twice among others counts once', async () => {
  const body = found([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(await ask(body, { body_number: 'GX110-6012345' })).toMatchObject({
    kind: 'found',
    data: { Accidents: [{ n: 1 }, { n: 2 }] },
  });
});
