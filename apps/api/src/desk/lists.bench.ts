import { Agent, request } from 'node:http';
import { createDeskWorld } from '../../bench/desk-world.ts';
import type { DeskWorld } from '../../bench/desk-world.ts';
import { startTestCluster } from '../../test/postgres.ts';

/**
 * The desk's lists over HTTP, with 200 000 people and 1 000 000 orders: each filter asked again and again with other values where
 * it has any. Prints one line of JSON with the p95 of each.
 */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 200_000);
const ORDERS_EACH = 5;
const CALLS = 60;
const CONNECTIONS = 2;

type Body = Readonly<Record<string, unknown>>;

/** `n` makes the calls differ. */
const people: Readonly<Record<string, (n: number) => Body>> = {
  all: () => ({}),
  name: (n) => ({ text: `Тестов${n % 997} Ива` }),
  frequentName: () => ({ text: 'иван' }),
  email: (n) => ({ text: `${n * 131}@bench` }),
  phone: (n) => ({ text: `8 (999) ${String(1_000_000 + n * 131).slice(0, 3)}` }),
  nobody: (n) => ({ text: `нетакого${n}` }),
  role: () => ({ person_role: 9 }),
  roleAndName: () => ({ person_role: 9, text: 'иван' }),
  source: () => ({ source: 'spring50' }),
  balance: (n) => ({ balance_from: 400 + n }),
  tariff: (n) => ({ tariff_simple_id: n % 4 }),
  days: (n) => ({ created_from: `2026-0${1 + (n % 6)}-10`, created_to: `2026-0${1 + (n % 6)}-12` }),
  closed: () => ({ state: 'closed' }),
  byName: () => ({ sort: 'name', is_ascending: true }),
  bySpent: () => ({ sort: 'spent' }),
};

const orders: Readonly<Record<string, (n: number) => Body>> = {
  all: () => ({}),
  status: (n) => ({ status: ['awaiting_payment', 'paid', 'closed', 'expired'][n % 4] }),
  stuck: () => ({ item_status: 'running' }),
  failed: () => ({ item_status: 'failed' }),
  product: (n) => ({ product_name: ['EgrnObject', 'EgrnRightList', 'CheckPassport'][n % 3] }),
  productAndStatus: () => ({ product_name: 'EgrnObject', status: 'expired' }),
  days: (n) => ({ created_from: `2026-0${1 + (n % 6)}-10`, created_to: `2026-0${1 + (n % 6)}-11` }),
  sums: (n) => ({ total_from: 10_000 + n, total_to: 10_000 + n }),
  method: () => ({ method: 'card', brand: 'person-check' }),
  cadastral: (n) => ({ number: `77:01:${String(n * 77).padStart(7, '0')}:1` }),
  report: (n) => ({ number: `BENCH-${n * 77}` }),
};

const finds: Readonly<Record<string, (n: number) => Body>> = {
  palette: (n) => ({ text: n % 2 === 0 ? `тестов${n}` : `BENCH-${n * 77}` }),
};

const cluster = await startTestCluster([
  'fsync=off',
  'full_page_writes=off',
  'max_connections=100',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
]);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  const world = await createDeskWorld(cluster.url, { people: PEOPLE, ordersEach: ORDERS_EACH });
  const lists = {
    people: await measureAll(world, '/admin/users', people),
    orders: await measureAll(world, '/admin/orders', orders),
    find: await measureAll(world, '/admin/find', finds),
  };
  await world.stop();
  const counts = { people: PEOPLE, orders: PEOPLE * ORDERS_EACH };
  process.stdout.write(`${JSON.stringify({ scenario: 'desk-lists', ...counts, lists })}\n`);
} finally {
  agent.destroy();
  await cluster.stop();
}

async function measureAll(
  world: DeskWorld,
  path: string,
  bodies: Readonly<Record<string, (n: number) => Body>>,
): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const [name, bodyOf] of Object.entries(bodies)) measured[name] = await measure(world, path, bodyOf);
  return measured;
}

/** The p95 in milliseconds, to the last byte; the first calls, which compile and fill caches, are left out. */
async function measure(world: DeskWorld, path: string, bodyOf: (n: number) => Body): Promise<number> {
  for (let n = 0; n < 5; n += 1) await ask(world, path, bodyOf(n));
  const left = Array.from({ length: CALLS }, (_, n) => n + 5);
  const taken: number[] = [];
  const connection = async () => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) taken.push(await ask(world, path, bodyOf(n)));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const sorted = taken.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1));
}

function ask({ apiUrl, headers }: DeskWorld, path: string, body: Body): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(apiUrl + path, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path} ${JSON.stringify(body)} was answered ${text}`));
      });
    });
    call.end(JSON.stringify(body));
  });
}
