import { openStore, placeEnv } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import path from 'node:path';
import { archiveIn } from './archive.ts';
import { lockDataDir } from './data-lock.ts';
import { requireFrontPages } from './front-pages.ts';
import { freePort, isPortFree } from './ports.ts';
import { ensureDatabase, startPostgres, type Postgres } from './postgres.ts';
import { keepShellBuild, releaseBuiltRemotes } from './releases.ts';
import { callsOfSandbox, sandboxPorts, secretFor } from './sandbox-environment.ts';
import { remotes, repositoryRoot } from './repository.ts';
import { runOnce } from './run-once.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { sourceUrls } from './source-urls.ts';
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
  const running: Running = { processes: [], postgres: null, releases: null };
  const stop = async () => {
    for (const child of [...running.processes].reverse()) await child.stop();
    await running.releases?.stop();
    await running.postgres?.stop();
    await unlock();
  };
  try {
    const built = options.build();
    const [plan, releases] = await allOrNone([
      startServers(options, built, running),
      release(options, built, running),
    ]);
    const shell = { ...plan.shell, env: { ...plan.shell.env, ...releases.shellEnv } };
    running.processes.push(await supervise(shell, supervisorOf(options)));
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
  const plan = await planProcesses(options, databaseUrl, secrets.appSecret);
  await runOnce(path.join(repositoryRoot, 'apps/api/src/migrate.main.ts'), plan.apiEnv);
  const started = await Promise.allSettled(
    plan.beforeRelease.map(async (spec) => {
      running.processes.push(await supervise(spec, supervisorOf(options)));
    }),
  );
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return { ...plan, databaseUrl };
}

async function release(options: StackOptions, built: Promise<void>, running: Running): Promise<ReleaseRun> {
  await built;
  running.releases = await (options.release ?? releaseBuilt(options))(releasesOf(options));
  return running.releases;
}

const releasesOf = ({ dataDir, releases }: StackOptions): string =>
  releases ?? path.join(path.resolve(dataDir), 'releases');

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

async function startDatabase(options: StackOptions, password: string): Promise<Postgres | null> {
  if (options.databaseUrl) return null;
  return startPostgres({
    dataDir: path.join(options.dataDir, 'postgres'),
    port: await freePort(0),
    password,
    ...(options.backupDir === undefined ? {} : { archive: archiveIn(options.backupDir) }),
  });
}

/** A start without it takes several times the processor: most of it goes into stripping types. */
export const compileCache = path.join(repositoryRoot, 'node_modules/.cache/node-compile');

/** An arena for every thread keeps what other threads could use: pages and files come and go in all of them. */
const memoryEnv = { MALLOC_ARENA_MAX: '2' };

function processSpecs(options: StackOptions) {
  return (name: string, file: string, env: Record<string, string>, readyUrl?: string): ProcessSpec => ({
    name,
    entry: path.join(repositoryRoot, 'apps', file),
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      ...memoryEnv,
      ...env,
      ...options.env?.[name],
    },
    nodeFlags: ['--max-semi-space-size=8', ...(options.nodeFlags ?? [])],
    ...(readyUrl ? { readyUrl } : {}),
  });
}

async function planProcesses(options: StackOptions, databaseUrl: string, appSecret: string) {
  const dataDir = path.resolve(options.dataDir);
  const apiPort = await freePort(options.port + 1);
  const sandboxPort = await freePort(options.port + 2);
  const smtpPort = await freePort(options.port + 3);
  const clamdPort = await freePort(options.port + 4);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const { releases, releaseEnv } = releasesIn(options);
  const inboundMailSecret = secretFor('inbound mail', appSecret);
  const apiEnv = {
    DATABASE_URL: databaseUrl,
    API_PORT: String(apiPort),
    APP_SECRET: appSecret,
    SHELL_PORT: String(options.port),
    FILES_DIR: path.join(dataDir, 'files'),
    JOURNAL_ANCHORS_FILE: path.join(dataDir, 'journal-anchors.jsonl'),
    DESTROYED_DIR: path.join(dataDir, 'destroyed'),
    ...releaseEnv,
    INBOUND_MAIL_SECRET: inboundMailSecret,
    CLAMD_URL: process.env['CLAMD_URL'] ?? `tcp://127.0.0.1:${clamdPort}`,
    ...sourceUrls(sandboxUrl, smtpPort),
  };
  const sandboxEnv = {
    SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'),
    ...sandboxPorts({ sandboxPort, smtpPort, clamdPort }),
    ...callsOfSandbox(apiUrl, inboundMailSecret),
  };
  const shellEnv = {
    PORT: String(options.port),
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    ...releaseEnv,
    PICTURE_SECRET: secretFor('pictures for links', appSecret),
    PAYMENT_WIDGET_URL: `${sandboxUrl}/yookassa/checkout-widget/v1/checkout-widget.js`,
  };
  const spec = processSpecs(options);
  return {
    apiEnv,
    releases,
    addresses: { apiUrl, sandboxUrl },
    beforeRelease: [
      spec('sandbox', 'sandbox/src/main.ts', sandboxEnv, `${sandboxUrl}/healthz`),
      spec('api', 'api/src/server.main.ts', apiEnv, `${apiUrl}/readyz`),
      spec('worker', 'api/src/worker.main.ts', apiEnv),
    ],
    shell: spec('shell', 'shell/src/server/main.ts', shellEnv, `http://127.0.0.1:${options.port}/readyz`),
  };
}

/** Where releases are, for everybody who reads them. */
function releasesIn(options: StackOptions) {
  const releases = releasesOf(options);
  const publicKeys = developmentKeys(path.resolve(options.dataDir)).publicFile;
  return { releases, releaseEnv: { ...placeEnv(releases), RELEASE_PUBLIC_KEYS: publicKeys } };
}
