import type { OrderListEntry } from '@proverka/contract/order-list';
import type { Product } from '@proverka/contract/product';
import type { CurrentTariff } from '@proverka/contract/tariff';
import { randomUUID } from 'node:crypto';
import { ZERO, kopecks } from '@proverka/validation/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { EGRN_OBJECT, fromBalance, order } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { bookHolds, settleHold } from '#money/holds.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

/** A user who was charged this many kopecks for reports and has a million left. */
async function spender(spent: number, role = 1): Promise<SignedInPerson> {
  const person = await world.signIn({ paid: 1_000_000 + spent, role });
  const subject = `item:${randomUUID()}` as const;
  const revenueCode = codeOf.revenue('real-estate', 'EgrnObject');
  if (spent > 0)
    await inTransaction(world.db, async (tx) => {
      const accounts = await lockAccounts(tx, person.id);
      const money = { bonus: ZERO, paid: kopecks(spent) };
      await bookHolds(tx, accounts, [{ subject, revenueCode, orderId: null, itemId: null, ...money }]);
      await settleHold(tx, subject, 'posted');
    });
  return person;
}

const current = async (person: SignedInPerson) =>
  (await person.request({ url: '/tariff/get_current' })).json<CurrentTariff>();
const extractOf = async (person: SignedInPerson) =>
  (await person.request({ url: '/products' }))
    .json<Product[]>()
    .find(({ product_name }) => product_name === 'EgrnObject');

describe('prices by tariff', () => {
  test.each([
    [149_999, 'Базовый', 499, 0.01],
    [150_000, 'Стартовый', 474, 1500],
    [299_999, 'Стартовый', 474, 0.01],
    [500_000, 'Оптимум', 424, 10_000],
    [30_000_000, 'Максимум Плюс', 299, undefined],
  ])(
    'a user who spent %d kopecks has the tariff «%s», and an extract costs %d',
    async (spent, title, price, left) => {
      const person = await spender(spent);
      const { tariff, next_tariff: next } = await current(person);
      expect([tariff.tariff_title, next?.left]).toEqual([title, left]);
      expect((await extractOf(person))?.product_price).toBe(price);
      const check = (await person.request({ method: 'POST', url: '/token' })).json();
      expect(check.tariff.tariff_simple_id).toBe(tariff.tariff_simple_id);
    },
  );

  test("an order is charged and explained by the user's tariff", async () => {
    const person = await spender(300_000);
    const placed = await order(person, fromBalance({ expected_total: 449 }));
    expect(placed.json()).toMatchObject({ total_amount: 449 });
    const { orders } = (await person.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
    expect(orders[0]?.OrderItem[0]?.price_breakdown?.parts).toEqual([
      { kind: 'base', title: 'Базовая цена', amount: 499 },
      { kind: 'tariff', title: 'Тариф «Стандарт»', amount: -50 },
    ]);
    const stale = await order(person, fromBalance({ expected_total: 499 }));
    expect(stale.json()).toMatchObject({ code: 'price_changed' });
  });
});

describe('activation of a tariff', () => {
  const activate = (person: SignedInPerson, tariff_simple_id: number) =>
    person.request({ method: 'POST', url: '/tariff/activate', payload: { tariff_simple_id } });

  test('activation of a reached tariff succeeds and keeps the lower price', async () => {
    const person = await spender(300_000);
    for (const id of [1, 2]) {
      expect((await activate(person, id)).json()).toMatchObject({ tariff: { tariff_title: 'Стандарт' } });
    }
  });

  test('activation does not survive the refund of purchases', async () => {
    const person = await spender(150_000);
    expect((await activate(person, 1)).json()).toMatchObject({ tariff: { tariff_title: 'Стартовый' } });
    await inTransaction(world.db, (tx) =>
      bookTransfer(tx, {
        reference: `test:${person.id}:return`,
        kind: 'refund',
        from: codeOf.revenue('real-estate', 'EgrnObject'),
        to: codeOf.user(person.id, 'paid'),
        amount: kopecks(150_000),
      }),
    );
    expect(await current(person)).toMatchObject({
      tariff: { tariff_title: 'Базовый' },
      is_personal: false,
      sum_of_transactions: '0.00',
    });
    expect((await extractOf(person))?.product_price).toBe(499);
    const given = { person_id: person.id, tariff_simple_id: 1, reason: 'Образец' };
    await admin.request({ method: 'POST', url: '/tariff/activate_for_user', payload: given });
    expect((await extractOf(person))?.product_price).toBe(474);
  });

  test('activation of a tariff that is not reached, hidden or unknown is refused', async () => {
    const person = await spender(150_000);
    const codes = await Promise.all(
      [2, 9, 10, 11, 77].map(async (id) => (await activate(person, id)).json().code),
    );
    expect(codes).toEqual(['tariff_not_reached', ...Array.from({ length: 4 }, () => 'tariff_not_found')]);
  });

  test('a tariff assigned by an administrator needs no threshold and can be changed and taken back', async () => {
    const person = await spender(0);
    const call = (method: 'POST' | 'PUT', url: string, tariff_simple_id: number, by = admin) =>
      by.request({ method, url, payload: { person_id: person.id, tariff_simple_id, reason: 'Образец' } });
    const remove = () =>
      admin.request({
        method: 'DELETE',
        url: `/tariff/delete_for_person?person_id=${person.id}`,
        payload: { reason: 'Образец' },
      });
    expect((await call('POST', '/tariff/activate_for_user', 5, person)).statusCode).toBe(403);
    expect((await call('PUT', '/tariff/update_for_person', 5)).json().code).toBe('tariff_not_assigned');
    expect((await call('POST', '/tariff/activate_for_user', 5)).json()).toMatchObject({
      tariff: { tariff_title: 'Профи' },
    });
    expect((await extractOf(person))?.product_price).toBe(374);
    expect((await call('POST', '/tariff/activate_for_user', 6)).json().code).toBe('tariff_assigned');
    expect((await activate(person, 0)).json().code).toBe('tariff_assigned');
    expect((await call('PUT', '/tariff/update_for_person', 9)).json()).toMatchObject({
      tariff: { tariff_title: 'Тариф Постоплата' },
    });
    expect((await remove()).json()).toMatchObject({ tariff: { tariff_title: 'Базовый' } });
    expect((await remove()).json().code).toBe('tariff_not_assigned');
  });

  test("only an administrator sees another user's tariff", async () => {
    const [person, stranger] = [await spender(300_000), await spender(0)];
    const url = `/tariff/get_current_for_user/?person_id=${person.id}`;
    expect((await stranger.request({ url })).json().code).toBe('person_not_found');
    expect((await admin.request({ url })).json()).toMatchObject({ sum_of_transactions: '3000.00' });
  });
});

describe('special prices of a role', () => {
  const lawyer = 9;
  beforeAll(async () => {
    // Before anything reads the catalogue, which is cached for five seconds.
    world = await createTestWorld();
    await world.owner.query(
      `with component as (
         insert into price_component (id, product_id, type_name, price, is_base)
         values (gen_random_uuid(), $1, 'Base', 45000, true) returning id
       ) insert into price_component_owner (component_id, role) select id, $2 from component`,
      [EGRN_OBJECT, lawyer],
    );
  });

  test.each([
    [0, 'Специальные цены', 450, true],
    [149_999, 'Специальные цены', 450, true],
    [150_000, 'Базовый', 499, false],
    [299_999, 'Базовый', 499, false],
    [500_000, 'Оптимум', 424, false],
  ])('a role with special prices after orders of %d kopecks: «%s», %d', async (spent, title, price, hold) => {
    const person = await spender(spent, lawyer);
    expect(await current(person)).toMatchObject({
      tariff: { tariff_title: title },
      special_prices: { threshold: 1500, hold },
      sell_percent: hold ? 11 : expect.any(Number),
    });
    expect((await extractOf(person))?.product_price).toBe(price);
  });

  test('the basic tariff at the limit of special prices cannot be connected', async () => {
    const person = await spender(150_000, lawyer);
    const payload = { tariff_simple_id: 1 };
    const answer = await person.request({ method: 'POST', url: '/tariff/activate', payload });
    expect(answer.json()).toMatchObject({ code: 'tariff_not_reached' });
    expect((await extractOf(person))?.product_price).toBe(499);
  });

  test('special prices are neither applied nor shown to others', async () => {
    const person = await spender(0);
    const extract = await extractOf(person);
    expect(extract?.product_price).toBe(499);
    expect(extract?.price_components).toHaveLength(1);
    expect((await current(person)).special_prices).toBeNull();
  });

  test('special prices are charged and stored with the order', async () => {
    const person = await spender(0, lawyer);
    const placed = await order(person, fromBalance({ expected_total: 450 }));
    expect(placed.json()).toMatchObject({ total_amount: 450 });
    const { orders } = (await person.request({ url: '/orders' })).json<{ orders: OrderListEntry[] }>();
    expect(orders[0]?.OrderItem[0]?.price_breakdown?.parts).toContainEqual({
      kind: 'special',
      title: 'Специальная цена',
      amount: -49,
    });
  });
});
