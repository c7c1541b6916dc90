import type { Coupon, DiscountView } from '@proverka/contract/coupon';
import type { PlacedOrder } from '@proverka/contract/order';
import type { OrderListEntry } from '@proverka/contract/order-list';
import type { Product } from '@proverka/contract/product';
import { describe, expect, test } from 'vitest';
import { ivan } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { EGRN_RIGHT_LIST, order, orderBody } from '../../../test/orders.ts';
import { readBalances } from '#money/ledger.store.ts';
import { buyItems, endCoupon, itemWith, startCoupons } from '../../../test/coupons.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { riskOrder } from '../../../test/risk.ts';

const { at, coupon, ask } = startCoupons();

describe('coupons of a guest', () => {
  test('a coupon code shows a guest the reduced prices', async () => {
    const { code, id } = await coupon({ product_names: ['EgrnObject'] });
    const answer = (await ask(` ${code?.toUpperCase()} `)).json<Coupon>();
    expect(answer).toMatchObject({ coupon_id: id, code, title: 'Весенний купон', uses_left: null });
    expect(answer.products).toMatchObject([
      {
        product_name: 'EgrnObject',
        discount: 100,
        price: 399,
        price_breakdown: {
          list: 499,
          total: 399,
          parts: [{ amount: 499 }, { kind: 'coupon', amount: -100 }],
        },
      },
    ]);
  });

  test("a code that is unknown, another user's, switched off, expired or useless here is refused", async () => {
    const [own, off, over, early, none] = await Promise.all([
      coupon({ person_id: at.admin.id }),
      coupon({ enabled: false }),
      coupon(),
      coupon({ starts_at: '2099-01-01T00:00:00Z' }),
      coupon({ brand: 'person-check' }),
    ]);
    await endCoupon(at.world, over.code);
    const refusals = await Promise.all(
      ['nothing', own.code, off.code, over.code, early.code, none.code].map(async (code) =>
        codeOf(await ask(code ?? '')),
      ),
    );
    expect(refusals).toEqual([
      'coupon_not_found',
      'coupon_not_found',
      'coupon_not_found',
      'coupon_not_found',
      'coupon_not_found',
      'coupon_not_applicable',
    ]);
    expect((await ask(own.code ?? '', at.admin)).statusCode).toBe(200);
  });
});

describe('orders with a code', () => {
  test('an order with a code costs and holds the promised price and explains it', async () => {
    const person = await at.world.signIn({ paid: 100_000 });
    const { code } = await coupon();
    const placed = (
      await buyItems(person, [itemWith({ code: code ?? '' }), itemWith({ product_id: EGRN_RIGHT_LIST })], {
        expected_total: 898,
      })
    ).json<PlacedOrder>();
    expect(placed).toMatchObject({ total_amount: 898, order_items: [{ price: 399 }, { price: 499 }] });
    expect((await readBalances(at.world.db, person.id)).paid).toBe(100_000 - 89_800);
    const { orders } = (await person.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
    expect(orders[0]?.OrderItem[0]?.price_breakdown).toEqual({
      total: 399,
      list: 499,
      code,
      parts: [
        { kind: 'base', title: 'Базовая цена', amount: 499 },
        { kind: 'coupon', title: 'Весенний купон', amount: -100 },
      ],
    });
    expect(orders[0]?.OrderItem[1]?.price_breakdown).toMatchObject({ total: 499, code: null });
    await expectLedgerLaws(at.world.owner);
  });

  test('an order by card with a code is charged and receipted at the reduced price', async () => {
    const person = await at.world.signIn();
    const { id } = await coupon({ amount: null, percent: 15 });
    const answer = await order(
      person,
      orderBody({ order_items: [itemWith({ coupon_id: id })], expected_total: 424 }),
    );
    expect(answer.json()).toMatchObject({ total_amount: 424 });
    const { rows } = await at.world.owner.query('select amount::int from payment where order_id = $1', [
      answer.json<PlacedOrder>().id,
    ]);
    expect(rows).toEqual([{ amount: 42_400 }]);
  });

  test('an order with a code that cannot be used is refused and leaves no trace', async () => {
    const person = await at.world.signIn({ paid: 100_000 });
    const { code } = await coupon();
    await endCoupon(at.world, code);
    expect(codeOf(await buyItems(person, [itemWith({ code: 'nobody-knows' })]))).toBe('coupon_not_found');
    expect(codeOf(await buyItems(person, [itemWith({ code: code ?? '' })]))).toBe('coupon_not_found');
    expect((await readBalances(at.world.db, person.id)).paid).toBe(100_000);
  });

  test('an order costs the same with a code that saves nothing, and the code stays unused', async () => {
    const person = await at.world.signIn({ paid: 100_000 });
    const { id } = await coupon({ max_uses: 1 });
    const items = riskOrder({ ownersData: [ivan] }, { coupon_id: id }).order_items;
    const placed = await buyItems(person, items, { campaign: 'risk50' });
    expect(placed.json()).toMatchObject({ total_amount: 650 });
    const view = (await at.admin.request({ url: `/admin/coupon/${id}` })).json<{ discount: DiscountView }>();
    expect(view.discount.uses).toBe(0);
  });

  test('an order of the campaign freecloud is an order without a campaign', async () => {
    const person = await at.world.signIn({ paid: 100_000 });
    expect((await buyItems(person, [itemWith({ code: 'freecloud' })])).json()).toMatchObject({
      total_amount: 499,
    });
  });
});

describe('campaigns', () => {
  const priceIn = (products: Product[]) =>
    products.find(({ product_name }) => product_name === 'RiskAssessment')?.product_price;

  test('risk50 halves the risk assessment for role 12 on every page, freecloud does nothing', async () => {
    const person = await at.world.signIn({ role: 1 });
    await at.world.db
      .updateTable('app_user')
      .set({ campaign: 'risk50' })
      .where('id', '=', person.id)
      .execute();
    const own = (await person.request({ url: '/products' })).json<Product[]>();
    const guests = (await at.world.api.inject({ url: '/products?campaign=freecloud' })).json<Product[]>();
    expect([priceIn(own), priceIn(guests)]).toEqual([650, 1299]);
    const named = (await at.world.api.inject({ url: '/products?campaign=RISK50' })).json<Product[]>();
    expect(priceIn(named)).toBe(650);
  });

  test('freerisk gives each person one free report', async () => {
    const [first] = (await ask('freerisk', await at.world.signIn())).json<Coupon>().products;
    expect(first).toMatchObject({ product_name: 'RiskAssessmentV2', price: 0, discount: 1299 });
  });
});

test.each([-1, 0.001, 1e12])('a markup of %d is refused before anything is priced', async (markup) => {
  const person = await at.world.signIn({ paid: 100_000 });
  expect(codeOf(await buyItems(person, [{ ...itemWith(), markup }]))).toBe('invalid_request');
});

test('a markup the server does not compute counts as a changed price', async () => {
  const person = await at.world.signIn({ paid: 100_000 });
  expect(codeOf(await buyItems(person, [itemWith({ markup: 80 })]))).toBe('price_changed');
});
