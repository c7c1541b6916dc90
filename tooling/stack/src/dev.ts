import { writeLists } from '@proverka/catalogue/write-lists';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.ts';
import { startDevReleases } from './dev-releases.ts';
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
  const running: { stack?: Stack } = {};
  const stack = await startStack({
    ...options,
    report,
    nodeFlags: ['--watch', '--watch-preserve-output'],
    build: async () => {
      const built = remotes.filter((remote) => !watched.includes(remote));
      if (built.length > 0) await buildChanged(built);
    },
    release: (releases) => develop({ ...options, releases }, ports, running, report),
    env: { shell: { ASSET_ORIGINS: [...ports.values()].flatMap((port) => origins(port)).join(' ') } },
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

async function develop(
  { dataDir, releases }: { readonly dataDir: string; readonly releases: string },
  ports: ReadonlyMap<string, number>,
  running: { readonly stack?: Stack },
  report: (message: string) => void,
): Promise<ReleaseRun> {
  const restartShell = () => {
    const shell = running.stack?.processes.find(({ name }) => name === 'shell');
    void shell?.restart();
  };
  const shell = await startDevShell({
    folder: path.join(repositoryRoot, 'apps/shell'),
    port: ports.get('shell') ?? 0,
    onRebuilt: restartShell,
    report,
  });
  const shellEnv = { SHELL_BUILD: shell.buildFolder };
  const others = remotes.filter((remote) => !watched.includes(remote));
  const store = await openStore(releases);
  const stopReleases = await startDevReleases({
    root: repositoryRoot,
    dataDir,
    releases,
    store,
    remotes: watched,
    built: await Promise.all(
      others.map((remote) => publish(store, path.join(repositoryRoot, 'apps', remote))),
    ),
    port: (remote) => ports.get(remote) ?? 0,
    shellBuild: shell.buildFolder,
    report,
  });
  return {
    shellEnv,
    stop: async () => {
      await stopReleases();
      await shell.stop();
    },
  };
}
