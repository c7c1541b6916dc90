import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import { archiveSettings } from './archive.ts';
import { isAlive } from './processes.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { makeOwnFolder, spawnAs, unprivileged, type Unprivileged } from './unprivileged.ts';

export interface PostgresOptions {
  /** The cluster's folder; created on first use. */
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  /** Command-line settings of the server, e.g. `{ fsync: 'off' }` in tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its log is archived; nowhere by default. */
  readonly archive?: string;
  /** How long it may take until it answers: a minute, where it need not recover much. */
  readonly readyWithinMs?: number;
}

export interface Postgres {
  /** Connection string for a database of this server. */
  readonly url: (database: string) => string;
  readonly pid: number;
  /** Resolves when the server process has exited, for whatever reason. */
  readonly ended: Promise<void>;
  /** Stops the server: cancels running statements and flushes the log. */
  readonly stop: () => Promise<void>;
}

/** Small enough to idle on a laptop, yet durable: `fsync` stays on. */
const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  // The detail of a constraint violation quotes the row: an INN, an e-mail.
  log_error_verbosity: 'terse',
};

/** Starts the embedded server, or adopts the one a killed launcher left running on the same folder. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const binaries = await postgresBinaries();
  const archives = options.archive === undefined ? [] : [options.archive];
  // Others have to walk through the folder of backups, which lists nothing to them.
  for (const archive of archives) await mkdir(path.dirname(archive), { recursive: true, mode: 0o711 });
  const user = await unprivileged([options.dataDir, path.dirname(binaries.postgres), ...archives]);
  for (const folder of [options.dataDir, ...archives]) await makeOwnFolder(folder, user);
  if (!existsSync(path.join(options.dataDir, 'PG_VERSION'))) await initialise(binaries.initdb, options, user);
  const left = await runningServer(options.dataDir);
  const server = left ?? (await launch(binaries.postgres, options, user));
  const url = (database: string) => urlOf(server.port, options.password, database);
  await acceptsConnections(url('postgres'), server.ended, options.readyWithinMs ?? 60_000);
  return {
    url,
    pid: server.pid,
    ended: server.ended,
    stop: async () => {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
      await server.ended;
    },
  };
}

const FIND_DATABASE = namedSql<{ name: string }>('select from pg_database where datname = :name');

/** Creates the database if it does not exist. */
export async function ensureDatabase(postgres: Postgres, name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query(FIND_DATABASE.bind({ name }));
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return postgres.url(name);
}

interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<void>;
}

async function launch(binary: string, options: PostgresOptions, user: Unprivileged): Promise<RunningServer> {
  const { archive } = options;
  const kept = archive === undefined ? {} : archiveSettings(archive);
  const settings = { ...defaultSettings, ...kept, ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnAs(user, binary, ['-D', options.dataDir, '-p', String(options.port), ...flags]);
  const log = path.join(path.dirname(options.dataDir), 'postgres.log');
  child.stderr.on('data', (chunk: Buffer) => void appendFile(log, chunk).catch(() => undefined));
  const ended = once(child, 'exit').then(() => undefined);
  if (child.pid === undefined) throw new Error('PostgreSQL could not be started');
  return { pid: child.pid, port: options.port, ended };
}

async function initialise(binary: string, options: PostgresOptions, user: Unprivileged): Promise<void> {
  const passwordFile = path.join(options.dataDir, '..', 'postgres-password');
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  if (user.uid !== undefined && user.gid !== undefined) await chown(passwordFile, user.uid, user.gid);
  const args = [
    '-D',
    options.dataDir,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    '--builtin-locale=C.UTF-8',
    '--locale-provider=builtin',
    `--pwfile=${passwordFile}`,
  ];
  const child = spawnAs(user, binary, args);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stdout.resume();
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`PostgreSQL could not make its data folder ${options.dataDir}: ${said.trim()}`);
}

/** Connection string for a database of the server that runs on a folder; null when none does. */
export async function runningDatabase(
  dataDir: string,
  password: string,
  database: string,
): Promise<string | null> {
  const server = await foundServer(dataDir);
  return server && urlOf(server.port, password, database);
}

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** `postmaster.pid`: the process id is on the first line, the port on the fourth. */
async function foundServer(dataDir: string): Promise<Pick<RunningServer, 'pid' | 'port'> | null> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidText, , , portText] = text.split('\n');
  const pid = Number(pidText);
  if (!pid || !isAlive(pid) || !(await isPostgres(pid))) return null;
  return { pid, port: Number(portText) };
}

async function runningServer(dataDir: string): Promise<RunningServer | null> {
  const found = await foundServer(dataDir);
  return found && { ...found, ended: pollEnd(found.pid) };
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres');
  return command.trim() === 'postgres';
}

async function pollEnd(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function acceptsConnections(url: string, ended: Promise<void>, withinMs: number): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + withinMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (hasEnded)
        throw new Error('PostgreSQL ended while starting; postgres.log beside its data folder says why', {
          cause: error,
        });
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not accept connections after ${Math.round(withinMs / 1000)} s`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
