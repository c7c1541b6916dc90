import { randomUUID } from 'node:crypto';
import type { Coupon, DiscountInput, DiscountView } from '@proverka/contract/coupon';
import type { OrderItemInput, PlacedOrder } from '@proverka/contract/order';
import type { OrderListEntry } from '@proverka/contract/order-list';
import type { Product } from '@proverka/contract/product';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { couponInput } from '../../../test/coupons.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { EGRN_OBJECT, EGRN_RIGHT_LIST, fromBalance, order, orderBody } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ role: 0 });
});

let codes = 0;
const input = (more: Partial<DiscountInput> = {}) =>
  couponInput(`spring-${(codes += 1)}`, { title: 'Весенний купон', amount: 100, ...more });
const save = (payload: object, by = admin) => by.request({ method: 'POST', url: '/admin/coupons', payload });
const coupon = async (more: Partial<DiscountInput> = {}) => {
  const answer = await save(input(more));
  expect(answer.statusCode).toBe(200);
  return answer.json<{ discount: DiscountView }>().discount;
};
const ask = (code: string, by?: SignedInPerson) => {
  const call = { method: 'POST', url: '/coupon', payload: { code } } as const;
  return by ? by.request(call) : world.api.inject(call);
};
const item = (more: Partial<OrderItemInput> = {}): OrderItemInput => ({
  product_id: EGRN_OBJECT,
  object_key: '77:01:0001001:1024',
  object_address: '',
  refresh: true,
  ...more,
});
const buy = (person: SignedInPerson, items: OrderItemInput[], more = {}) =>
  order(person, fromBalance({ order_items: items, ...more }));
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code;

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
      coupon({ person_id: admin.id }),
      coupon({ enabled: false }),
      coupon({ ends_at: '2020-01-01T00:00:00Z' }),
      coupon({ starts_at: '2099-01-01T00:00:00Z' }),
      coupon({ brand: 'person-check' }),
    ]);
    const refusals = await Promise.all(
      ['nothing', own.code, off.code, over.code, early.code, none.code].map(async (code) =>
        codeOf(await ask(code ?? '')),
      ),
    );
    expect(refusals).toEqual([
      'coupon_not_found',
      'coupon_not_found',
      'coupon_not_found',
      'coupon_expired',
      'coupon_expired',
      'coupon_not_applicable',
    ]);
    expect((await ask(own.code ?? '', admin)).statusCode).toBe(200);
  });
});

describe('orders with a code', () => {
  test('an order with a code costs and holds the promised price and explains it', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const { code } = await coupon();
    const placed = (
      await buy(person, [item({ code: code ?? '' }), item({ product_id: EGRN_RIGHT_LIST })], {
        expected_total: 898,
      })
    ).json<PlacedOrder>();
    expect(placed).toMatchObject({ total_amount: 898, order_items: [{ price: 399 }, { price: 499 }] });
    expect((await readBalances(world.db, person.id)).paid).toBe(100_000 - 89_800);
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
    await expectLedgerLaws(world.owner);
  });

  test('an order by card with a code is charged and receipted at the reduced price', async () => {
    const person = await world.signIn();
    const { id } = await coupon({ amount: null, percent: 15 });
    const answer = await order(
      person,
      orderBody({ order_items: [item({ coupon_id: id })], expected_total: 424 }),
    );
    expect(answer.json()).toMatchObject({ total_amount: 424 });
    const { rows } = await world.owner.query('select amount::int from payment where order_id = $1', [
      answer.json<PlacedOrder>().id,
    ]);
    expect(rows).toEqual([{ amount: 42_400 }]);
  });

  test('an order with a code that cannot be used is refused and leaves no trace', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const { code } = await coupon({ ends_at: '2020-01-01T00:00:00Z' });
    expect(codeOf(await buy(person, [item({ code: 'nobody-knows' })]))).toBe('coupon_not_found');
    expect(codeOf(await buy(person, [item({ code: code ?? '' })]))).toBe('coupon_expired');
    expect((await readBalances(world.db, person.id)).paid).toBe(100_000);
  });

  test('an order costs the same with a code that saves nothing, and the code stays unused', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const { id } = await coupon({ product_names: ['EgrnRightList'], max_uses: 1 });
    expect((await buy(person, [item({ coupon_id: id })])).json()).toMatchObject({ total_amount: 499 });
    const view = (await admin.request({ url: `/admin/coupon/${id}` })).json<{ discount: DiscountView }>();
    expect(view.discount.uses).toBe(0);
  });

  test('an order of the campaign freecloud is an order without a campaign', async () => {
    const person = await world.signIn({ paid: 100_000 });
    expect((await buy(person, [item({ code: 'freecloud' })])).json()).toMatchObject({ total_amount: 499 });
  });
});

describe('coupons with limited uses', () => {
  test('a single-use coupon used by eight users at once is used once', async () => {
    const { id } = await coupon({ max_uses: 1 });
    const people = await Promise.all(Array.from({ length: 8 }, () => world.signIn({ paid: 50_000 })));
    const answers = await Promise.all(people.map((person) => buy(person, [item({ coupon_id: id })])));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array.from({ length: 7 }, () => 'coupon_used'),
    );
    const { rows } = await world.owner.query(
      'select count(*)::int from discount_use where discount_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await expectLedgerLaws(world.owner);
  });

  test('a coupon limited per person is used once by concurrent orders of one person', async () => {
    const { id } = await coupon({ max_uses_per_person: 1 });
    const person = await world.signIn({ paid: 200_000 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => buy(person, [item({ coupon_id: id })])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => 'coupon_used'),
    );
    const other = await world.signIn({ paid: 50_000 });
    expect((await buy(other, [item({ coupon_id: id })])).statusCode).toBe(200);
  });

  test('a single-use coupon does not cover two items', async () => {
    const { id } = await coupon({ max_uses: 1 });
    const person = await world.signIn({ paid: 200_000 });
    const both = [item({ coupon_id: id }), item({ coupon_id: id, product_id: EGRN_RIGHT_LIST })];
    expect(codeOf(await buy(person, both))).toBe('coupon_used');
  });

  test('a coupon becomes usable again when its order expires', async () => {
    const { id, code } = await coupon({ max_uses: 1 });
    const person = await world.signIn({ paid: 50_000 });
    const waiting = (
      await order(person, orderBody({ order_items: [item({ coupon_id: id })] }))
    ).json<PlacedOrder>();
    expect(codeOf(await ask(code ?? '', person))).toBe('coupon_used');
    await world.db
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('id', '=', waiting.id)
      .execute();
    expect((await ask(code ?? '', person)).json()).toMatchObject({ uses_left: 1 });
  });

  test("a guest's order with a used coupon creates no account, and a repeated request gets the first answer", async () => {
    const { id } = await coupon({ max_uses: 1 });
    const guestOrder = (key: string) => {
      const { email, phone, consent } = registration();
      const payload = {
        ...orderBody({ order_items: [item({ coupon_id: id })] }),
        email,
        phone,
        consent,
        registartion_url: 'http://realestate.localhost/',
        redirect_url: 'http://realestate.localhost/',
      };
      const send = () =>
        world.api.inject({ method: 'POST', url: '/regorder', payload, headers: { 'idempotency-key': key } });
      return { email, send };
    };
    const first = guestOrder(randomUUID());
    const [placed, again] = [await first.send(), await first.send()];
    expect([placed.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().data.order.id).toBe(placed.json().data.order.id);
    const late = guestOrder(randomUUID());
    expect(codeOf(await late.send())).toBe('coupon_used');
    const { rows } = await world.owner.query('select 1 from app_user where email = $1', [late.email]);
    expect(rows).toEqual([]);
  });
});

describe('campaigns', () => {
  const priceIn = (products: Product[]) =>
    products.find(({ product_name }) => product_name === 'RiskAssessment')?.product_price;

  test('risk50 halves the risk assessment for role 12 on every page, freecloud does nothing', async () => {
    const person = await world.signIn({ role: 1 });
    await world.db.updateTable('app_user').set({ campaign: 'risk50' }).where('id', '=', person.id).execute();
    const own = (await person.request({ url: '/products' })).json<Product[]>();
    const guests = (await world.api.inject({ url: '/products?campaign=freecloud' })).json<Product[]>();
    expect([priceIn(own), priceIn(guests)]).toEqual([650, 1299]);
    const named = (await world.api.inject({ url: '/products?campaign=RISK50' })).json<Product[]>();
    expect(priceIn(named)).toBe(650);
  });

  test('freerisk gives each person one free report', async () => {
    const [first] = (await ask('freerisk', await world.signIn())).json<Coupon>().products;
    expect(first).toMatchObject({ product_name: 'RiskAssessmentV2', price: 0, discount: 1299 });
  });
});

describe('coupons in the back office', () => {
  test.each([
    ['three decimals', { amount: 10.001 }, 'amount'],
    ['less than nothing', { amount: -1 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a huge amount', { amount: 1e15 }, 'amount'],
    ['an amount and a percentage', { percent: 5 }, 'amount'],
    ['more than everything', { amount: null, percent: 101 }, 'percent'],
    ['a campaign for one', { kind: 'campaign', max_uses: 1 }, 'max_uses'],
  ])('a coupon with %s is refused', async (_what, more, field) => {
    const answer = await save({ ...input(), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
  });

  test('coupons are managed by administrators only', async () => {
    const person = await world.signIn();
    const { id } = await coupon();
    const answers = await Promise.all([
      save(input(), person),
      person.request({ url: '/admin/coupons' }),
      person.request({ url: `/admin/coupon/${id}` }),
      person.request({ method: 'PUT', url: `/admin/coupon/${id}`, payload: input() }),
      person.request({ method: 'DELETE', url: `/admin/coupon/${id}` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('a coupon is changed and removed; a used one is switched off and kept', async () => {
    const [{ id, code }, unused] = [await coupon(), await coupon()];
    expect(codeOf(await save(input({ code: code?.toUpperCase() ?? '' })))).toBe('coupon_exists');
    const change = {
      method: 'PUT',
      url: `/admin/coupon/${id}`,
      payload: input({ code, amount: 49.5 }),
    } as const;
    expect((await admin.request(change)).json()).toMatchObject({ discount: { amount: 49.5 } });
    const person = await world.signIn({ paid: 50_000 });
    expect((await buy(person, [item({ coupon_id: id })])).json()).toMatchObject({ total_amount: 449.5 });
    for (const one of [id, unused.id]) {
      expect((await admin.request({ method: 'DELETE', url: `/admin/coupon/${one}` })).statusCode).toBe(200);
    }
    expect((await admin.request({ url: `/admin/coupon/${id}` })).json()).toMatchObject({
      discount: { enabled: false, uses: 1 },
    });
    expect(codeOf(await admin.request({ url: `/admin/coupon/${unused.id}` }))).toBe('coupon_not_found');
  });

  test('coupons are listed twenty a page, the newest first', async () => {
    const { id } = await coupon({ kind: 'promocode' });
    const page = (await admin.request({ url: '/admin/coupons?kind=promocode' })).json();
    expect(page.discounts[0]).toMatchObject({ id, kind: 'promocode' });
    expect(page.total).toBe(1);
  });
});

test.each([-1, 0.001, 1e12])('a markup of %d is refused before anything is priced', async (markup) => {
  const person = await world.signIn({ paid: 100_000 });
  expect(codeOf(await buy(person, [{ ...item(), markup }]))).toBe('invalid_request');
});

test('a markup the server does not compute counts as a changed price', async () => {
  const person = await world.signIn({ paid: 100_000 });
  expect(codeOf(await buy(person, [item({ markup: 80 })]))).toBe('price_changed');
});
