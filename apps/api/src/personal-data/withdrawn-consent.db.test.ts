import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { visitorOf } from '../../test/accounts.ts';
import { readBalances } from '#money/ledger.store.ts';
import { fromBalance, order } from '../../test/orders.ts';
import { buy, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { destroyAccount } from './destroy-account.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.job.ts';
import { accountHolder, closeAccount } from '../../test/account-holder.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

describe('withdrawal of consent', () => {
  test('withdrawing consent needs the password and a confirmation about the balance', async () => {
    const person = await accountHolder(world);
    expect((await closeAccount(person, 'не тот')).json()).toMatchObject({
      status: 422,
      code: 'wrong_password',
    });
    expect((await closeAccount(person, person.password)).json()).toMatchObject({
      status: 409,
      code: 'balance_not_empty',
    });
    expect((await person.request({ url: '/person/settings' })).statusCode).toBe(200);
  });

  test('withdrawing consent locks the account at once: no session, sign-in or reset (V7.4.2)', async () => {
    const person = await accountHolder(world, { amount: 0, purse: 'paid' });
    const closed = (await closeAccount(person, person.password)).json();
    expect(closed.number).toMatch(/^У-\d{9}$/);
    const days = (Date.parse(closed.destroy_before) - world.clock.now().getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect((await person.request({ url: '/person/settings' })).statusCode).toBe(401);
    expect((await visitorOf(world).logIn(person.email, person.password)).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.at(-1)).toMatchObject({ text: expect.stringContaining(closed.number) });
  });

  test('a closed account is destroyed after a week, leaving money facts and a proof without data', async () => {
    const person = await accountHolder(world);
    const itemId = await buy(world, person);
    await deliver(world);
    await person.request({
      method: 'PUT',
      url: '/person',
      payload: { name: 'Секретова', phone: '89991234567' },
    });
    (await closeAccount(person, person.password, { leave_balance: true })).json();
    await sweepPersonalDataJob(world.deps);
    expect(await personRow(person.id)).toMatchObject({ name: 'Секретова' });
    world.clock.advance(8 * DAY_MS);
    await sweepPersonalDataJob(world.deps);
    world.clock.advance(-8 * DAY_MS);
    expect(await personRow(person.id)).toMatchObject({
      name: '',
      phone: '',
      email: `deleted-${person.id}@deleted.invalid`,
    });
    expect(await leftOf(person)).toEqual({ letters: 0, sessions: 0, reports: 0, tasks: 0 });
    const { rows: items } = await world.owner.query(
      'select price, status, object_address from order_item where id = $1',
      [itemId],
    );
    expect(items).toEqual([{ price: '49900', status: 'done', object_address: '' }]);
    expect((await readBalances(world.db, person.id)).paid).toBe(50_100);
    const { rows: sum } = await world.owner.query('select sum(balance)::int as sum from ledger_account');
    expect(sum).toEqual([{ sum: 0 }]);
    const { rows: proofs } = await world.owner.query('select * from account_deletion where user_id = $1', [
      person.id,
    ]);
    expect(proofs[0]).toMatchObject({ destroyed: { reports: 1, person: 1 } });
    expect(JSON.stringify(proofs)).not.toMatch(/Секретова|9991234567|example\.com/);
    // The e-mail is available again.
    expect((await visitorOf(world).register({ email: person.email })).answer.statusCode).toBe(200);
  });

  test('the destruction includes data about other people: owners, comments, conclusions, lists', async () => {
    const person = await accountHolder(world);
    const itemId = await buy(world, person);
    await deliver(world);
    const insert = (sql: string, ...values: unknown[]) => world.owner.query(sql, values);
    await insert(
      `insert into risk_owner (id, item_id, position, data, created_at) values ($1, $2, 0, '{"last_name":"Чужой"}', now())`,
      randomUUID(),
      itemId,
    );
    await insert(
      `insert into report_rating (item_id, value, comment, rated_at) values ($1, 'down', 'Чужой', now())`,
      itemId,
    );
    await insert(
      `insert into expert_conclusion (id, user_id, item_id, question, state, price, requested_at, deadline_at)
       values ($1, $2, $3, 'Чужой?', 'requested', 0, now(), now() + interval '9 days')`,
      randomUUID(),
      person.id,
      itemId,
    );
    const batchId = randomUUID();
    await insert(
      `insert into wholesale_batch (id, user_id, brand, title, products, rows_good, rows_bad, total, created_at)
       values ($1, $2, 'person-check', 'Список', '{}', 0, 1, 0, now())`,
      batchId,
      person.id,
    );
    await insert(`insert into wholesale_row (batch_id, line, cells) values ($1, 1, '["Чужой"]')`, batchId);
    (await closeAccount(person, person.password, { leave_balance: true })).json();
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    const { rows } = await insert(
      `select (select count(*)::int from risk_owner where item_id = $1) as owners,
         (select comment from report_rating where item_id = $1) as comment,
         (select count(*)::int from expert_conclusion where item_id = $1) as conclusions,
         (select count(*)::int from wholesale_row where batch_id = $2) as lines`,
      itemId,
      batchId,
    );
    expect(rows).toEqual([{ owners: 0, comment: '', conclusions: 0, lines: 0 }]);
  });

  test('orders in progress are finished first, but not beyond the legal deadline', async () => {
    const person = await accountHolder(world);
    await buy(world, person);
    (await closeAccount(person, person.password, { leave_balance: true })).json();
    const isDestroyedAfter = async (days: number) => {
      world.clock.advance(days * DAY_MS);
      await sweepPersonalDataJob(world.deps);
      world.clock.advance(-days * DAY_MS);
      return (await personRow(person.id)).name === '';
    };
    expect(await isDestroyedAfter(10)).toBe(false);
    expect(await isDestroyedAfter(29.5)).toBe(true);
    // The order that will not be finished is refunded, and its job finds nothing to do.
    const { rows } = await world.owner.query(
      'select kind, balance::int from ledger_account where user_id = $1 order by kind',
      [person.id],
    );
    expect(rows).toEqual([
      { kind: 'user_bonus', balance: 0 },
      { kind: 'user_hold', balance: 0 },
      { kind: 'user_paid', balance: 100_000 },
    ]);
    await world.jobs.runAll('report.task');
    expect(await leftOf(person)).toMatchObject({ letters: 0, tasks: 0 });
  });

  test('two concurrent runs destroy an account once', async () => {
    const person = await accountHolder(world, { amount: 0, purse: 'paid' });
    (await closeAccount(person, person.password)).json();
    const runs = await Promise.all([1, 2, 3].map(() => destroyAccount(world.deps, person.id)));
    expect(runs.filter(Boolean)).toHaveLength(1);
  });

  test('no money is lost when an order is placed while consent is withdrawn', async () => {
    const person = await accountHolder(world);
    const [placed] = await Promise.all([
      order(person, fromBalance()),
      closeAccount(person, person.password, { leave_balance: true }),
    ]);
    const { rows } = await world.owner.query(
      `select sum(balance)::int as sum from ledger_account where user_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ sum: 100_000 }]);
    expect([200, 401]).toContain(placed.statusCode);
  });
});

const personRow = async (id: string) =>
  (await world.owner.query('select name, phone, email from app_user where id = $1', [id])).rows[0];

async function leftOf({ id, email }: SignedInPerson) {
  const { rows } = await world.owner.query(
    `select (select count(*)::int from mail_outbox where recipient = $2) as letters,
       (select count(*)::int from session where user_id = $1) as sessions,
       (select count(*)::int from report r join order_item i on i.id = r.item_id
        join customer_order o on o.id = i.order_id where o.user_id = $1) as reports,
       (select count(*)::int from report_task t join order_item i on i.id = t.item_id
        join customer_order o on o.id = i.order_id where o.user_id = $1) as tasks`,
    [id, email],
  );
  return rows[0];
}
