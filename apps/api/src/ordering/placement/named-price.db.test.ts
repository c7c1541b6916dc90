import type { PlacedOrder } from '@proverka/contract/order';
import type { Problem } from '@proverka/contract/problem';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { couponInput } from '../../../test/coupons.ts';
import { ivan } from '../../../test/fake-check-sources.ts';
import { guestOrder, regorder } from '../../../test/guest-orders.ts';
import { EGRN_OBJECT, fromBalance, orderBody } from '../../../test/orders.ts';
import { RISK, riskOrder } from '../../../test/risk.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn({ paid: 1_000_000 });
});

const riskItems = riskOrder({ ownersData: [ivan] }).order_items;
const again = riskOrder({ ownersData: [ivan] }, { refresh: true }).order_items;
const byGuest = (search: string) =>
  regorder(world, guestOrder({ ...orderBody(), order_items: riskItems }), { search });
const byUser = (more: object) =>
  person.request({
    method: 'POST',
    url: '/order',
    payload: {
      ...fromBalance({ order_items: [...again] }),
      ...more,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const shown = async (search: string) =>
  (await world.api.inject({ url: `/products${search}` }))
    .json<Product[]>()
    .find(({ product_id: id }) => id === RISK)?.product_price;

describe('the campaign of the page’s address', () => {
  test('prices a guest’s order as it prices the products', async () => {
    const answer = (await byGuest('?campaign=risk50')).json();
    expect(answer.data.order.total_amount).toBe(650);
    expect(await shown('?campaign=risk50')).toBe(650);
    expect((await byGuest('?campaign=spring')).json().data.order.total_amount).toBe(1299);
    expect((await byGuest('?campaign=freecloud')).json().data.order.total_amount).toBe(1299);
  });

  test('prices a signed-in user’s order, too', async () => {
    const placed = (await byUser({ campaign: 'risk50', expected_total: 650 })).json<PlacedOrder>();
    expect(placed.total_amount).toBe(650);
    expect((await byUser({})).json<PlacedOrder>().total_amount).toBe(1299);
  });
});

test('a code for another service is refused by name, and nothing is ordered', async () => {
  const admin = await world.signIn({ staff: 'admin' });
  const coupon = couponInput('SPRING-RISK', { product_names: ['RiskAssessmentV2'] });
  const made = await admin.request({ method: 'POST', url: '/admin/coupons', payload: coupon });
  expect(made.statusCode).toBe(200);
  const items = [
    { product_id: EGRN_OBJECT, object_key: '77:01:0001001:1024', object_address: '', code: 'spring-risk' },
  ];
  const refused = (await byUser({ order_items: items })).json<Problem>();
  expect(refused).toMatchObject({ status: 422, code: 'coupon_not_applicable' });
  expect(refused.detail).toMatch(/«SPRING-RISK» не действует на услугу «.+»/);
  const guest = guestOrder({ order_items: items });
  expect((await regorder(world, guest)).json()).toMatchObject({ code: 'coupon_not_applicable' });
  const { count } = await world.db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', guest.email)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});
