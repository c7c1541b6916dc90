import { Registry } from 'prom-client';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import { addPoolMetrics } from '#platform/metrics/pool-metrics.ts';
import { paymentOf, topUp } from '../../test/money.ts';
import { notify } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { addMetrics } from './add-metrics.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

/** Figures are kept for seconds, so each reading has gauges of its own. */
async function figures(): Promise<Map<string, number>> {
  const registry = new Registry();
  addMetrics(registry, world.deps);
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.split(' ').at(-1))]));
}

test('a scrape needs one connection, and nothing waits for one on an idle system', async () => {
  const pool = openPool({ url: world.url, size: 10, role: applicationRole });
  const db = openDatabase(pool);
  onTestFinished(() => db.destroy());
  const registry = new Registry();
  addMetrics(registry, { ...world.deps, db });
  addPoolMetrics(registry, pool, 10);
  for (const _scrape of ['with no connection', 'with an idle one']) {
    const text = await registry.metrics();
    expect(text).toContain('proverka_db_pool_waiting 0\n');
    expect(text).toContain('proverka_source_manual{source="');
    expect(pool.totalCount).toBe(1);
  }
});

describe('figures of the business', () => {
  test('a letter that a job is to send is counted, ages, and is gone once it was sent; one without a job was given up', async () => {
    expect((await figures()).get('proverka_outbox_waiting{outbox="mail"}')).toBe(0);
    const { rows } = await world.owner.query<{ id: string }>(
      `insert into mail_outbox (id, reason, brand, recipient, subject, text, html, created_at)
       values (uuidv7(), 'a test', 'real-estate', 'obrazcov@example.com', 'Тема', 'Текст', '', now() - interval '5 minutes')
       returning id`,
    );
    const givenUp = await figures();
    expect(givenUp.get('proverka_outbox_waiting{outbox="mail given up"}')).toBe(1);
    expect(givenUp.get('proverka_outbox_lag_seconds{outbox="mail"}')).toBe(0);
    await world.owner.query(
      `insert into pgboss.job (name, data) values ('mail.send', jsonb_build_object('mailId', $1::text))`,
      [rows[0]?.id],
    );
    const waiting = await figures();
    expect(waiting.get('proverka_outbox_waiting{outbox="mail"}')).toBe(1);
    expect(waiting.get('proverka_outbox_lag_seconds{outbox="mail"}')).toBeGreaterThanOrEqual(300);
    await world.owner.query('update mail_outbox set sent_at = now()');
    await world.owner.query(`delete from pgboss.job where name = 'mail.send'`);
    expect((await figures()).get('proverka_outbox_lag_seconds{outbox="mail"}')).toBe(0);
  });

  test('a job that is due is counted in its queue, and how long it has been', async () => {
    const named = 'queue="mail.send"';
    const before = (await figures()).get(`proverka_queue_jobs{${named},state="due"}`) ?? Number.NaN;
    await world.owner.query(
      `insert into pgboss.job (name, data, start_after) values ('mail.send', '{}', now() - interval '90 seconds')`,
    );
    const after = await figures();
    expect(after.get(`proverka_queue_jobs{${named},state="due"}`)).toBe(before + 1);
    expect(after.get(`proverka_queue_oldest_seconds{${named}}`)).toBeGreaterThanOrEqual(90);
    await world.owner.query(`delete from pgboss.job where name = 'mail.send'`);
  });

  test('payments are counted by state, and the oldest open one has an age', async () => {
    const person = await world.signIn({});
    const order = await topUp(person, 500);
    const id = await paymentOf(world, order.json<{ id: string }>().id);
    const state = (of: Map<string, number>, name: string) =>
      of.get(`proverka_payments_of_last_hour{state="${name}"}`);
    const open = await figures();
    expect(['pending', 'succeeded'].map((name) => state(open, name))).toEqual([1, 0]);
    expect(open.get('proverka_payment_open_oldest_seconds')).toBeGreaterThan(0);
    await notify(world, world.yookassa.pay(id).id, 'succeeded');
    await world.jobs.runDue();
    const paid = await figures();
    expect(['pending', 'succeeded'].map((name) => state(paid, name))).toEqual([0, 1]);
    expect(paid.get('proverka_payment_open_oldest_seconds')).toBe(0);
  });

  test('the laws of the ledger hold, and what nobody booked breaks them', async () => {
    const laws = async () => {
      const read = await figures();
      return ['sum', 'debt', 'steps'].map((law) => read.get(`proverka_ledger_broken{law="${law}"}`));
    };
    expect(await laws()).toEqual([0, 0, 0]);
    await world.owner.query('set session_replication_role = replica');
    await world.owner.query(
      `update ledger_account set balance = balance + 1 where code = 'provider:yookassa'`,
    );
    await world.owner.query('delete from ledger_entry where amount > 0');
    await world.owner.query('set session_replication_role = origin');
    const [sum, , steps] = await laws();
    expect(sum).toBe(1);
    expect(steps).toBeGreaterThan(0);
  });
});
