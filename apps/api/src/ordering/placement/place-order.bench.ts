import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createBenchWorld, onServer } from '../../../bench/bench-world.ts';
import { runPgbench, runTpcB } from '../../../bench/pgbench.ts';
import { placementScript } from '../../../bench/placement-script.ts';

/**
 * Orders per second over HTTP, paid from the balance, compared with pgbench running the same statements on the same database, and with
 * its TPC-B there: 8 connections each, in turns. Prints one line of JSON. `BENCH_DATABASE_URL` names a server for the throwaway
 * database; without it one is started with `fsync` on. `BENCH_SECONDS` is the duration of each run, `BENCH_ROUNDS` their number.
 */
const CONNECTIONS = 8;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const world = await createBenchWorld();
try {
  // The first orders compile code and prepare statements. Then the tables have something in them, and plans are made for that.
  await placeFor(3000);
  await onServer(world.databaseUrl, 'vacuum analyze');
  await placeFor(1000);
  const script = await placementScript(world);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const http = await measureHttp();
    const pgbench = await runPgbench(world.databaseUrl, script, CONNECTIONS, seconds);
    const tpcB = await runTpcB(world.databaseUrl, CONNECTIONS, seconds);
    measured.push({ http, pgbench, tpcB });
  }
  const [first] = measured;
  const isInstalled = first !== undefined && first.pgbench !== null;
  const http = {
    perSecond: median(measured.map((one) => one.http.perSecond)),
    p50Ms: median(measured.map((one) => one.http.p50Ms)),
    p99Ms: median(measured.map((one) => one.http.p99Ms)),
  };
  const pgbench = isInstalled ? median(measured.map((one) => one.pgbench?.perSecond ?? 0)) : null;
  const tpcB = isInstalled ? median(measured.map((one) => one.tpcB?.perSecond ?? 0)) : null;
  process.stdout.write(`${JSON.stringify({ scenario: 'place-order', http, pgbench, tpcB })}\n`);
} finally {
  await world.stop();
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The milliseconds each order took. */
async function placeFor(ms: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const milliseconds: number[] = [];
  const until = performance.now() + ms;
  const customer = async (index: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const started = performance.now();
      await placeOrder(agent, world.tokens[(turn * CONNECTIONS + index) % world.tokens.length] ?? '');
      milliseconds.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => customer(index)));
  agent.destroy();
  return milliseconds;
}

async function measureHttp() {
  const started = performance.now();
  const milliseconds = (await placeFor(seconds * 1000)).toSorted((one, other) => one - other);
  const elapsedSeconds = (performance.now() - started) / 1000;
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
