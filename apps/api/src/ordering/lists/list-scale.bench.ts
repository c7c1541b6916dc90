import { Agent } from 'node:http';
import { startTestCluster } from '../../../test/postgres.ts';
import { largeCluster } from '../../../bench/filled-database.ts';
import { quantile, timeCalls, timedCall } from '../../../bench/timed-calls.ts';
import { createListWorld } from '../../../bench/list-world.ts';
import type { ListWorld } from '../../../bench/list-world.ts';

/**
 * Lists of orders and transactions over HTTP in a database of 10 000 orders and in one of 1 000 000, ten per customer in
 * both; requests alternate between the two, so that load on the machine affects both. Prints one line of JSON.
 */
const SMALL = 10_000;
const LARGE = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const ROUNDS = 40;
const CALLS_A_ROUND = 25;
const CONNECTIONS = 4;
const BUSY_TURNS = 25;
/** Eight thousand of the ten thousand orders are done; both lists have a page at this offset. */
const LAST_OFFSET = 7980;

const lists = {
  orders: '/orders',
  filtered: '/orders?status=done',
  searched: `/orders?query=${encodeURIComponent('тестовая 17')}`,
  transactions: '/transaction',
} as const;
type ListName = keyof typeof lists;

const cluster = await startTestCluster([...largeCluster]);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  const small = await createListWorld(cluster.url, SMALL);
  const large = await createListWorld(cluster.url, LARGE);
  const measured = Object.fromEntries(
    await inTurn(
      Object.keys(lists) as ListName[],
      async (name) => [name, await compare(name, small, large)] as const,
    ),
  );
  const busy = await measureBusy(large);
  await Promise.all([small.stop(), large.stop()]);
  process.stdout.write(
    `${JSON.stringify({ scenario: 'list-scale', orders: [SMALL, LARGE], lists: measured, busy })}\n`,
  );
} finally {
  agent.destroy();
  await cluster.stop();
}

interface Compared {
  readonly smallP95Ms: number;
  readonly largeP95Ms: number;
  readonly ratio: number;
}

async function compare(name: ListName, small: ListWorld, large: ListWorld): Promise<Compared> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [size, world] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const taken = await askRound(world, lists[name], round);
      // The first rounds compile code and prepare statements.
      if (round >= 0) times[size].push(...taken);
    }
  }
  const [smallP95Ms, largeP95Ms] = [quantile(times.small, 0.95), quantile(times.large, 0.95)];
  return { smallP95Ms, largeP95Ms, ratio: Number((largeP95Ms / smallP95Ms).toFixed(2)) };
}

/** Each connection requests one customer's list after another. */
function askRound({ apiUrl, tokens }: ListWorld, path: string, round: number): Promise<number[]> {
  const start = (round + 3) * CALLS_A_ROUND;
  const calls = Array.from({ length: CALLS_A_ROUND }, (_, index) =>
    callOf(apiUrl + path, tokens[(start + index) % tokens.length] ?? ''),
  );
  return timeCalls(agent, calls, CONNECTIONS);
}

const callOf = (url: string, token: string) => ({ url, headers: { authorization: `Bearer ${token}` } });

/** The first and the last page of a customer with ten thousand orders, requested alternately. */
async function measureBusy({ apiUrl, busyToken }: ListWorld) {
  const pages = { orders: '/orders?', filtered: '/orders?status=done&', transactions: '/transaction?' };
  const measuredPages = await inTurn(Object.entries(pages), async ([name, path]) => {
    const pageOf = async (offset: number) =>
      (await timedCall(agent, callOf(`${apiUrl}${path}offset=${offset}`, busyToken))).ms;
    await Promise.all([pageOf(0), pageOf(LAST_OFFSET)]);
    const turns = await inTurn(Array.from({ length: BUSY_TURNS }), async () => ({
      first: await pageOf(0),
      last: await pageOf(LAST_OFFSET),
    }));
    const firstMs = quantile(
      turns.map(({ first }) => first),
      0.5,
    );
    const lastMs = quantile(
      turns.map(({ last }) => last),
      0.5,
    );
    return [name, { firstMs, lastMs, ratio: Number((lastMs / firstMs).toFixed(2)) }] as const;
  });
  return Object.fromEntries(measuredPages);
}

async function inTurn<In, Out>(inputs: readonly In[], work: (input: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (const input of inputs) results.push(await work(input));
  return results;
}
