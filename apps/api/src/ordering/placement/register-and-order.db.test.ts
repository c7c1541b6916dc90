import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { guestOrder as guest, mailedPassword, regorder as sendOrder } from '../../../test/guest-orders.ts';
import { createPerson } from '../../../test/people.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const regorder = (payload: object, key?: string, headers: Record<string, string> = {}, search = '') =>
  sendOrder(world, payload, { ...(key !== undefined && { key }), headers, search });

describe("guests' orders", () => {
  test("a guest's order creates the account, the order and its payment, and sends the password", async () => {
    const payload = guest();
    const answer = await regorder(payload);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.data.person).toMatchObject({ email: payload.email, person_role: 1, balance: '0.00' });
    expect(body.data.order.payment_data.confirmation.confirmation_token).toMatch(/^ct-/);
    const order = await world.api.inject({
      url: `/order/${body.data.order.id}`,
      headers: { authorization: `Bearer ${body.jwt.token}` },
    });
    expect(order.json()).toMatchObject({ orderId: body.data.order.id, email: payload.email });
    const password = await mailedPassword(world, payload.email);
    const login = await world.api.inject({
      method: 'POST',
      url: '/login',
      payload: { username: payload.email, password },
    });
    expect(login.statusCode).toBe(200);
  });

  test.each([
    ['spring', 'spring'],
    ['freecloud', null],
    ['FreeCloud', null],
  ])("a guest's order from the campaign %s is stored with %s", async (campaign, kept) => {
    const partner = await createPerson(world.db);
    const payload = guest({ partner_id: partner.id });
    const answer = await regorder(payload, randomUUID(), {}, `?campaign=${campaign}`);
    expect(answer.statusCode).toBe(200);
    const account = await world.db
      .selectFrom('app_user')
      .select(['campaign', 'partner_id'])
      .where('email', '=', payload.email)
      .executeTakeFirst();
    expect(account).toEqual({ campaign: kept, partner_id: partner.id });
  });

  test("a guest's order in a browser sets the session cookie", async () => {
    const host = 'realestate.localhost:3000';
    const answer = await regorder(guest(), randomUUID(), {
      'x-forwarded-host': host,
      origin: `http://${host}`,
    });
    expect(answer.json().jwt.token).toBe('');
    expect(String(answer.headers['set-cookie'])).toMatch(/^_token=[\w-]{43}/);
  });

  test("a guest's order with a taken e-mail is refused, and the account is untouched", async () => {
    const person = await createPerson(world.db);
    const answer = await regorder(guest({ email: person.email }));
    expect(answer.json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect(
      await world.db.selectFrom('customer_order').select('id').where('user_id', '=', person.id).execute(),
    ).toEqual([]);
  });

  test("a guest's order sent twice at once creates one account and one order", async () => {
    const payload = guest();
    const key = randomUUID();
    const answers = await Promise.all([regorder(payload, key), regorder(payload, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [one, two] = answers.map((answer) => answer.json());
    expect(one.data).toEqual(two.data);
    // Whoever only knows the request may be somebody else: one of the two was the first.
    expect(new Set([one.session, two.session])).toEqual(new Set(['none', 'opened']));
  });

  test("a guest's order with a used key and another body is refused", async () => {
    const payload = guest();
    const key = randomUUID();
    await regorder(payload, key);
    const answer = await regorder({ ...payload, phone: '+79990001133' }, key);
    expect(answer.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });

  test("a guest's order repeated an hour later does not sign anybody in", async () => {
    const own = await createTestWorld();
    const payload = guest();
    const key = randomUUID();
    const send = () =>
      own.api.inject({ method: 'POST', url: '/regorder', payload, headers: { 'idempotency-key': key } });
    await send();
    own.clock.advance(3600 * 1000 + 1000);
    expect((await send()).json()).toMatchObject({ code: 'email_taken' });
  });

  test("a guest's order whose payment failed to open is resumed by the same key", async () => {
    const payload = guest();
    const key = randomUUID();
    world.yookassa.trouble('createPayment', 'not_done');
    expect((await regorder(payload, key)).json()).toMatchObject({ code: 'payment_provider_unavailable' });
    const again = await regorder(payload, key);
    expect(again.statusCode).toBe(200);
    const accounts = await world.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', payload.email)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test("a guest's order with invalid fields creates nothing", async () => {
    const payload = guest({ phone: 'нет', email: '' });
    const answer = await regorder(payload);
    expect(answer.json()).toMatchObject({
      status: 400,
      fields: { phone: 'Некорректный номер телефона', email: 'Обязательное поле' },
    });
  });
});
