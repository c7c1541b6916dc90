import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import { createGate } from '../gate.ts';
import { createVehicle } from './vehicle.ts';

async function ask(body: unknown) {
  const { url } = await createProtocolFake([{ body }]);
  const vehicle = createVehicle({ url, key: 'key' }, createGate({ repeatAfterMs: [] }));
  const signal = new AbortController().signal;
  return vehicle.check('wanted', { vin: 'X0T00000000000010' }, z.object({ count: z.int() }), signal);
}

test('a riddle instead of an answer, which has no result at all, is asked again later', async () => {
  expect(await ask({ message: 'Цифры с картинки введены неверно', status: 201 })).toMatchObject({
    kind: 'unavailable',
    retryable: true,
    reason: expect.stringContaining('captcha'),
  });
});

test('a car the police do not know is an answer', async () => {
  expect(await ask({ RequestResult: null, status: 404 })).toMatchObject({ kind: 'nothing_found' });
});

test('an answer is read with its day', async () => {
  const body = { RequestResult: { count: 2 }, status: 200, requestTime: '15.05.2026 18:30' };
  expect(await ask(body)).toMatchObject({ kind: 'found', data: { count: 2 }, sourceDate: '2026-05-15' });
});
