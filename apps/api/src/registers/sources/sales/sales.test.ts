import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { createSales } from './sales.ts';

const signal = new AbortController().signal;
const sale = {
  registered_on: '2026-05-12',
  rooms: 2,
  area: 54.3,
  floor: 4,
  price: 9_850_000,
  kind: 'deal',
};
const answerOf = (...sales: object[]) => ({
  building: { cadastral_number: '78:31:0099001:100', address: 'ул. Маяковского, д. 101' },
  actual_on: '2026-11-20',
  sales,
});

async function ask(answer: FakeAnswer, query = 'ул. Маяковского, д. 101') {
  const fake = await createProtocolFake([answer]);
  const source = createSales({ url: `${fake.url}/v1`, key: 'key' }, { repeatAfterMs: [] });
  return { answer: await source.check(query, signal), seen: fake.seen };
}

describe('sales of a building', () => {
  test('sales of a building come with the date they are valid for', async () => {
    const { answer, seen } = await ask({ body: answerOf(sale) });
    expect(answer).toMatchObject({
      kind: 'found',
      sourceDate: '2026-11-20',
      data: { building: { cadastral_number: '78:31:0099001:100' }, sales: [sale] },
    });
    expect(seen[0]).toMatchObject({
      url: `/v1/building_sales?query=${encodeURIComponent('ул. Маяковского, д. 101')}`,
      headers: { authorization: 'Bearer key' },
    });
  });

  test('a building may have no sales, and a sale may lack optional fields', async () => {
    expect((await ask({ body: answerOf() })).answer).toMatchObject({ kind: 'found', data: { sales: [] } });
    const sparse = { ...sale, rooms: null, floor: null };
    expect((await ask({ body: answerOf(sparse) })).answer).toMatchObject({ kind: 'found' });
  });

  test('an unknown building is «nothing found»', async () => {
    const body = { error: { code: 'building_not_found' } };
    expect((await ask({ status: 404, body })).answer).toMatchObject({ kind: 'nothing_found' });
  });

  test.each<[string, FakeAnswer]>([
    ['has moved its API', { status: 404, body: '<html>' }],
    ['has no money left', { status: 402, body: {} }],
    ['fails', { status: 503, body: '' }],
    ['answers something else', { body: { sales: [] } }],
    ['sends a price of zero', { body: answerOf({ ...sale, price: 0 }) }],
    ['sends an area of zero', { body: answerOf({ ...sale, area: 0 }) }],
    ['sends an invalid date', { body: answerOf({ ...sale, registered_on: '2026-02-31' }) }],
  ])('sales are unavailable when the supplier %s', async (_how, answer) => {
    expect((await ask(answer)).answer).toMatchObject({ kind: 'unavailable' });
  });
});
