import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { fromBalance, order, orderByCard } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const ordersOf = async (who: SignedInPerson, offset = 0) =>
  (await who.request({ url: `/partner/orders?offset=${offset}` })).json();
const statsOf = async (who: SignedInPerson, query = '') =>
  (await who.request({ url: `/partner/stats${query}` })).json();

describe('partners', () => {
  test("a partner sees registrations, orders and payments through the link without customers' data (V8.2.3, V15.3.1)", async () => {
    const partner = await world.signIn();
    await world.api.inject({
      method: 'POST',
      url: '/register',
      payload: registration({ partner_id: partner.id }),
    });
    const customer = await world.signIn({ paid: 100_000, email: 'obraztsova@example.com' });
    const placed = (await order(customer, fromBalance({ partner_id: partner.id }))).json();
    await orderByCard(world, customer, { partner_id: partner.id });
    const { orders, total } = await ordersOf(partner);
    expect(total).toBe(2);
    expect(orders[1]).toEqual({
      orderId: placed.id,
      date: expect.any(String),
      status: 'paid',
      totalAmount: 499,
      products: ['Выписка об объекте: собственники и обременения'],
      customer: 'o***@example.com',
    });
    expect(JSON.stringify(orders)).not.toMatch(/obraztsova|77:01|Тестовая/);
    expect(await statsOf(partner)).toEqual({
      registrations: 1,
      orders: 2,
      paid_orders: 1,
      paid_amount: 499,
      bonus_amount: 0,
    });
    expect(await ordersOf(await world.signIn())).toEqual({ orders: [], total: 0 });
  });

  test("a partner's own orders earn nothing", async () => {
    const partner = await world.signIn({ paid: 100_000 });
    await order(partner, fromBalance({ partner_id: partner.id }));
    expect(await ordersOf(partner)).toEqual({ orders: [], total: 0 });
    expect(await statsOf(partner)).toMatchObject({ orders: 0, paid_amount: 0 });
  });

  test("a partner's list has pages of twenty", async () => {
    const [partner, customer] = [await world.signIn(), await world.signIn({ paid: 49_900 * 22 })];
    for (let i = 0; i < 22; i += 1) await order(customer, fromBalance({ partner_id: partner.id }));
    expect((await ordersOf(partner)).orders).toHaveLength(20);
    expect(await ordersOf(partner, 20)).toMatchObject({ orders: [{}, {}], total: 22 });
  });

  test("the period of a partner's list has days in Moscow time, both ends included", async () => {
    const [partner, customer] = [await world.signIn(), await world.signIn({ paid: 100_000 })];
    const { id } = (await order(customer, fromBalance({ partner_id: partner.id }))).json();
    // Midnight between the fifth and the sixth of March in Moscow.
    await world.owner.query(`update customer_order set created_at = '2026-03-05T21:00:00Z' where id = $1`, [
      id,
    ]);
    expect(await statsOf(partner, '?date-from=2026-03-06&date-to=2026-03-06')).toMatchObject({ orders: 1 });
    expect(await statsOf(partner, '?date-to=2026-03-05')).toMatchObject({ orders: 0 });
    expect(await statsOf(partner, '?date-from=2026-03-07')).toMatchObject({ orders: 0 });
    expect(await statsOf(partner, '?date-from=6.3.2026')).toMatchObject({ status: 400 });
  });
});

test('the referral dialog has a link of the brand and eight ways to share it', async () => {
  const person = await world.signIn();
  const headers = { 'source-site': 'fizcheck.localhost' };
  const referral = (await person.request({ url: '/partner/referral', headers })).json();
  expect(referral).toMatchObject({
    partner_id: person.id,
    link: `http://fizcheck.localhost:3000/?partner_id=${person.id}`,
    bonus_percent: 50,
    min_top_up: 5000,
  });
  expect(referral.shares).toHaveLength(8);
  for (const { url } of referral.shares) expect(url).toContain(encodeURIComponent(referral.link));
});
