import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, openPool } from '#platform/db/pool.ts';
import { largeCluster, urlOf } from '../../../bench/filled-database.ts';
import { createListWorld } from '../../../bench/list-world.ts';
import { startTestCluster } from '../../../test/postgres.ts';
import { runIncident } from './run-incident.ts';

/**
 * The incident drill in a database of a million orders with a journal to match: each account entered twice, each report read
 * twice by staff. The whole time, and one account of the staff. Prints one line of JSON.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);

const cluster = await startTestCluster([...largeCluster]);
const folder = mkdtempSync(path.join(tmpdir(), 'proverka-incident-'));
try {
  const world = await createListWorld(cluster.url, ORDERS);
  const url = urlOf(cluster.url, `lists_${ORDERS}`);
  const pool = openPool({ url, size: 2, role: null });
  await pool.query(`
    insert into audit_event (happened_at, event, user_id, role, by, owner_id, subject)
    select o.created_at, 'report.read', md5((n % 20)::text)::uuid, 0, 'session', o.user_id, i.id::text
    from customer_order o join order_item i on i.order_id = o.id cross join generate_series(1, 2) n`);
  await pool.query(`
    insert into audit_event (happened_at, event, user_id, role, by, owner_id, subject)
    select created_at, 'session.opened', id, 1, 'session', id, id::text from app_user cross join generate_series(1, 2)`);
  await pool.query(`insert into audit_event_detail (seq, address) select seq, '192.0.2.7' from audit_event`);
  await pool.query(
    `update order_item set metadata = '{"ownersData": [{"last_name": "Тестов", "first_name": "Иван"}]}'`,
  );
  await pool.query('analyze');
  const rows = await pool.query<{ count: string }>('select count(*) from audit_event');
  const db = openDatabase(pool);
  const run = async (account: string | null) => {
    const started = performance.now();
    const { figures } = await runIncident(
      { db, now: () => new Date() },
      {
        since: new Date('2025-01-01'),
        until: new Date('2030-01-01'),
        account,
        credential: null,
        address: null,
        brand: 'real-estate',
        folder,
      },
    );
    return { seconds: Number(((performance.now() - started) / 1000).toFixed(1)), accounts: figures.accounts };
  };
  const one = await run(
    (await pool.query<{ id: string }>(`select md5('1')::uuid as id`)).rows[0]?.id ?? null,
  );
  const all = await run(null);
  await pool.end();
  await world.stop();
  const events = Number(rows.rows[0]?.count);
  process.stdout.write(
    `${JSON.stringify({ scenario: 'incident-scale', orders: ORDERS, events, one, all })}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  await cluster.stop();
}
