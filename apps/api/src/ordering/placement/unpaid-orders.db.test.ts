import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Problem } from '@proverka/contract/problem';
import { beforeAll, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { itemWith } from '../../../test/coupons.ts';
import { topUp } from '../../../test/money.ts';
import { PRICE, fromBalance, notify, order, orderBody } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const MOST = 20;
let world: TestWorld;
beforeAll(async () => {
  const few = { count: 3, windowSeconds: 3600 };
  world = await createTestWorld({
    config: testConfig({}, { guest_order_address: few, payment_user: { count: 5, windowSeconds: 3600 } }),
  });
});

const byCard = (person: SignedInPerson) => order(person, orderBody({ order_items: [itemWith()] }));
const fromBalanceOf = (person: SignedInPerson) => order(person, fromBalance({ order_items: [itemWith()] }));

async function openOrders(person: SignedInPerson) {
  const rows = await world.db
    .selectFrom('customer_order')
    .select(['id', 'status'])
    .where('user_id', '=', person.id)
    .where('status', '=', 'awaiting_payment')
    .execute();
  return rows.length;
}

test('of two hundred orders sent at once without payment an account gets twenty, and a clear refusal of the others', async () => {
  const person = await world.signIn();
  const answers = await Promise.all(Array.from({ length: 200 }, () => byCard(person)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json<Problem>());
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 unpaid_limit_reached']),
  );
  expect(refused[0]?.title).toBe(
    'У вас уже 20 неоплаченных заказов. Оплатите один из них или подождите: неоплаченный заказ закрывается через сутки',
  );
  expect(await openOrders(person)).toBe(MOST);
}, 60_000);

test('top-ups count with orders; a paid or expired order makes room for another', async () => {
  const person = await world.signIn({ paid: 100 });
  for (let index = 0; index < MOST - 2; index += 1) expect((await byCard(person)).statusCode).toBe(200);
  const last = (await topUp(person, 100)).json<PlacedOrder>();
  const inPart = { order_items: [itemWith()], use_account_balance: true, pay_rest_by_card: true };
  expect((await order(person, orderBody(inPart))).statusCode).toBe(200);
  for (const answer of [
    await byCard(person),
    await topUp(person, 100),
    await order(person, orderBody(inPart)),
  ])
    expect(answer.json()).toMatchObject({ code: 'unpaid_limit_reached' });
  const { id } = await world.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', last.id)
    .executeTakeFirstOrThrow();
  await notify(world, world.yookassa.pay(id).id, 'succeeded');
  await world.jobs.runDue();
  expect((await byCard(person)).statusCode).toBe(200);
  expect((await byCard(person)).statusCode).toBe(409);
  world.clock.advance(25 * 3600_000);
  expect((await byCard(person)).statusCode).toBe(200);
});

test('orders paid from the balance are not counted and go on beside unpaid ones', async () => {
  const person = await world.signIn({ paid: 30 * PRICE });
  for (let index = 0; index < MOST; index += 1) await byCard(person);
  for (let index = 0; index < 25; index += 1) expect((await fromBalanceOf(person)).statusCode).toBe(200);
}, 60_000);

test('the same request repeated is answered with its order however many are unpaid', async () => {
  const person = await world.signIn();
  const key = randomUUID();
  const first = (await order(person, orderBody({ order_items: [itemWith()] }), key)).json<PlacedOrder>();
  for (let index = 1; index < MOST; index += 1) await byCard(person);
  const again = await order(person, orderBody({ order_items: [itemWith()] }), key);
  expect(again.json()).toEqual(first);
});

test('a guest’s address orders three times an hour at most here, whatever e-mails it names', async () => {
  const send = (address: string) => {
    const { email, phone, consent } = registration();
    const more = { email, phone, consent, registartion_url: '', redirect_url: '' };
    return world.api.inject({
      method: 'POST',
      url: '/regorder',
      payload: { ...orderBody({ order_items: [itemWith()] }), ...more },
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
    });
  };
  const statuses = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await send('198.51.100.77')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await send('198.51.100.78')).statusCode).toBe(200);
});

test('attempts to pay are limited for an account', async () => {
  const person = await world.signIn();
  const { id } = (await byCard(person)).json<PlacedOrder>();
  const pay = async () => {
    const headers = { 'idempotency-key': randomUUID() };
    return (await person.request({ method: 'POST', url: `/order/${id}/payment`, headers })).statusCode;
  };
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push(await pay());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
