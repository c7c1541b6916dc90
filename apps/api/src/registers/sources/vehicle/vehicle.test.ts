import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createGate } from '#platform/outbound/gate.ts';
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

const nothing = { records: [], count: 0, error: 0 };

describe('an empty list is no answer', () => {
  test.each([
    ['when the body names an error', { RequestResult: nothing, status: 503 }],
    ['when there is no result', { status: 200 }],
    ['when the result is none', { RequestResult: null, status: 200 }],
    ['when the block names an error', { RequestResult: { ...nothing, error: 5 }, status: 200 }],
    ['when the block is not well', { RequestResult: { ...nothing, statusCode: 0 }, status: 200 }],
    [
      'when the block describes an error',
      { RequestResult: { ...nothing, errorDescription: 'Ошибка' }, status: 200 },
    ],
    ['when there ought to be records', { RequestResult: { ...nothing, count: 2 }, status: 200 }],
    ['when it comes with «not found»', { RequestResult: nothing, status: 404 }],
    ['about another car', { RequestResult: nothing, status: 200, vin: 'X0T00000000000011' }],
    ['about no car', { RequestResult: null, status: 404, vin: 'ничей' }],
  ])('%s', async (_when, body) => {
    expect(await ask(body)).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('unless all of it agrees, also in the letters of the other alphabet', async () => {
    const body = { RequestResult: nothing, status: 200, vin: 'Х0Т00000000000010' };
    expect(await ask(body)).toMatchObject({ kind: 'found', data: { count: 0 } });
  });
});

test('a record that is sent twice among others is one', async () => {
  const { url } = await createProtocolFake([
    { body: { status: 200, RequestResult: { Accidents: [{ n: 1 }, { n: 1 }, { n: 2 }] } } },
  ]);
  const vehicle = createVehicle({ url, key: 'key' }, createGate({ repeatAfterMs: [] }));
  const schema = z.object({ Accidents: z.array(z.object({ n: z.int() })) });
  expect(
    await vehicle.check('dtp', { body_number: 'GX110-6012345' }, schema, new AbortController().signal),
  ).toMatchObject({ kind: 'found', data: { Accidents: [{ n: 1 }, { n: 2 }] } });
});
