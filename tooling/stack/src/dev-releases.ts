import { startDevBuild } from '@proverka/federation/dev-build';
import { readDecl, readPageChunks } from '@proverka/federation/read-decl';
import { moduleChunk, remoteNodeConfig, remoteWebConfig } from '@proverka/federation/remote-config';
import { routeAssets } from '@proverka/federation/route-assets';
import { requiredRanges } from '@proverka/federation/shared-config';
import { publishDevelopment } from '@proverka/release/publish-development';
import type { Release } from '@proverka/release/release-set';
import path from 'node:path';
import { releaseWorkingSet, type ReleaseInput } from './releases.ts';

export interface DevReleases extends ReleaseInput {
  /** Remotes to watch; the releases of the others are in `built`. */
  readonly remotes: readonly string[];
  readonly built: readonly Release[];
  readonly port: (remote: string) => number;
  /** The folder of the shell's build. */
  readonly shellBuild: string;
}

/**
 * Watches remotes. Every build is a release, and the `stable` channel follows it unless one of its pages cannot be loaded
 * on the server: then the last working set stays and the reason is reported.
 */
export async function startDevReleases(input: DevReleases): Promise<() => Promise<void>> {
  const releases = new Map(input.built.map((release) => [release.remote, release]));
  let queue: Promise<void> = Promise.resolve();
  let isComplete = false;
  const release = () => releaseWorkingSet(input, input.shellBuild, [...releases.values()]);
  const stops = await Promise.all(
    input.remotes.map((name) =>
      watchRemote(input, name, (built) => {
        releases.set(name, built);
        if (isComplete) queue = queue.then(release).catch((error: unknown) => input.report(String(error)));
      }),
    ),
  );
  isComplete = true;
  await release();
  return async () => {
    for (const stop of stops) await stop();
  };
}

async function watchRemote(input: DevReleases, name: string, onRelease: (release: Release) => void) {
  const folder = path.join(input.root, 'apps', name);
  const port = input.port(name);
  const webBase = `http://127.0.0.1:${port}/`;
  const mode = { isDevelopment: true, publicPath: webBase };
  const source = { name, folder };
  let pending: Promise<void> = Promise.resolve();
  const stop = await startDevBuild({
    web: remoteWebConfig(source, mode),
    node: remoteNodeConfig(source, mode),
    port,
    onFailed: (words) => input.report(`${name} does not build:\n${words}`),
    onBuilt: (web) => {
      pending = pending.then(async () => {
        const decl = await readDecl(folder);
        const nodeFolder = path.join(folder, 'node_modules/.dev/node');
        const build = {
          entry: 'entry.js',
          ...routeAssets(web, decl, moduleChunk, await readPageChunks(folder)),
          requires: requiredRanges(folder),
        };
        onRelease(await publishDevelopment(input.store, { decl, build, nodeFolder, webBase }));
      });
    },
  });
  await pending;
  return stop;
}
