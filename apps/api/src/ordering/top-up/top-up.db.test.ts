import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { advanceReturn } from '../../../test/bank.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { paymentOf, topUp, topUpAndPay, transactionsOf } from '../../../test/money.ts';
import { notify, order, orderStatus } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { rubles } from '@proverka/validation/money';
import { bookTransfer, codeOf } from '#money/ledger.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { expireOrdersJob } from '../placement/expire-orders.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

/** A user who registered through another's link. */
async function invitedBy(referrer: SignedInPerson): Promise<SignedInPerson> {
  const person = await world.signIn();
  await world.owner.query('update app_user set partner_id = $2 where id = $1', [person.id, referrer.id]);
  return person;
}

const subjectsTo = async ({ email }: SignedInPerson) =>
  (await world.letters()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);

describe('top-ups', () => {
  test('a top-up is paid in the widget and credited once, with a letter', async () => {
    const person = await world.signIn();
    const placed = (await topUp(person, 1500.5)).json<PlacedOrder>();
    expect(placed).toMatchObject({
      total_amount: 1500.5,
      order_items: [],
      payment_data: { confirmation: { confirmation_token: expect.any(String) } },
      redirect_url: null,
    });
    const paymentId = await paymentOf(world, placed.id);
    const remote = world.yookassa.pay(paymentId);
    await notify(world, remote.id, 'succeeded');
    await notify(world, remote.id, 'waiting_for_capture');
    await world.jobs.runDue();
    await world.jobs.runAll('payment.check');
    expect(await transactionsOf(person)).toMatchObject({
      total: 1,
      balance: '1500.50',
      transactions: [{ kind: 'top_up', Description: 'balance', amount: 1500.5, order_id: placed.id }],
    });
    expect(await orderStatus(world, placed.id)).toBe('closed');
    expect(await subjectsTo(person)).toEqual([expect.stringContaining('Баланс пополнен')]);
    expect(world.yookassa.requests.get(paymentId)).toMatchObject({
      receipt: { items: [{ payment_mode: 'advance', payment_subject: 'payment' }] },
    });
    await expectLedgerLaws(world.owner);
  });

  test('a top-up on the provider’s page returns to our host only (V3.7.2)', async () => {
    const person = await world.signIn();
    const back = { confirmation: 'redirect', redirect_url: 'http://localhost/user/balance/' };
    const placed = (await topUp(person, 100, back)).json<PlacedOrder>();
    expect(placed).toMatchObject({ payment_data: null, redirect_url: expect.stringMatching(/^https:/) });
    expect(world.yookassa.requests.get(await paymentOf(world, placed.id))).toMatchObject({
      confirmation: { type: 'redirect', return_url: back.redirect_url },
    });
    const addresses = [
      'https://evil.example/',
      'http://localhost@evil.example/',
      'http://visitor@localhost/',
      'http://localhost\\@evil.example/',
      'http://local\thost/',
      '//localhost/',
      'javascript:alert(1)',
      'http://localhost:9/',
      'http://fizcheck.localhost:3000/',
    ];
    for (const address of addresses) {
      const elsewhere = { ...back, redirect_url: address };
      expect((await topUp(person, 100, elsewhere)).json()).toMatchObject({
        code: 'invalid_request',
        fields: { redirect_url: expect.any(String) },
      });
    }
    const { rows } = await world.owner.query(
      'select return_url from payment where user_id = $1 and return_url is not null',
      [person.id],
    );
    expect(rows).toEqual([{ return_url: back.redirect_url }]);
    expect((await topUp(person, 100, { confirmation: 'redirect' })).json()).toMatchObject({
      fields: { redirect_url: expect.any(String) },
    });
  });

  test.each([
    [0, 'Значение должно быть положительным числом'],
    [-500, 'Значение должно быть положительным числом'],
    [0.99, 'Значение должно быть положительным числом'],
    [100.001, 'Не больше двух знаков после запятой'],
    [350_000.01, 'Не больше 350 000 ₽ за одно пополнение'],
    [1e30, 'Не больше 350 000 ₽ за одно пополнение'],
    ['100', 'Некорректное значение'],
    [null, 'Обязательное поле'],
  ])('a top-up of %j is refused', async (amount, message) => {
    const person = await world.signIn();
    const answer = await topUp(person, amount);
    expect(answer.json()).toMatchObject({ status: 400, fields: { amount: message } });
    const { rows } = await world.owner.query('select 1 from customer_order where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  test('concurrent top-ups with one key are one, and the key of another request is refused', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => topUp(person, 700, { key })));
    expect(new Set(answers.map((answer) => answer.json<PlacedOrder>().id)).size).toBe(1);
    expect((await topUp(person, 701, { key })).json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await order(person, {}, key)).statusCode).toBe(400);
  });

  test('a top-up paid after it expired is still credited', async () => {
    const person = await world.signIn();
    const { id } = (await topUp(person, 300)).json<PlacedOrder>();
    world.clock.advance(25 * 3600_000);
    await expireOrdersJob(world.deps);
    expect(await orderStatus(world, id)).toBe('expired');
    await notify(world, world.yookassa.pay(await paymentOf(world, id)).id, 'succeeded');
    await world.jobs.runDue();
    expect(await transactionsOf(person)).toMatchObject({ balance: '300.00', total: 1 });
    expect(await orderStatus(world, id)).toBe('closed');
  });

  test('a top-up is not in the list of orders', async () => {
    const person = await world.signIn();
    await topUpAndPay(world, person, 100);
    expect((await person.request({ url: '/orders' })).json()).toEqual({ orders: [], total: 0 });
  });
});

describe('referral bonuses', () => {
  test('the referral bonus is half of the first top-up of at least 5000 rubles and paid once', async () => {
    const referrer = await world.signIn();
    const friend = await invitedBy(referrer);
    await topUpAndPay(world, friend, 4999.99);
    expect((await transactionsOf(referrer)).total).toBe(0);
    await topUpAndPay(world, friend, 15_000);
    await topUpAndPay(world, friend, 20_000);
    expect(await transactionsOf(referrer)).toMatchObject({
      total: 1,
      balance: '0.00',
      bonus_balance: '7500.00',
      transactions: [
        { kind: 'bonus', is_bonus: true, amount: 7500, Description: 'Бонус за приглашённого друга' },
      ],
    });
    expect(await subjectsTo(referrer)).toEqual([expect.stringContaining('Бонус за приглашённого друга')]);
    expect((await transactionsOf(friend)).bonus_balance).toBe('0.00');
    await expectLedgerLaws(world.owner);
  });

  test('the bonus goes with the top-up: what its friend has back earns nothing, now or from later bonuses', async () => {
    const accountant = await world.signIn({ staff: 'accountant' });
    const referrer = await world.signIn();
    const [friend, other] = [await invitedBy(referrer), await invitedBy(referrer)];
    await topUpAndPay(world, friend, 20_000);
    const giveBack = async (amount: number) => {
      const { version } = (await accountant.request({ url: `/admin/money/advances/${friend.id}` })).json();
      const url = `/admin/money/advances/${friend.id}/return`;
      await accountant.request({ method: 'POST', url, payload: advanceReturn({ amount, version }) });
      await world.jobs.runDue();
    };
    await giveBack(8000);
    expect((await transactionsOf(referrer)).bonus_balance).toBe('6000.00');
    // 3 000 of it are spent; the rest of the top-up goes back.
    await inTransaction(world.db, (tx) =>
      bookTransfer(tx, {
        reference: `spent:${referrer.id}`,
        kind: 'correction',
        from: codeOf.user(referrer.id, 'bonus'),
        to: codeOf.promo,
        amount: rubles(3000),
      }),
    );
    await giveBack(9000);
    expect(await transactionsOf(referrer)).toMatchObject({
      bonus_balance: '0.00',
      transactions: [{ amount: -3000, Description: 'Бонус за приглашённого друга отменён' }, {}, {}, {}],
    });
    expect((await subjectsTo(referrer)).at(-1)).toContain('Бонус за приглашённого друга отменён');
    await topUpAndPay(world, other, 10_000);
    await world.jobs.runDue();
    expect((await transactionsOf(referrer)).bonus_balance).toBe('2000.00');
    await expectLedgerLaws(world.owner);
  });

  test("no referral bonus is paid for one's own link or an invalid one", async () => {
    for (const partnerId of ['spring-sale', randomUUID()]) {
      const person = await world.signIn();
      await world.owner.query('update app_user set partner_id = $2 where id = $1', [person.id, partnerId]);
      await topUpAndPay(world, person, 6000);
    }
    const own = await world.signIn();
    await world.owner.query('update app_user set partner_id = id::text where id = $1', [own.id]);
    await topUpAndPay(world, own, 6000);
    expect((await transactionsOf(own)).bonus_balance).toBe('0.00');
  });

  test('two users who invited each other and pay at the same moment both get a bonus', async () => {
    const one = await world.signIn();
    const other = await invitedBy(one);
    await world.owner.query('update app_user set partner_id = $2 where id = $1', [one.id, other.id]);
    const payments = await Promise.all(
      [one, other].map(async (person) => {
        const { id } = (await topUp(person, 8000)).json<PlacedOrder>();
        world.yookassa.pay(await paymentOf(world, id));
        return { person, id };
      }),
    );
    const checks = await Promise.all(
      payments.map(({ person, id }) => person.request({ url: `/check_order_paid/${id}` })),
    );
    expect(checks.map((check) => check.json())).toEqual([{ is_order_paid: true }, { is_order_paid: true }]);
    for (const person of [one, other]) {
      expect((await transactionsOf(person)).bonus_balance).toBe('4000.00');
    }
  });
});
