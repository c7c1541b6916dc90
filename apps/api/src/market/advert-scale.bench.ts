import { Agent } from 'node:http';
import { createAdvertWorld } from '../../bench/advert-world.ts';
import type { AdvertWorld } from '../../bench/advert-world.ts';
import { largeCluster } from '../../bench/filled-database.ts';
import { quantile, timeCalls } from '../../bench/timed-calls.ts';
import type { TimedCall } from '../../bench/timed-calls.ts';
import { startTestCluster } from '../../test/postgres.ts';

/**
 * Searches, similar adverts and duplicates over HTTP among 60 000 adverts and among ten times as many; calls alternate between the two,
 * so that load on the machine affects both. Prints one line of JSON.
 */
const SMALL = 60_000;
const LARGE = Number(process.env['BENCH_ADVERTS'] ?? 600_000);
const ROUNDS = 30;
const CALLS_A_ROUND = 20;
const CONNECTIONS = 2;

const sorts = ['newest', 'cheap', 'dear', 'cheap_per_m2', 'large'] as const;

/** What visitors ask: everything, a city, a district with rooms and prices, a narrow corner, a later page, with a map. */
const searches: readonly ((turn: number) => object)[] = [
  () => ({}),
  (turn) => ({ sort: sorts[turn % sorts.length], with_points: true }),
  (turn) => ({ id_city: 1 + (turn % 3), rooms: [1, 2], with_points: true }),
  (turn) => ({ id_district: 100 + (turn % 25), rooms: 2, price1: 4_000_000, price2: 9_000_000 }),
  (turn) => ({
    id_district: 100 + (turn % 25),
    rooms: [3],
    area1: 75,
    area2: 78,
    sort: 'cheap',
    with_points: true,
  }),
  (turn) => ({ price2: 2_500_000 + (turn % 20) * 100_000, sort: sorts[turn % sorts.length] }),
  (turn) => ({
    id_city: 1 + (turn % 3),
    object_type: 'apartments',
    id_site: 1 + (turn % 4),
    sort: 'cheap_per_m2',
  }),
  (turn) => ({ area1: 40 + (turn % 30), area2: 60 + (turn % 30), offset: 200 + (turn % 40) * 20 }),
];

const kinds = {
  search: ({ apiUrl }: AdvertWorld, turn: number) => ({
    url: `${apiUrl}/adverts/list`,
    headers: {},
    body: searches[turn % searches.length]?.(Math.floor(turn / searches.length)) ?? {},
  }),
  similar: ({ apiUrl, ids }: AdvertWorld, turn: number) => ({
    url: `${apiUrl}/getSimilarList?id=${ids[(turn * 7) % ids.length]}`,
    headers: {},
  }),
  advert: ({ apiUrl, ids }: AdvertWorld, turn: number) => ({
    url: `${apiUrl}/adverts/object?id=${ids[(turn * 11) % ids.length]}`,
    headers: {},
  }),
} satisfies Record<string, (world: AdvertWorld, turn: number) => TimedCall>;
type Kind = keyof typeof kinds;

const cluster = await startTestCluster([...largeCluster]);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  const small = await createAdvertWorld(cluster.url, SMALL);
  const large = await createAdvertWorld(cluster.url, LARGE);
  const measured: Partial<Record<Kind, object>> = {};
  for (const kind of Object.keys(kinds) as Kind[]) measured[kind] = await compare(kind, small, large);
  await Promise.all([small.stop(), large.stop()]);
  process.stdout.write(
    `${JSON.stringify({ scenario: 'advert-scale', adverts: [SMALL, LARGE], ...measured })}\n`,
  );
} finally {
  agent.destroy();
  await cluster.stop();
}

async function compare(kind: Kind, small: AdvertWorld, large: AdvertWorld) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -5; round < ROUNDS; round += 1) {
    const turns = Array.from({ length: CALLS_A_ROUND }, (_, at) => (round + 5) * CALLS_A_ROUND + at);
    for (const [size, world] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const taken = await timeCalls(
        agent,
        turns.map((turn) => kinds[kind](world, turn)),
        CONNECTIONS,
      );
      // The first rounds compile code and prepare statements.
      if (round >= 0) times[size].push(...taken);
    }
  }
  const [smallP50Ms, smallP95Ms, largeP95Ms] = [
    quantile(times.small, 0.5),
    quantile(times.small, 0.95),
    quantile(times.large, 0.95),
  ];
  return { smallP50Ms, smallP95Ms, largeP95Ms, ratio: Number((largeP95Ms / smallP95Ms).toFixed(2)) };
}
