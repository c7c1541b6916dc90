import { setTimeout as wait } from 'node:timers/promises';
import { createCustomer } from './customer.ts';
import type { Customer } from './customer.ts';
import { compareWithProvider, countOpen, findBrokenLaws, findLost } from './money-laws.ts';
import type { Mistakes, SoakContext } from './soak.ts';
import { startSoakStack } from './soak-stack.ts';
import type { SoakStack, Victim } from './soak-stack.ts';

const CUSTOMERS = 6;
const TIMES = 20;
const VICTIMS: readonly Victim[] = ['api', 'worker', 'postgres'];
/** Everything in progress must finish by itself within this time after the last kill. */
const SETTLE_MS = 6 * 60_000;

/**
 * Kills (`kill -9`) the API, a worker and PostgreSQL in turn while customers order, top up and pay. Every acknowledged
 * order must exist, every payment must be in the ledger once, and everything in progress must finish.
 */
export async function soakMoney({ say, times = TIMES, dataDir }: SoakContext): Promise<Mistakes> {
  const stack = await startSoakStack(dataDir, say);
  try {
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => createCustomer(stack.apiUrl, stack.sandboxUrl)),
    );
    await killUnderLoad(stack, customers, times, say);
    const orders = customers.flatMap(({ acknowledged }) => acknowledged.orders);
    const paid = customers.flatMap(({ acknowledged }) => acknowledged.paid);
    say(
      `${orders.length} orders acknowledged, ${paid.length} paid by card, ${repeatsOf(customers)} repeated requests`,
    );
    say(`Refused: ${JSON.stringify(refusalsOf(customers))}`);
    const open = await settle(stack, paid, say);
    return [
      ...(open > 0 ? [`still under way: ${open}`] : []),
      ...(await findLost(stack.databaseUrl, orders, paid)),
      ...(await findBrokenLaws(stack.databaseUrl)),
      ...(await compareWithProvider(stack.databaseUrl, stack.sandboxUrl)),
    ];
  } finally {
    await stack.stop();
  }
}

async function killUnderLoad(
  stack: SoakStack,
  customers: readonly Customer[],
  times: number,
  say: (text: string) => void,
): Promise<void> {
  const end = new AbortController();
  const lives = customers.map(({ live }) => live(end.signal));
  for (let round = 1; round <= times; round += 1) {
    for (const victim of VICTIMS) {
      await wait(300 + Math.random() * 1200);
      const started = Date.now();
      await stack.kill(victim);
      say(`${round}/${times} ${victim} killed, answered again after ${Date.now() - started} ms`);
    }
  }
  await wait(2000);
  end.abort();
  await Promise.all(lives);
}

async function settle(
  stack: SoakStack,
  paid: readonly string[],
  say: (text: string) => void,
): Promise<number> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const open = await countOpen(stack.databaseUrl, paid);
    if (open === 0 || Date.now() > deadline) return open;
    say(`${open} still under way`);
    await wait(5000);
  }
}

const repeatsOf = (customers: readonly Customer[]): number =>
  customers.reduce((sum, { acknowledged }) => sum + acknowledged.repeats, 0);

function refusalsOf(customers: readonly Customer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { acknowledged } of customers) {
    for (const [code, count] of acknowledged.refusals) counts[code] = (counts[code] ?? 0) + count;
  }
  return counts;
}
