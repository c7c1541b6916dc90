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

test('a captcha in place of an answer is retried later', async () => {
  expect(await ask({ message: 'Цифры с картинки введены неверно', status: 201 })).toMatchObject({
    kind: 'unavailable',
    retryable: true,
    reason: expect.stringContaining('captcha'),
  });
});

test('a car unknown to the police is «nothing found»', async () => {
  expect(await ask({ RequestResult: null, status: 404 })).toMatchObject({ kind: 'nothing_found' });
});

test('an answer of the police comes with its date', async () => {
  const body = { RequestResult: { count: 2 }, status: 200, requestTime: '15.05.2026 18:30' };
  expect(await ask(body)).toMatchObject({ kind: 'found', data: { count: 2 }, sourceDate: '2026-05-15' });
});

const nothing = { records: [], count: 0, error: 0 };

describe('empty lists that are not answers', () => {
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
  ])('an empty list is unusable %s', async (_when, body) => {
    expect(await ask(body)).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('an empty list is accepted when all its fields agree, also with Cyrillic look-alikes in the VIN', async () => {
    const body = { RequestResult: nothing, status: 200, vin: 'Х0Т00000000000010' };
    expect(await ask(body)).toMatchObject({ kind: 'found', data: { count: 0 } });
  });
});

test('a record of the police sent twice among others counts once', async () => {
  const { url } = await createProtocolFake([
    { body: { status: 200, RequestResult: { Accidents: [{ n: 1 }, { n: 1 }, { n: 2 }] } } },
  ]);
  const vehicle = createVehicle({ url, key: 'key' }, createGate({ repeatAfterMs: [] }));
  const schema = z.object({ Accidents: z.array(z.object({ n: z.int() })) });
  expect(
    await vehicle.check('dtp', { body_number: 'GX110-6012345' }, schema, new AbortController().signal),
  ).toMatchObject({ kind: 'found', data: { Accidents: [{ n: 1 }, { n: 2 }] } });
});
