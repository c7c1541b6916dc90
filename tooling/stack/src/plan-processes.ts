import { placeEnv } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import path from 'node:path';
import { compileCache } from './compile-cache.ts';
import type { Entrance } from './many/balancer.ts';
import { pooledUrl } from './many/pooler.ts';
import { namesOf, type Topology } from './many/topology.ts';
import { ownValues } from './own-values.ts';
import { freePort } from './ports.ts';
import { repositoryRoot } from './repository.ts';
import { callsOfSandbox, sandboxPorts, secretFor } from './sandbox-environment.ts';
import { sourceUrls } from './source-urls.ts';
import type { ProcessSpec } from './supervisor.ts';

interface Planned {
  readonly dataDir: string;
  readonly port: number;
  readonly releases?: string;
  readonly nodeFlags?: readonly string[];
  readonly env?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly topology: Topology;
}

type Env = Readonly<Record<string, string>>;

/** Every process with its environment, and what stands between them. */
export async function planProcesses(options: Planned, databaseUrl: string, appSecret: string) {
  const { topology } = options;
  const places = await placesOf(options);
  const poolerPort = topology.isPooled ? await freePort(0) : null;
  const { releaseEnv } = releasesIn(options);
  const { sandboxUrl, apiUrl } = places;
  const migrateEnv = apiEnvOf(options, places, { databaseUrl, appSecret, releaseEnv });
  const apiEnv = {
    ...migrateEnv,
    ...(poolerPort !== null && throughPooler(databaseUrl, poolerPort, appSecret)),
  };
  const spec = processSpecs(options);
  const inboundMail = secretFor('inbound mail', appSecret);
  const sandboxEnv = {
    SANDBOX_DATA_DIR: path.join(path.resolve(options.dataDir), 'sandbox'),
    ...sandboxPorts(places),
    ...callsOfSandbox(apiUrl, inboundMail),
  };
  return {
    migrateEnv,
    poolerPort,
    entrances: entrancesOf(options, places),
    addresses: { apiUrl, sandboxUrl },
    beforeRelease: [
      spec('sandbox', 'sandbox', 'sandbox/src/main.ts', sandboxEnv, `${sandboxUrl}/healthz`),
      ...namesOf('api', topology.apis).map((name, at) => {
        const port = String(places.apis[at]);
        const env = { ...apiEnv, API_PORT: port, API_METRICS_PORT: String(places.metrics.apis[at]) };
        return spec(name, 'api', 'api/src/server.main.ts', env, `http://127.0.0.1:${port}/readyz`);
      }),
      ...namesOf('worker', topology.workers).map((name, at) => {
        const env = { ...apiEnv, WORKER_METRICS_PORT: String(places.metrics.workers[at]) };
        return spec(name, 'worker', 'api/src/worker.main.ts', env);
      }),
    ],
    shells: namesOf('shell', topology.shells).map((name, at) => {
      const env = {
        ...shellEnvOf(options, places, { appSecret, releaseEnv }),
        PORT: String(places.shells[at]),
        SHELL_METRICS_PORT: String(places.metrics.shells[at]),
        // On another machine it has a folder of its own.
        DATA_DIR: at === 0 ? path.resolve(options.dataDir) : path.join(path.resolve(options.dataDir), name),
      };
      return spec(name, 'shell', 'shell/src/server/main.ts', env, `http://127.0.0.1:${env.PORT}/readyz`);
    }),
  };
}

const throughPooler = (databaseUrl: string, port: number, appSecret: string): Env => ({
  DATABASE_URL: pooledUrl(databaseUrl, port, secretFor('pooler', appSecret)),
  DATABASE_DIRECT_URL: databaseUrl,
  // A file of the operator's names the server itself, past the pooler.
  DATABASE_URL_FILE: '',
  DATABASE_DIRECT_URL_FILE: '',
});

type Places = Awaited<ReturnType<typeof placesOf>>;

/** The ports of everything. One of a kind has the known address itself; before several, the balancer has it. */
async function placesOf({ port, topology }: Planned) {
  const apiPort = await freePort(port + 1);
  const sandboxPort = await freePort(port + 2);
  return {
    apiPort,
    sandboxPort,
    smtpPort: await freePort(port + 3),
    clamdPort: await freePort(port + 4),
    apis: topology.apis === 1 ? [apiPort] : await freePorts(topology.apis),
    shells: topology.shells === 1 ? [port] : await freePorts(topology.shells),
    apiUrl: `http://127.0.0.1:${apiPort}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    // Where processes tell their figures.
    metrics: {
      apis: await portsFrom(port + 5, topology.apis),
      workers: await portsFrom(port + 6, topology.workers),
      shells: await portsFrom(port + 7, topology.shells),
    },
  };
}

/** The first has the wanted port. */
const portsFrom = async (wanted: number, many: number): Promise<number[]> => [
  await freePort(wanted),
  ...(await freePorts(many - 1)),
];

async function freePorts(many: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < many) found.add(await freePort(0));
  return [...found];
}

const entrancesOf = ({ port, topology }: Planned, { apiPort, apis, shells }: Places): Entrance[] => [
  ...(topology.apis === 1 ? [] : [{ name: 'api', port: apiPort, behind: apis }]),
  ...(topology.shells === 1 ? [] : [{ name: 'shell', port, behind: shells }]),
];

interface Known {
  readonly appSecret: string;
  readonly releaseEnv: Env;
}

function apiEnvOf(
  options: Planned,
  { apis, sandboxUrl, smtpPort, clamdPort }: Places,
  { databaseUrl, appSecret, releaseEnv }: Known & { readonly databaseUrl: string },
) {
  const dataDir = path.resolve(options.dataDir);
  return {
    ...ownValues(
      {
        DATABASE_URL: databaseUrl,
        APP_SECRET: appSecret,
        INBOUND_MAIL_SECRET: secretFor('inbound mail', appSecret),
      },
      process.env,
    ),
    API_PORT: String(apis[0]),
    SHELL_PORT: String(options.port),
    FILES_DIR: path.join(dataDir, 'files'),
    JOURNAL_ANCHORS_FILE: path.join(dataDir, 'journal-anchors.jsonl'),
    DESTROYED_DIR: path.join(dataDir, 'destroyed'),
    ...releaseEnv,
    CLAMD_URL: process.env['CLAMD_URL'] ?? `tcp://127.0.0.1:${clamdPort}`,
    ...sourceUrls(sandboxUrl, smtpPort),
  };
}

function shellEnvOf({ port }: Planned, { apiUrl, sandboxUrl }: Places, { appSecret, releaseEnv }: Known) {
  return {
    API_URL: apiUrl,
    ...releaseEnv,
    ...ownValues({ PICTURE_SECRET: secretFor('pictures for links', appSecret) }, process.env),
    PAYMENT_WIDGET_URL: `${sandboxUrl}/yookassa/checkout-widget/v1/checkout-widget.js`,
    // What visitors ask, whichever port this shell has.
    PRO_SITE_URL: `http://fizcheck-pro.localhost:${port}/`,
    REAL_ESTATE_SITE_URL: `http://realestate.localhost:${port}/`,
    PERSON_CHECK_SITE_URL: `http://fizcheck.localhost:${port}/`,
  };
}

/** An arena for every thread keeps what other threads could use: pages and files come and go in all of them. */
const memoryEnv = { MALLOC_ARENA_MAX: '2' };

function processSpecs(options: Planned) {
  return (name: string, kind: string, file: string, env: Env, readyUrl?: string): ProcessSpec => ({
    name,
    entry: path.join(repositoryRoot, 'apps', file),
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      ...memoryEnv,
      ...env,
      ...options.env?.[kind],
    },
    nodeFlags: ['--max-semi-space-size=8', ...(options.nodeFlags ?? [])],
    ...(readyUrl ? { readyUrl } : {}),
  });
}

export const releasesOf = ({ dataDir, releases }: Pick<Planned, 'dataDir' | 'releases'>): string =>
  releases ?? path.join(path.resolve(dataDir), 'releases');

/** Where releases are, for everybody who reads them. */
function releasesIn(options: Planned) {
  const releases = releasesOf(options);
  const publicKeys = developmentKeys(path.resolve(options.dataDir)).publicFile;
  return { releases, releaseEnv: { ...placeEnv(releases), RELEASE_PUBLIC_KEYS: publicKeys } };
}
