import { openStore } from '@proverka/release/open-store';
import path from 'node:path';
import { archiveIn } from './archive.ts';
import { lockDataDir } from './data-lock.ts';
import { requireFrontPages } from './front-pages.ts';
import { startBalancer, untilSeen } from './many/balancer.ts';
import { startPooler } from './many/pooler.ts';
import type { SideProgram } from './many/side-program.ts';
import { oneOfEach, type Topology } from './many/topology.ts';
import { planProcesses, releasesOf } from './plan-processes.ts';
import { freePort, isPortFree } from './ports.ts';
import { ensureDatabase, startPostgres, type Postgres } from './postgres.ts';
import { keepShellBuild, releaseBuiltRemotes } from './releases.ts';
import { secretFor } from './sandbox-environment.ts';
import { remotes, repositoryRoot } from './repository.ts';
import { runOnce } from './run-once.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { supervise, type ProcessSpec, type Supervised } from './supervisor.ts';

export { remotes, repositoryRoot };

export interface StackOptions {
  readonly dataDir: string;
  /** Port of the shell; the other ports follow it. */
  readonly port: number;
  /** An external PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Where backups are: the embedded PostgreSQL archives its log there. */
  readonly backupDir?: string;
  /** Where releases are: a folder or an object store; by default a folder of `dataDir`. */
  readonly releases?: string;
  /** Builds what changed; runs while the database starts. */
  readonly build: () => Promise<void>;
  readonly report: (message: string) => void;
  /** Publishes remotes and points the channel to them, while the servers start; by default, the built ones. */
  readonly release?: (releases: string) => Promise<ReleaseRun>;
  /** Node flags for every process except the database: `--watch` in development. */
  readonly nodeFlags?: readonly string[];
  /** How many of each process; one of each unless said. */
  readonly topology?: Topology;
  /** Additional environment by process name. */
  readonly env?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a release leaves running. */
export interface ReleaseRun {
  readonly shellEnv: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export interface Stack {
  readonly shellPort: number;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly databaseUrl: string;
  readonly processes: readonly Supervised[];
  readonly postgres: Postgres | null;
  readonly stop: () => Promise<void>;
}

/** Starts everything: database, migrations, sandbox, API, worker, releases, shell. Stops what it started if one fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  if (!(await isPortFree(options.port))) {
    throw new Error(`Port ${options.port} is taken. Set PORT to a free one.`);
  }
  const unlock = await lockDataDir(options.dataDir);
  const running: Running = { processes: [], besides: [], postgres: null, releases: null };
  const stop = async () => {
    for (const child of [...running.processes].reverse()) await child.stop();
    await running.releases?.stop();
    for (const program of [...running.besides].reverse()) await program.stop();
    await running.postgres?.stop();
    await unlock();
  };
  try {
    const built = options.build();
    const [plan, releases] = await allOrNone([
      startServers(options, built, running),
      release(options, built, running),
    ]);
    const shells = plan.shells.map((spec) => ({ ...spec, env: { ...spec.env, ...releases.shellEnv } }));
    await superviseAll(shells, options, running);
    await untilSeen(plan.entrances, 'shell');
    await requireFrontPages(options.port, path.join(supervisorOf(options).logDir, 'shell.log'));
    const { processes, postgres } = running;
    return {
      ...plan.addresses,
      shellPort: options.port,
      databaseUrl: plan.databaseUrl,
      processes,
      postgres,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What has been started so far. */
interface Running {
  readonly processes: Supervised[];
  /** HAProxy and PgBouncer. */
  readonly besides: SideProgram[];
  postgres: Postgres | null;
  releases: ReleaseRun | null;
}

/** The first failure, once the other is over too: what it started has to be stopped. */
async function allOrNone<One, Other>(both: readonly [Promise<One>, Promise<Other>]): Promise<[One, Other]> {
  await Promise.allSettled(both);
  return Promise.all(both);
}

/** The database, and everything that needs only that. */
async function startServers(options: StackOptions, built: Promise<void>, running: Running) {
  const secrets = await readOrMakeSecrets(options.dataDir);
  running.postgres = await startDatabase(options, secrets.postgresPassword);
  // A whole build leaves a server too little of the machine to be ready in time.
  await built;
  const databaseUrl =
    options.databaseUrl ?? (running.postgres ? await ensureDatabase(running.postgres, 'proverka') : '');
  const topology = options.topology ?? oneOfEach;
  const plan = await planProcesses({ ...options, topology }, databaseUrl, secrets.appSecret);
  await runOnce(path.join(repositoryRoot, 'apps/api/src/migrate.main.ts'), plan.migrateEnv);
  await startBesides(options, plan, { databaseUrl, appSecret: secrets.appSecret }, running);
  await superviseAll(plan.beforeRelease, options, running);
  await untilSeen(plan.entrances, 'api');
  return { ...plan, databaseUrl };
}

/** What stands between our processes, once the database is migrated. */
async function startBesides(
  { dataDir, report, topology = oneOfEach }: StackOptions,
  plan: Awaited<ReturnType<typeof planProcesses>>,
  { databaseUrl, appSecret }: { readonly databaseUrl: string; readonly appSecret: string },
  { besides }: Running,
): Promise<void> {
  const logDir = path.join(dataDir, 'logs');
  if (topology.isPooled && plan.poolerPort !== null) {
    besides.push(
      await startPooler({
        folder: path.join(dataDir, 'pgbouncer'),
        logDir,
        report,
        directUrl: databaseUrl,
        port: plan.poolerPort,
        password: secretFor('pooler', appSecret),
      }),
    );
  }
  const [first, ...more] = plan.entrances;
  if (first !== undefined)
    besides.push(
      await startBalancer({ folder: path.join(dataDir, 'haproxy'), logDir, report }, [first, ...more]),
    );
}

async function superviseAll(
  specs: readonly ProcessSpec[],
  options: StackOptions,
  { processes }: Running,
): Promise<void> {
  const started = await Promise.allSettled(
    specs.map(async (spec) => {
      processes.push(await supervise(spec, supervisorOf(options)));
    }),
  );
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function release(options: StackOptions, built: Promise<void>, running: Running): Promise<ReleaseRun> {
  await built;
  running.releases = await (options.release ?? releaseBuilt(options))(releasesOf(options));
  return running.releases;
}

const supervisorOf = ({ dataDir, report }: StackOptions) => ({ logDir: path.join(dataDir, 'logs'), report });

function releaseBuilt({ report, dataDir }: StackOptions) {
  return async (releases: string): Promise<ReleaseRun> => {
    const store = await openStore(releases);
    await releaseBuiltRemotes(
      { root: repositoryRoot, dataDir: path.resolve(dataDir), releases, store, report },
      remotes,
    );
    const shellBuild = await keepShellBuild(repositoryRoot, path.join(dataDir, 'shell'));
    return { shellEnv: { SHELL_BUILD: shellBuild }, stop: () => Promise.resolve() };
  };
}

/** A process takes at most seventeen: its pool, notifications and a migration. */
const CONNECTIONS_EACH = 20;

async function startDatabase(options: StackOptions, password: string): Promise<Postgres | null> {
  const { apis, workers } = options.topology ?? oneOfEach;
  if (options.databaseUrl) return null;
  return startPostgres({
    dataDir: path.join(options.dataDir, 'postgres'),
    port: await freePort(0),
    password,
    settings: { max_connections: String(CONNECTIONS_EACH * (apis + workers + 1)) },
    ...(options.backupDir === undefined ? {} : { archive: archiveIn(options.backupDir) }),
  });
}
