import type { PriceComponentView } from '@proverka/contract/price-component';
import type { PricedProduct } from '@proverka/contract/price-desk';
import type { PriceHistoryRow } from '@proverka/contract/price-history';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { EGRN_OBJECT, fromBalance, order } from '../../test/orders.ts';
import { codeOf } from '../../test/refusal-code.ts';
import { priceComponentInput } from '../../test/price-components.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'accountant' });
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object) =>
  admin.request({
    method,
    url: `/admin/price_component${path}`,
    payload: { reason: 'Подорожали выписки', ...payload },
  });
const base = async (): Promise<PriceComponentView> => {
  const answer = await admin.request({ url: `/admin/price_component/list?product_id=${EGRN_OBJECT}` });
  const [one] = answer.json<{ price_components: PriceComponentView[] }>().price_components;
  if (one === undefined) throw new Error(answer.body);
  return one;
};
const change = async (more: object) =>
  call('PUT', '/update', {
    price_component_id: (await base()).price_component_id,
    price: 599,
    enabled: true,
    ...more,
  });
const shown = async () =>
  (await world.api.inject({ url: '/products' }))
    .json<Product[]>()
    .find(({ product_id: id }) => id === EGRN_OBJECT)?.product_price;

describe('a price from a day on', () => {
  test('a planned price is charged from its moment on, and an order before keeps its own', async () => {
    const person = await world.signIn({ paid: 500_000 });
    // Before anything reads the catalogue, whose rows are cached for five seconds.
    expect((await change({ price: 599, starts_at: inDays(2) })).json()).toMatchObject({
      price_component: { price: 499, changes: [{ price: 599, enabled: true }] },
    });
    expect(await shown()).toBe(499);
    const products = (await admin.request({ url: '/admin/products' })).json<{ products: PricedProduct[] }>();
    expect(products.products.find(({ product_id: id }) => id === EGRN_OBJECT)).toMatchObject({
      price: 499,
      next: { price: 599 },
    });
    expect((await order(person, fromBalance({ expected_total: 499 }))).json()).toMatchObject({
      total_amount: 499,
    });

    world.clock.advance(2 * DAY + 1000);
    admin = await world.signIn({ staff: 'accountant' });
    const later = await world.signIn({ paid: 500_000 });
    expect(await shown()).toBe(599);
    expect(codeOf(await order(later, fromBalance({ expected_total: 499 })))).toBe('price_changed');
    expect((await order(later, fromBalance({ expected_total: 599 }))).json()).toMatchObject({
      total_amount: 599,
    });
    expect(await base()).toMatchObject({ price: 599, changes: [] });
  });

  test('a planned price is taken back before it begins, not afterwards', async () => {
    const planned = (await change({ price: 699, starts_at: inDays(3) })).json<{
      price_component: PriceComponentView;
    }>().price_component;
    const id = planned.changes[0]?.price_change_id ?? '';
    const path = `/delete?price_component_id=${planned.price_component_id}&price_change_id=${id}`;
    expect((await call('DELETE', path, {})).json()).toEqual({ ok: true });
    expect((await base()).changes).toEqual([]);
    expect(codeOf(await call('DELETE', path, {}))).toBe('price_change_not_found');
  });

  test('who changed a price, from when on and why stays in the history', async () => {
    const url = `/admin/price_history?product_id=${EGRN_OBJECT}&part=component`;
    const { history, total } = (await admin.request({ url })).json<{
      history: PriceHistoryRow[];
      total: { count: number };
    }>();
    expect(history.map(({ act }) => act)).toEqual(['withdrawn', 'changed', 'changed']);
    expect(history.at(-1)).toMatchObject({
      before: { price: 49_900 },
      after: { price: 59_900 },
      reason: 'Подорожали выписки',
    });
    expect(total.count).toBe(3);
    const next = await admin.request({ url: `${url}&limit=1&after=${history[0]?.history_id}` });
    expect(next.json()).toMatchObject({ history: [{ history_id: history[1]?.history_id }] });
  });
});

describe('prices that cannot be', () => {
  test.each([
    ['of yesterday', () => ({ starts_at: inDays(-1) }), 'price_in_past'],
    ['below zero', () => ({ price: -1 }), 'invalid_request'],
    ['without a reason', () => ({ reason: ' ' }), 'invalid_request'],
    ['on no day', () => ({ starts_at: '31 февраля' }), 'invalid_request'],
    ['of nobody', () => ({ enabled: false, starts_at: inDays(5) }), 'price_component_needed'],
  ])('a price %s is refused', async (_what, more, code) => {
    expect(codeOf(await change(more()))).toBe(code);
  });

  test('two changes of one moment: the second is refused, whoever comes second', async () => {
    const starts_at = inDays(10);
    const answers = await Promise.all([change({ price: 700, starts_at }), change({ price: 800, starts_at })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(answers.map(codeOf)).toContain('price_moment_taken');
  });

  test('a second component of a type for everybody is refused: both would be charged', async () => {
    const component = priceComponentInput({ price: 100 });
    expect(codeOf(await call('POST', '/add', component))).toBe('price_component_exists');
    const later = { ...component, starts_at: inDays(20) };
    expect(codeOf(await call('POST', '/add', later))).toBe('price_component_exists');
  });

  test('a component that has not begun is not changed before its first moment', async () => {
    const component = {
      product_id: EGRN_OBJECT,
      price_component_type: { name: 'Later' },
      price: 100,
      is_base_product_component: false,
      enabled: true,
      option: null,
      starts_at: inDays(30),
    };
    const added = (await call('POST', '/add', component)).json<{ price_component: PriceComponentView }>()
      .price_component;
    expect(added.has_begun).toBe(false);
    const early = { price_component_id: added.price_component_id, price: 5, enabled: true };
    expect(codeOf(await call('PUT', '/update', early))).toBe('price_component_not_begun');
    expect(await shown()).toBe(599);
  });
});
