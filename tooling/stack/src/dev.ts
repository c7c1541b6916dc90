import { writeLists } from '@proverka/catalogue/write-lists';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import type { ReleaseStore } from '@proverka/release/release-store';
import type { Release } from '@proverka/release/release-set';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.ts';
import { startDevReleases } from './dev-releases.ts';
import { startSettling, type Settling } from './dev-settled.ts';
import { startDevShell } from './dev-shell.ts';
import type { Needs } from './needs.ts';
import { readStackOptions } from './options.ts';
import { freePort } from './ports.ts';
import { requireNeeds } from './require-needs.ts';
import { runStack } from './run-stack.ts';
import { remotes, repositoryRoot, startStack, type ReleaseRun, type Stack } from './stack.ts';

/**
 * The stack with watch and fast refresh. `--filter realestate` watches only that remote and the shell, whose copy of React
 * is the one that can refresh; the other remotes run as last built.
 */
const { values } = parseArgs({ options: { filter: { type: 'string', multiple: true } } });
const watched = remotes.filter((remote) => !values.filter || values.filter.includes(remote));
const unknown = values.filter?.filter((name) => !remotes.some((remote) => remote === name)) ?? [];

await runStack(async (report) => {
  if (unknown.length > 0)
    throw new Error(`There is no remote ${unknown.join(', ')}; there are ${remotes.join(', ')}.`);
  for (const list of await writeLists()) report(`products: ${list} was written`);
  const options = readStackOptions(process.env);
  await requireNeeds('dev', needsOfStack(options));
  report(`building and watching ${['shell', ...watched].join(', ')}…`);
  const ports = await developmentPorts(options.port);
  const settling = await startSettling();
  const running: { stack?: Stack } = {};
  const stack = await startStack({
    ...options,
    report,
    nodeFlags: ['--watch', '--watch-preserve-output'],
    build: () => Promise.resolve(),
    release: (releases) => develop({ ...options, releases, report, settling }, ports, running),
    env: {
      shell: {
        ASSET_ORIGINS: [...ports.values()].flatMap((port) => origins(port)).join(' '),
        SETTLED_URL: settling.url,
      },
    },
  });
  running.stack = stack;
  return stack;
});

// Function declarations only from here on: the stack is awaited above, before later constants are initialised.
function origins(port: number): string[] {
  return [`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`];
}

function needsOfStack({ port, dataDir, databaseUrl }: ReturnType<typeof readStackOptions>): Needs {
  return {
    memoryMb: 1500,
    disk: { folder: dataDir, mb: 500 },
    port,
    ...(databaseUrl === undefined ? { postgres: path.join(dataDir, 'postgres') } : {}),
  };
}

async function developmentPorts(port: number): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  for (const [index, name] of ['shell', ...remotes].entries())
    ports.set(name, await freePort(port + 10 + index));
  return ports;
}

interface DevRun {
  readonly port: number;
  readonly dataDir: string;
  readonly releases: string;
  readonly settling: Settling;
  readonly report: (message: string) => void;
}

/** Everything that is built is built at once: the shell, the watched remotes, and what has changed of the others. */
async function develop(
  { port, dataDir, releases, settling, report }: DevRun,
  ports: ReadonlyMap<string, number>,
  running: { readonly stack?: Stack },
): Promise<ReleaseRun> {
  const shell = startDevShell({
    folder: path.join(repositoryRoot, 'apps/shell'),
    port: ports.get('shell') ?? 0,
    settling,
    onRebuilt: async () => running.stack?.processes.find(({ name }) => name === 'shell')?.restart(),
    report,
  });
  const store = await openStore(releases);
  const shellBuild = shell.then(({ buildFolder }) => buildFolder);
  const [{ stop: stopShell }, stopReleases] = await Promise.all([
    shell,
    startDevReleases({
      root: repositoryRoot,
      dataDir,
      releases,
      store,
      remotes: watched,
      built: publishBuilt(store),
      port: (remote) => ports.get(remote) ?? 0,
      shellUrl: `http://127.0.0.1:${port}`,
      shellBuild,
      settling,
      report,
    }),
  ]);
  return {
    shellEnv: { SHELL_BUILD: await shellBuild },
    stop: async () => {
      settling.stop();
      await stopReleases();
      await stopShell();
    },
  };
}

async function publishBuilt(store: ReleaseStore): Promise<readonly Release[]> {
  const others = remotes.filter((remote) => !watched.includes(remote));
  if (others.length > 0) await buildChanged(others);
  return Promise.all(others.map((remote) => publish(store, path.join(repositoryRoot, 'apps', remote))));
}
