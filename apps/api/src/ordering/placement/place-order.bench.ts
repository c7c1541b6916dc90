import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createBenchWorld } from '../../../bench/bench-world.ts';
import { runPgbench } from '../../../bench/pgbench.ts';
import { placementScript } from '../../../bench/placement-script.ts';

/**
 * Orders per second over HTTP, paid from the balance, compared with pgbench running the same statements on the same
 * database: 8 connections each. Prints one line of JSON. `BENCH_DATABASE_URL` names a server for the throwaway database;
 * without it one is started with `fsync` on. `BENCH_SECONDS` is the duration of each run.
 */
const CONNECTIONS = 8;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);

const world = await createBenchWorld();
try {
  const http = await measureHttp();
  const pgbench = await runPgbench(world.databaseUrl, await placementScript(world), CONNECTIONS, seconds);
  const ratio = pgbench === null ? null : Number((http.perSecond / pgbench.perSecond).toFixed(3));
  process.stdout.write(`${JSON.stringify({ scenario: 'place-order', http, pgbench, ratio })}\n`);
} finally {
  await world.stop();
}

async function measureHttp() {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const milliseconds: number[] = [];
  let isMeasured = false;
  const over = new AbortController();
  const customer = async (index: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const started = performance.now();
      await placeOrder(agent, world.tokens[(turn * CONNECTIONS + index) % world.tokens.length] ?? '');
      if (isMeasured) milliseconds.push(performance.now() - started);
    }
  };
  const customers = Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => customer(index)));
  // The first orders compile code and prepare statements.
  await wait(2000);
  isMeasured = true;
  const started = performance.now();
  await wait(seconds * 1000);
  isMeasured = false;
  const elapsedSeconds = (performance.now() - started) / 1000;
  over.abort();
  await customers;
  agent.destroy();
  milliseconds.sort((one, other) => one - other);
  const quantile = (share: number) =>
    Number((milliseconds[Math.floor(milliseconds.length * share)] ?? 0).toFixed(1));
  return {
    perSecond: Math.round(milliseconds.length / elapsedSeconds),
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  };
}

function placeOrder(agent: Agent, token: string): Promise<void> {
  const body = JSON.stringify(world.orderBody);
  return new Promise((resolve, reject) => {
    const call = request(`${world.apiUrl}/order`, {
      method: 'POST',
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`an order was answered with ${response.statusCode}`));
      });
    });
    call.end(body);
  });
}
