import { setTimeout as wait } from 'node:timers/promises';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { requireNeeds } from '@proverka/stack/require-needs';
import { startStack, type Stack } from '@proverka/stack/stack';
import { createCustomer, type Customer } from '../customer.ts';
import { compareWithProvider, countOpen, findBrokenLaws, findLost } from '../money-laws.ts';
import type { Mistakes, SoakContext } from '../soak.ts';
import { visit, type Met } from './visitors.ts';

const TIMES = 20;
const CUSTOMERS = 4;
const VISITORS = 4;
/** One that was killed and started again is asked again after this time at the latest. */
const BACK_MS = 60_000;
const SETTLE_MS = 6 * 60_000;

/**
 * Two shells, APIs and workers behind HAProxy and PgBouncer, each killed (`kill -9`) in turn while visitors read pages and customers
 * order. A visitor loses at most the pages that were under way, and gets them when asking again; every acknowledged order exists,
 * and all that is in progress finishes.
 */
export async function soakMachines({ say, times = TIMES, dataDir }: SoakContext): Promise<Mistakes> {
  await requireNeeds('soak machines', { memoryMb: 2500, programs: [haproxy, pgbouncer] });
  const stack = await startStack({
    dataDir,
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    topology: { shells: 2, apis: 2, workers: 2, isPooled: true },
    env: { api: { LIMITS: limits, LOG_LEVEL: 'warn' }, worker: { LOG_LEVEL: 'warn' } },
  });
  try {
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => createCustomer(stack.apiUrl, stack.sandboxUrl)),
    );
    const met = await killEach(stack, customers, times, say);
    const orders = customers.flatMap(({ acknowledged }) => acknowledged.orders);
    const paid = customers.flatMap(({ acknowledged }) => acknowledged.paid);
    const repeats = customers.reduce((sum, { acknowledged }) => sum + acknowledged.repeats, 0);
    say(`${orders.length} orders acknowledged, ${paid.length} paid by card, ${repeats} requests repeated`);
    say(`${met.pages} pages, ${met.lost} lost at first, ${met.late.length} late`);
    const open = await settle(stack, paid, say);
    const refusals = new Set(
      customers.flatMap(({ acknowledged }) => Array.from(acknowledged.refusals.keys())),
    );
    return [
      ...(orders.length === 0 || met.pages === 0 ? ['nobody ordered or read anything'] : []),
      // Customers spend what they have.
      ...Array.from(refusals, (code) => `orders were refused: ${code}`).filter(
        (told) => !told.endsWith('insufficient_funds'),
      ),
      ...met.late.map((page) => `a page came late: ${page}`),
      ...(met.lost > mostLost(times) ? [`${met.lost} pages were lost at first`] : []),
      ...(open > 0 ? [`still under way: ${open}`] : []),
      ...(await findLost(stack.databaseUrl, orders, paid)),
      ...(await findBrokenLaws(stack.databaseUrl)),
      ...(await compareWithProvider(stack.databaseUrl, stack.sandboxUrl)),
    ];
  } finally {
    await stack.stop();
  }
}

/** Every visitor has one page under way, and the kill of a process that answers hits them all at worst. */
const mostLost = (times: number): number =>
  times * VICTIMS.filter((name) => !name.startsWith('worker')).length * VISITORS;

const VICTIMS = ['api', 'shell', 'worker', 'api-2', 'shell-2', 'worker-2'] as const;
const haproxy = { name: 'haproxy', package: 'haproxy' };
const pgbouncer = { name: 'pgbouncer', package: 'pgbouncer' };
const many = [
  'requests_address',
  'requests_account',
  'requests_network',
  'register_address',
  'payment_user',
  'top_up_user',
];
const limits = many.map((limit) => `${limit}=10000000/60`).join(',');

async function killEach(
  stack: Stack,
  customers: readonly Customer[],
  times: number,
  say: (text: string) => void,
): Promise<Met> {
  const end = new AbortController();
  const lives = customers.map(({ live }) => live(end.signal));
  const places = [
    { port: stack.shellPort, host: 'realestate.localhost', path: '/' },
    { port: stack.shellPort, host: 'fizcheck.localhost', path: '/check-person/' },
    // Rendered for each request.
    { port: stack.shellPort, host: 'realestate.localhost', path: '/object/77:06:0001001:1234/' },
  ];
  const visits = visit(places, VISITORS, end.signal);
  for (let round = 1; round <= times; round += 1) {
    for (const victim of VICTIMS) {
      await wait(500 + Math.random() * 1000);
      const took = await killOne(stack, victim);
      say(`${round}/${times} ${victim} killed, ready again after ${took} ms`);
    }
  }
  await wait(2000);
  end.abort();
  await Promise.all(lives);
  return visits;
}

/** Kills one and waits until the process that follows it has been up for a while, so that one of two always works. */
async function killOne({ processes }: Stack, name: string): Promise<number> {
  const victim = processes.find((one) => one.name === name);
  const pid = victim?.pid();
  if (victim === undefined || pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  const started = Date.now();
  while (!(await victim.isReady()) || victim.pid() === pid) {
    if (Date.now() - started > BACK_MS) throw new Error(`${name} did not come back`);
    await wait(50);
  }
  return Date.now() - started;
}

async function settle(stack: Stack, paid: readonly string[], say: (text: string) => void): Promise<number> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const open = await countOpen(stack.databaseUrl, paid);
    if (open === 0 || Date.now() > deadline) return open;
    say(`${open} still under way`);
    await wait(5000);
  }
}
