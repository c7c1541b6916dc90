import type { ApiClient } from '@proverka/api-client/api-client';
import { expect, test } from 'vitest';
import { keepPublicAnswers } from './public-answers.ts';

const anybody = { hasListPrices: false };

/** A client that notes what it is asked, and answers with what `answers` holds next. */
function noting(answers: (() => unknown)[] = []) {
  const asked: string[] = [];
  const call = async (key: string) => {
    asked.push(key);
    return (answers.shift() ?? (() => ({})))();
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client of any answer
  return { asked, client: { url: () => '', call } as unknown as ApiClient };
}

test('visitors of the same second get one answer of what is the same for everybody', async () => {
  let now = 0;
  const forAll = noting();
  const withPublic = keepPublicAnswers(forAll.client, () => now);
  const [one, other] = [noting(), noting()];
  await withPublic(one.client, anybody).api.call('GET /system/info', {});
  now = 999;
  await withPublic(other.client, anybody).api.call('GET /system/info', {});
  expect(forAll.asked).toEqual(['GET /system/info']);
  now = 1000;
  await withPublic(other.client, anybody).api.call('GET /system/info', {});
  expect(forAll.asked).toHaveLength(2);
  expect([...one.asked, ...other.asked]).toEqual([]);
});

test('what is personal is asked by each visitor for himself', async () => {
  const forAll = noting();
  const withPublic = keepPublicAnswers(forAll.client, () => 0);
  const [one, other] = [noting(), noting()];
  await withPublic(one.client, anybody).api.call('POST /token', {});
  await withPublic(other.client, anybody).api.call('POST /token', {});
  expect([forAll.asked, one.asked, other.asked]).toEqual([[], ['POST /token'], ['POST /token']]);
});

test('a failure is told to those who waited for it and to nobody later', async () => {
  const fail = () => {
    throw new Error('gone');
  };
  const forAll = noting([fail]);
  const { call } = keepPublicAnswers(forAll.client, () => 0)(noting().client, anybody).api;
  await expect(call('GET /orders_done_count', {})).rejects.toThrow('gone');
  expect(await call('GET /orders_done_count', {})).toEqual({});
});

test('products are the same for visitors with the prices of the list, unless they ask for a campaign', async () => {
  const forAll = noting();
  const withPublic = keepPublicAnswers(forAll.client, () => 0);
  const [one, other, third] = [noting(), noting(), noting()];
  const products = { query: { campaign: '' } };
  await withPublic(one.client, { hasListPrices: true }).api.call('GET /products', products);
  await withPublic(other.client, { hasListPrices: true }).api.call('GET /products', products);
  await withPublic(third.client, { hasListPrices: true }).api.call('GET /products', {
    query: { campaign: 'spring' },
  });
  expect([forAll.asked, one.asked, other.asked]).toEqual([['GET /products'], [], []]);
  expect(third.asked).toEqual(['GET /products']);
});

test('a visitor with prices of his own is shown only those', async () => {
  const forAll = noting();
  const own = noting();
  await keepPublicAnswers(forAll.client, () => 0)(own.client, anybody).api.call('GET /products', {
    query: {},
  });
  expect([forAll.asked, own.asked]).toEqual([[], ['GET /products']]);
});

test('a page cannot change what the next visitor gets', async () => {
  const forAll = noting([() => ({ alerts: [] })]);
  const { call } = keepPublicAnswers(forAll.client, () => 0)(noting().client, anybody).api;
  const { alerts } = await call('GET /system/info', {});
  expect(() => alerts.push({ id: '1', text: 'Образец' } as never)).toThrow(TypeError);
});

test('a visit knows whether all it got is for everybody', async () => {
  const withPublic = keepPublicAnswers(noting().client, () => 0);
  const [one, other] = [withPublic(noting().client, anybody), withPublic(noting().client, anybody)];
  await one.api.call('GET /system/info', {});
  await other.api.call('GET /system/info', {});
  expect(one.publicOnly()).toHaveLength(1);
  expect(one.publicOnly()?.[0]).toBe(other.publicOnly()?.[0]);
  await other.api.call('GET /products', { query: {} });
  expect(other.publicOnly()).toBeNull();
});
