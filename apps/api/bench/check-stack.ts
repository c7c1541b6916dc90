import { queues } from '#app/queues.ts';
import { seedProducts } from '#catalogue/seed-products.ts';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEnvironment } from '@proverka/reaper/run-mark';
import { migrate } from '#platform/db/migrate.ts';
import { freePort, startTestCluster } from '../test/postgres.ts';
import { sandboxEnvironment } from '../test/sandbox-environment.ts';
import { insertCustomers } from './bench-world.ts';

export interface CheckStack {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  /** Sessions of customers. */
  readonly tokens: readonly string[];
  readonly startWorker: () => Promise<ChildProcess>;
  readonly stop: () => Promise<void>;
}

export interface CheckStackOptions {
  /** `SOURCE_RATES` of the API and `SANDBOX_RATES` of the sources; defaults when empty. */
  readonly sourceRates: string;
  readonly sandboxRates: string;
  readonly workers: number;
  /** How long slow checks and the bailiffs' tasks take; 0 by default. */
  readonly checkSeconds?: number;
  /** More settings of the sandbox. */
  readonly sandbox?: Readonly<Record<string, string>>;
}

/** Production settings without rate limits for callers. */
const SETTINGS = {
  NODE_ENV: 'production',
  LIMITS:
    'requests_address=100000000/60,requests_account=100000000/60,requests_network=100000000/60,requests_photos=100000000/60',
  LOG_LEVEL: 'info',
};

/** Database, sandbox, API and workers as separate processes. */
export async function startCheckStack(options: CheckStackOptions): Promise<CheckStack> {
  const cluster = await startTestCluster(['max_connections=120', 'shared_buffers=128MB']);
  const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-'));
  const children: ChildProcess[] = [];
  const start = async (entry: string, env: Record<string, string>, ready: RegExp): Promise<Started> => {
    const started = await startProcess(entry, env, ready);
    children.push(started.child);
    return started;
  };
  const tokens = await fill(cluster.url);
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const sandbox = await start(
    'sandbox/src/main.ts',
    {
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: join(folder, 'sandbox'),
      SANDBOX_NOTIFY_URL: `${apiUrl}/payment/notification`,
      SANDBOX_CHECK_SECONDS: String(options.checkSeconds ?? 0),
      SANDBOX_RATES: options.sandboxRates,
      ...options.sandbox,
    },
    /(http:\/\/127\.0\.0\.1:\d+), smtp on (\d+)/,
  );
  const [, sandboxUrl = '', smtpPort = ''] = sandbox.said;
  const env = {
    DATABASE_URL: cluster.url,
    API_PORT: new URL(apiUrl).port,
    FILES_DIR: join(folder, 'files'),
    SOURCE_RATES: options.sourceRates,
    ...SETTINGS,
    ...sandboxEnvironment({ url: sandboxUrl, smtpPort }),
  };
  await start('api/src/server.main.ts', env, /"ready"/);
  const startWorker = async () => (await start('api/src/worker.main.ts', env, /"ready"/)).child;
  for (let count = 0; count < options.workers; count += 1) await startWorker();
  return {
    databaseUrl: cluster.url,
    apiUrl,
    sandboxUrl,
    tokens,
    startWorker,
    async stop() {
      for (const child of children.toReversed()) await stopProcess(child);
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tables, products and customers, whose sessions it returns. */
async function fill(url: string): Promise<readonly string[]> {
  await migrate(url, queues);
  await seedProducts(url);
  return insertCustomers(url);
}

interface Started {
  readonly child: ChildProcess;
  /** The line it printed when it was ready. */
  readonly said: RegExpExecArray;
}

async function startProcess(entry: string, env: Record<string, string>, ready: RegExp): Promise<Started> {
  const path = new URL(`../../${entry}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...runEnvironment(), PATH: process.env['PATH'] ?? '', ...env },
  });
  // A measurement that throws must not leave servers behind: they hold its output, and whoever reads that waits for ever.
  process.once('exit', () => child.kill('SIGKILL'));
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text = `${text}${chunk.toString()}`.slice(-10_000);
      const match = ready.exec(text);
      if (match !== null) resolve(match);
    });
    child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}: ${text}`)));
  });
  return { child, said };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
