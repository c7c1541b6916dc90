import { Agent } from 'node:http';
import { findScenarios, orderScenarios, peopleScenarios } from '../../bench/desk-scenarios.ts';
import type { Scenarios } from '../../bench/desk-scenarios.ts';
import { createDeskWorld } from '../../bench/desk-world.ts';
import type { DeskWorld } from '../../bench/desk-world.ts';
import { largeCluster } from '../../bench/filled-database.ts';
import { quantile, timeCalls, timedCall } from '../../bench/timed-calls.ts';
import { startTestCluster } from '../../test/postgres.ts';

/**
 * The desk's lists over HTTP, with 200 000 people and 1 000 000 orders: every filter, order and page again and again, with other
 * values where there are any. Prints a table, then one line of JSON. With `BENCH_DATABASE_URL` the data stays on that server for
 * the next run.
 */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 200_000);
const ORDERS_EACH = 5;
const CALLS = Number(process.env['BENCH_CALLS'] ?? 40);
const CONNECTIONS = 2;

const given = process.env['BENCH_DATABASE_URL'];
const cluster = given === undefined ? await startTestCluster([...largeCluster]) : null;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let world: DeskWorld | null = null;
try {
  world = await createDeskWorld(given ?? cluster?.url ?? '', { people: PEOPLE, ordersEach: ORDERS_EACH });
  const lists = {
    people: await measureAll(world, '/admin/users', peopleScenarios),
    orders: await measureAll(world, '/admin/orders', orderScenarios),
    find: await measureAll(world, '/admin/find', findScenarios),
  };
  for (const [list, measured] of Object.entries(lists)) {
    process.stdout.write(`\n| ${list} | p95, ms |\n|---|--:|\n`);
    for (const [name, ms] of Object.entries(measured)) process.stdout.write(`| ${name} | ${ms} |\n`);
  }
  const counts = { people: PEOPLE, orders: PEOPLE * ORDERS_EACH };
  process.stdout.write(`\n${JSON.stringify({ scenario: 'desk-lists', ...counts, lists })}\n`);
} finally {
  agent.destroy();
  await world?.stop();
  await cluster?.stop();
}

/** The first pages, and for each list that has more of them the second and one from the middle of the list. */
async function measureAll(
  { apiUrl, headers }: DeskWorld,
  path: string,
  scenarios: Scenarios,
): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  const callOf = (body: object) => ({ url: apiUrl + path, headers, body });
  const nextOf = async (body: object) => {
    const { text } = await timedCall(agent, callOf(body));
    return (JSON.parse(text) as { readonly next?: string | null }).next ?? null;
  };
  for (const [name, bodyOf] of Object.entries(scenarios)) {
    const calls = Array.from({ length: CALLS }, (_, n) => callOf(bodyOf(n + 3)));
    // The first ones compile and fill caches.
    await timeCalls(agent, [callOf(bodyOf(0)), callOf(bodyOf(1)), callOf(bodyOf(2))], 1);
    measured[name] = quantile(await timeCalls(agent, calls, CONNECTIONS), 0.95);
    const next = await nextOf(bodyOf(3));
    if (next === null) continue;
    const pages = Array.from({ length: CALLS }, () => callOf({ ...bodyOf(3), after: next }));
    measured[`${name}, page 2`] = quantile(await timeCalls(agent, pages, CONNECTIONS), 0.95);
  }
  if (path === '/admin/find') return measured;
  const middle = await nextOf({ created_from: '2026-05-01', created_to: '2026-05-02' });
  if (middle === null) return measured;
  const deep = Array.from({ length: CALLS }, () => callOf({ after: middle }));
  measured['all, from the middle'] = quantile(await timeCalls(agent, deep, CONNECTIONS), 0.95);
  return measured;
}
