import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import { createYooKassa } from './yookassa.ts';
import { defaultVatCodes, vatCodeOf } from './vat.domain.ts';

/** A provider that gives these answers in turn and then repeats the last one. */
async function provider(...answers: FakeAnswer[]) {
  const { url, seen } = await createProtocolFake(answers);
  const client = createYooKassa(
    { url: `${url}/v3`, shopId: 'shop', secretKey: 'secret', networks: [] },
    // Only the silent provider needs a short timeout; the others get as much time as a busy machine takes.
    { timeoutMs: answers.some(({ silent }) => silent === true) ? 200 : 10_000, repeatAfterMs: [1, 1] },
  );
  return { client, seen };
}

const pending = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  amount: { value: '100.00', currency: 'RUB' },
  confirmation: { type: 'embedded', confirmation_token: 'ct-1' },
  created_at: '2019-01-22T14:30:45.129Z',
  metadata: {},
};
const error = (code: string) => ({ type: 'error', id: 'x', code, description: 'Words of the provider' });

describe("the payment provider's client", () => {
  test('a call to the provider has our credentials and key, and its amounts are converted to kopecks', async () => {
    const { client, seen } = await provider({ body: pending });
    const answer = await client.createPayment('key-1', { amount: { value: '100.00', currency: 'RUB' } });
    expect(answer).toMatchObject({ kind: 'ok', value: { id: pending.id, amount: rubles(100) } });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/v3/payments',
        headers: {
          authorization: `Basic ${Buffer.from('shop:secret').toString('base64')}`,
          'idempotence-key': 'key-1',
        },
      },
    ]);
  });

  test.each([
    ['about another payment', { body: { ...pending, id: 'another' } }],
    ['of a state nobody knows', { body: { ...pending, status: 'partially_paid' } }],
    ['in another currency', { body: { ...pending, amount: { value: '100.00', currency: 'KZT' } } }],
    ['with a number for an amount', { body: { ...pending, amount: { value: 100, currency: 'RUB' } } }],
    ['cut off in the middle', { body: pending, cutAfter: 20 }],
    ['that leads to a login page', { status: 302, headers: { location: '/login' } }],
    ['of a proxy that knows no such page', { status: 404, body: '<h1>404</h1>' }],
    ['of an expired key', { status: 401, body: error('invalid_credentials') }],
  ])('an answer about a payment %s leaves its state unknown', async (_how, answer) => {
    const { client } = await provider(answer);
    expect(await client.getPayment(pending.id)).toMatchObject({ kind: 'unknown' });
  });

  test('a payment is read with fields nobody has seen', async () => {
    const { client } = await provider({ body: { newer: { field: 1 }, ...pending } });
    expect(await client.getPayment(pending.id)).toMatchObject({ kind: 'ok', value: { status: 'pending' } });
  });

  test.each([
    ['fails', { status: 500, body: error('internal_server_error') }],
    ['is silent', { silent: true }],
    ['is too busy', { status: 429, body: error('too_many_requests') }],
    ['answers a page of a proxy', { status: 200, body: '<html>502</html>' }],
    ['answers an object without a status', { body: { id: 'x' } }],
  ])(
    'a call to a provider that %s is repeated with the same key, and then its outcome is unknown',
    async (_how, answer) => {
      const { client, seen } = await provider(answer);
      expect(await client.createPayment('key-2', {})).toMatchObject({ kind: 'unknown' });
      expect(seen.map(({ headers }) => headers['idempotence-key'])).toEqual(['key-2', 'key-2', 'key-2']);
      expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    },
  );

  test('a call to a provider that recovers in time gets its answer', async () => {
    const { client } = await provider(
      { status: 500, body: error('internal_server_error') },
      { body: pending },
    );
    expect(await client.createPayment('key-3', {})).toMatchObject({ kind: 'ok' });
  });

  test('a call the provider rejects is not repeated', async () => {
    const { client, seen } = await provider({ status: 400, body: error('invalid_request') });
    expect(await client.createPayment('key-4', {})).toEqual({
      kind: 'rejected',
      code: 'invalid_request',
      description: 'Words of the provider',
    });
    expect(seen).toHaveLength(1);
  });

  test('a call with rejected credentials has an unknown outcome, because nothing was done', async () => {
    const { client } = await provider({ status: 401, body: error('invalid_credentials') });
    expect(await client.getPayment('x')).toMatchObject({ kind: 'unknown' });
  });

  test('an unknown payment is reported as not found', async () => {
    const page = await provider({ status: 404, body: '<h1>Not Found</h1>' });
    expect(await page.client.getPayment('a')).toEqual({ kind: 'unknown', reason: 'status 404' });
    const { client, seen } = await provider({ status: 404, body: error('not_found') });
    expect(await client.getPayment('a/b')).toEqual({ kind: 'not_found' });
    expect(seen[0]?.url).toBe('/v3/payments/a%2Fb');
  });

  test('payments are listed since a moment, page by page', async () => {
    const { client, seen } = await provider({ body: { type: 'list', items: [pending], next_cursor: 'c2' } });
    const answer = await client.listPayments(new Date('2026-11-01T00:00:00Z'), 'c1');
    expect(answer).toMatchObject({ kind: 'ok', value: { next_cursor: 'c2', items: [{ id: pending.id }] } });
    const query = new URL(seen[0]?.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      limit: '100',
      'created_at.gte': '2026-11-01T00:00:00.000Z',
      cursor: 'c1',
    });
  });
});

describe('VAT on receipts', () => {
  test("VAT on a receipt is the company's on the day of the sale in Moscow", () => {
    const code = (at: string) => vatCodeOf(defaultVatCodes, 'real-estate', new Date(at));
    expect(code('2025-12-31T20:59:59Z')).toBe(4);
    expect(code('2025-12-31T21:00:00Z')).toBe(11);
    expect(vatCodeOf(defaultVatCodes, 'person-check', new Date('2026-06-01T00:00:00Z'))).toBe(1);
  });
});
