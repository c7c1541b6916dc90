import { Agent } from 'node:http';
import { createDeskWorld } from '../../bench/desk-world.ts';
import type { DeskWorld } from '../../bench/desk-world.ts';
import { largeCluster } from '../../bench/filled-database.ts';
import { quantile, timeCalls } from '../../bench/timed-calls.ts';
import { startTestCluster } from '../../test/postgres.ts';

/**
 * The figures of a year over HTTP, with 200 000 people and 1 000 000 orders. Prints a table, then one line of JSON. With
 * `BENCH_DATABASE_URL` the data stays on that server for the next run.
 */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 200_000);
const ORDERS_EACH = 5;
const CALLS = Number(process.env['BENCH_CALLS'] ?? 20);
const CONNECTIONS = 2;
const YEAR = 'date-from=2026-01-01&date-to=2026-12-31';
const rows = { date_from: '2026-01-01', date_to: '2026-12-31' };

const calls: Readonly<Record<string, { readonly path: string; readonly body?: object }>> = {
  totals: { path: `/admin/stats?${YEAR}` },
  'totals of a brand by campaign': { path: `/admin/stats?${YEAR}&brand=person-check&traffic=campaign` },
  days: { path: `/admin/stats_graphic?${YEAR}` },
  products: { path: `/admin/products_sum?${YEAR}` },
  sources: { path: `/admin/source?${YEAR}` },
  'best customers': { path: `/admin/top_donators?${YEAR}` },
  'best customers of a month': { path: '/admin/top_donators?date-from=2026-05-01&date-to=2026-05-31' },
  'best customers of half a year': { path: '/admin/top_donators?date-from=2026-01-01&date-to=2026-06-30' },
  now: { path: '/admin/metrics' },
  'behind paid': { path: '/admin/numbers/rows', body: { ...rows, figure: 'paid' } },
  'behind delivered': { path: '/admin/numbers/rows', body: { ...rows, figure: 'delivered' } },
  'behind charged': { path: '/admin/numbers/rows', body: { ...rows, figure: 'charged' } },
  'behind late deliveries': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'delivered', is_late: true },
  },
  'behind charged to a person': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'charged', person_id: '0a791842-f52a-4acf-8b3a-783378c066b8' },
  },
  'behind failed of a rare product': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'failed', product_name: 'CheckPassport', traffic: 'partner' },
  },
  'behind asked of a source': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'asked', source: 'source 3' },
  },
  'behind charged of a brand by partners': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'charged', brand: 'person-check', traffic: 'partner' },
  },
  'behind given back': { path: '/admin/numbers/rows', body: { ...rows, figure: 'given_back' } },
  'behind sold of a product': {
    path: '/admin/numbers/rows',
    body: { ...rows, figure: 'sold', product_name: 'EgrnObject' },
  },
};

const given = process.env['BENCH_DATABASE_URL'];
const cluster = given === undefined ? await startTestCluster([...largeCluster]) : null;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let world: DeskWorld | null = null;
try {
  world = await createDeskWorld(given ?? cluster?.url ?? '', { people: PEOPLE, ordersEach: ORDERS_EACH });
  const { apiUrl, headers } = world;
  const measured: Record<string, number> = {};
  for (const [name, { path, body }] of Object.entries(calls)) {
    const call = { url: apiUrl + path, headers, ...(body && { body }) };
    // The first ones compile and fill caches.
    await timeCalls(agent, [call, call, call], 1);
    measured[name] = quantile(
      await timeCalls(
        agent,
        Array.from({ length: CALLS }, () => call),
        CONNECTIONS,
      ),
      0.95,
    );
  }
  process.stdout.write('\n| figures of a year | p95, ms |\n|---|--:|\n');
  for (const [name, ms] of Object.entries(measured)) process.stdout.write(`| ${name} | ${ms} |\n`);
  const counts = { people: PEOPLE, orders: PEOPLE * ORDERS_EACH };
  process.stdout.write(`\n${JSON.stringify({ scenario: 'desk-numbers', ...counts, measured })}\n`);
} finally {
  agent.destroy();
  await world?.stop();
  await cluster?.stop();
}
