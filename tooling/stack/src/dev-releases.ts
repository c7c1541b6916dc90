import { startDevBuild } from '@proverka/federation/dev-build';
import { readDecl, readPageChunks } from '@proverka/federation/read-decl';
import { moduleChunk, remoteNodeConfig, remoteWebConfig } from '@proverka/federation/remote-config';
import { routeAssets } from '@proverka/federation/route-assets';
import { requiredRanges } from '@proverka/federation/shared-config';
import { waitUntilServed } from '@proverka/release/announce';
import { publishDevelopment } from '@proverka/release/publish-development';
import { releaseAll } from '@proverka/release/release-moves';
import type { Release } from '@proverka/release/release-set';
import path from 'node:path';
import { createDevCheck, type DevCheck } from './dev-check.ts';
import type { Settling } from './dev-settled.ts';
import { createMover } from './release/release-mover.ts';
import type { ReleaseInput } from './releases.ts';

export interface DevReleases extends ReleaseInput {
  /** Remotes to watch. */
  readonly remotes: readonly string[];
  readonly port: (remote: string) => number;
  readonly settling: Settling;
  /** The shell that follows the channel, and the folder of its build. */
  readonly shellUrl: string;
  readonly shellBuild: Promise<string>;
  /** The releases of the others. */
  readonly built: Promise<readonly Release[]>;
}

/**
 * Watches remotes. Every build is a release that `stable` points to at once; whether all of its pages can be loaded on the server
 * is said a little later, since a developer waits for one page alone.
 */
export async function startDevReleases(input: DevReleases): Promise<() => Promise<void>> {
  const releases = new Map<string, Release>();
  let queue: Promise<void> = Promise.resolve();
  let isComplete = false;
  const check = createDevCheck(input);
  const release = () => releaseUnchecked(input, [...releases.values()], check);
  const take = async (built: Release) => {
    releases.set(built.remote, built);
    if (!isComplete) return;
    queue = queue.then(release).catch((error: unknown) => input.report(String(error)));
    await queue;
  };
  const stops = await Promise.all(input.remotes.map((name) => watchRemote(input, name, take)));
  for (const one of await input.built) releases.set(one.remote, one);
  isComplete = true;
  await release();
  return async () => {
    check.stop();
    for (const stop of stops) await stop();
  };
}

/** Moves the channel and waits until the shell, if it runs already, serves the set. */
async function releaseUnchecked(
  input: DevReleases,
  releases: readonly Release[],
  check: DevCheck,
): Promise<void> {
  const channel = 'stable';
  const note = { who: 'stack', commit: null, reason: null };
  const shellBuild = await input.shellBuild;
  const mover = await createMover({ ...input, shellBuild, channel, note });
  const { served, entry, set } = await releaseAll(
    { ...mover, gate: () => Promise.resolve('not asked in development') },
    releases,
  );
  await waitUntilServed(served, { urls: [input.shellUrl], limitMs: 10_000, channel });
  if (entry) check.begin({ set: set.id, remotes: Object.keys(entry.changes), shellBuild });
}

async function watchRemote(input: DevReleases, name: string, take: (release: Release) => Promise<void>) {
  const folder = path.join(input.root, 'apps', name);
  const port = input.port(name);
  const webBase = `http://127.0.0.1:${port}/`;
  const mode = { isDevelopment: true, publicPath: webBase };
  const source = { name, folder };
  const { settling, report } = input;
  let pending: Promise<void> = Promise.resolve();
  settling.begin();
  const stop = await startDevBuild({
    web: remoteWebConfig(source, mode),
    node: remoteNodeConfig(source, mode),
    port,
    onStarted: settling.begin,
    onFailed: (words) => {
      report(`${name} does not build:\n${words}`);
      settling.end();
    },
    onBuilt: (web) => {
      pending = pending
        .then(async () => {
          const decl = await readDecl(folder);
          const nodeFolder = path.join(folder, 'node_modules/.dev/node');
          const build = {
            entry: 'entry.js',
            ...routeAssets(web, decl, moduleChunk, await readPageChunks(folder)),
            requires: requiredRanges(folder),
          };
          await take(await publishDevelopment(input.store, { decl, build, nodeFolder, webBase }));
        })
        .catch((error: unknown) => report(`${name}: ${String(error)}`))
        .finally(settling.end);
    },
  });
  await pending;
  return stop;
}
