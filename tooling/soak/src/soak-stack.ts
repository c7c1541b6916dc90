import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { freePort } from '@proverka/stack/ports';
import { ensureDatabase, startPostgres } from '@proverka/stack/postgres';
import type { Postgres } from '@proverka/stack/postgres';
import { repositoryRoot } from '@proverka/stack/stack';
import { supervise } from '@proverka/stack/supervisor';
import type { Supervised } from '@proverka/stack/supervisor';

export type Victim = 'api' | 'worker' | 'postgres';

export interface SoakStack {
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  /** `kill -9`; the process is restarted as in production. Resolves when it answers again. */
  readonly kill: (victim: Victim) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const run = promisify(execFile);
const entryOf = (file: string): string => path.join(repositoryRoot, 'apps', file);

/** API, two workers, sandbox and a PostgreSQL with fsync, each in its own process; no shell. */
export async function startSoakStack(dataDir: string, say: (text: string) => void): Promise<SoakStack> {
  const password = randomUUID();
  const pgPort = await freePort(0);
  const apiPort = await freePort(0);
  const sandboxPort = await freePort(0);
  const smtpPort = await freePort(0);
  const startDatabase = () =>
    startPostgres({ dataDir: path.join(dataDir, 'postgres'), port: pgPort, password });
  let postgres = await startDatabase();
  const databaseUrl = await ensureDatabase(postgres, 'proverka');
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const env = environmentOf({ databaseUrl, apiPort, sandboxUrl, smtpPort, dataDir });
  await run(process.execPath, [entryOf('api/src/migrate.main.ts')], { env: { ...process.env, ...env } });
  const options = { logDir: path.join(dataDir, 'logs'), report: () => undefined };
  const sandboxEnv = sandboxEnvironmentOf({ apiUrl, sandboxPort, smtpPort, dataDir });
  const sandbox = await supervise(
    { name: 'sandbox', entry: entryOf('sandbox/src/main.ts'), env: sandboxEnv, readyUrl: `${sandboxUrl}/` },
    options,
  );
  const api = await supervise(
    { name: 'api', entry: entryOf('api/src/server.main.ts'), env, readyUrl: `${apiUrl}/readyz` },
    options,
  );
  const workers = [
    await supervise({ name: 'worker-1', entry: entryOf('api/src/worker.main.ts'), env }, options),
    await supervise({ name: 'worker-2', entry: entryOf('api/src/worker.main.ts'), env }, options),
  ];
  const processes: Supervised[] = [...workers, api, sandbox];
  let turn = 0;
  return {
    apiUrl,
    sandboxUrl,
    databaseUrl,
    async kill(victim) {
      if (victim === 'postgres') postgres = await restart(postgres, startDatabase, say);
      else if (victim === 'api') kill(api);
      else kill(workers[(turn += 1) % workers.length]);
      await untilAnswers(`${apiUrl}/readyz`);
    },
    async stop() {
      for (const one of processes) await one.stop();
      await postgres.stop();
    },
  };
}

function kill(victim: Supervised | undefined): void {
  const pid = victim?.pid();
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It had exited by itself and is being restarted.
  }
}

/** The shared memory of a killed server is released once its child processes have exited. */
async function restart(
  postgres: Postgres,
  start: () => Promise<Postgres>,
  say: (text: string) => void,
): Promise<Postgres> {
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.ended;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 50) throw error;
      if (attempt % 10 === 0) say(`PostgreSQL does not start again yet: ${String(error)}`);
      await wait(200);
    }
  }
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer two minutes after a kill`);
    await wait(50);
  }
}

interface SandboxPlaces {
  readonly apiUrl: string;
  readonly sandboxPort: number;
  readonly smtpPort: number;
  readonly dataDir: string;
}

const sandboxEnvironmentOf = ({ apiUrl, sandboxPort, smtpPort, dataDir }: SandboxPlaces) => ({
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_SMTP_PORT: String(smtpPort),
  SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'),
  SANDBOX_NOTIFY_URL: `${apiUrl}/payment/notification`,
  SANDBOX_EXTRACT_SECONDS: '1',
});

interface Places {
  readonly databaseUrl: string;
  readonly apiPort: number;
  readonly sandboxUrl: string;
  readonly smtpPort: number;
  readonly dataDir: string;
}

const environmentOf = ({ databaseUrl, apiPort, sandboxUrl, smtpPort, dataDir }: Places) => ({
  DATABASE_URL: databaseUrl,
  API_PORT: String(apiPort),
  FILES_DIR: path.join(dataDir, 'files'),
  DESTROYED_DIR: path.join(dataDir, 'destroyed'),
  LOG_LEVEL: 'warn',
  LIMITS:
    'requests_address=10000000/60,requests_account=10000000/60,requests_network=10000000/60,requests_photos=10000000/60,register_address=100000/60,guest_order_address=100000/60,payment_user=100000/60,top_up_user=100000/60,login_address=100000/60',
  YOOKASSA_URL: `${sandboxUrl}/yookassa/v3`,
  KADNET_URL: `${sandboxUrl}/kadnet/v2`,
  NSPD_URL: `${sandboxUrl}/nspd`,
  DADATA_URL: `${sandboxUrl}/dadata/suggestions/api/4_1/rs`,
  SUPPLIER_URL: `${sandboxUrl}/supplier/v1`,
  SALES_URL: `${sandboxUrl}/supplier/v1`,
  ADVERTS_URL: `${sandboxUrl}/adverts-host`,
  MARKET_DATA_URL: `${sandboxUrl}/market-data`,
  ADVERTS_READING: 'off',
  SMS_URL: `${sandboxUrl}/sms/v2`,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
});
