import { announceSet, endAnnouncement, waitUntilServed } from '@proverka/release/announce';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import { releaseRemote } from '@proverka/release/release-moves';
import type { Release } from '@proverka/release/release-set';
import { createMover } from '@proverka/stack/release-mover';
import { repositoryRoot, type Stack } from '@proverka/stack/stack';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface ReleasedVersions {
  /** Publishes the built remote, with server code that `change` made of its own. */
  readonly publish: (remote: string, name: string, change: (entry: string) => string) => Promise<Release>;
  /** Makes it live past every gate; resolves when the shell serves it, with how long that took, in ms. */
  readonly release: (release: Release) => Promise<number>;
}

const shellLimitMs = 60_000;
const entryFile = 'entry.cjs';
/** The code that was built, beside what replaces it. */
export const builtEntry = './built-entry.cjs';

/** Makes versions of remotes without building them, and releases them into the running stack. */
export async function openVersions(
  { shellPort }: Pick<Stack, 'shellPort'>,
  dataDir: string,
): Promise<ReleasedVersions> {
  const channel = 'stable';
  const releases = path.join(dataDir, 'releases');
  const shells = { urls: [`http://127.0.0.1:${shellPort}`], limitMs: shellLimitMs, channel };
  const mover = await createMover({
    root: repositoryRoot,
    dataDir,
    releases,
    store: await openStore(releases),
    channel,
    shellBuild: path.join(repositoryRoot, 'apps/shell/dist'),
    note: { who: 'soak', commit: null, reason: null },
    report: () => undefined,
  });
  return {
    publish: async (remote, name, change) => {
      const folder = path.join(dataDir, 'versions', `${remote}-${name}`);
      await mkdir(path.dirname(folder), { recursive: true });
      await cp(path.join(repositoryRoot, 'apps', remote, 'dist'), path.join(folder, 'dist'), {
        recursive: true,
        filter: (file) => !file.endsWith('.map'),
      });
      const node = path.join(folder, 'dist/node');
      await rename(path.join(node, entryFile), path.join(node, builtEntry));
      const built = await readFile(path.join(node, builtEntry), 'utf8');
      await writeFile(path.join(node, entryFile), change(built));
      return publish(mover.store, folder);
    },
    release: async (release) => {
      const startedAt = performance.now();
      const { set, served } = await releaseRemote(
        {
          ...mover,
          gate: () => Promise.resolve('not asked'),
          ready: (ready) => announceSet(mover.store, ready, shells),
        },
        release,
      );
      await waitUntilServed(served, shells);
      await endAnnouncement(mover.store, channel, set.id);
      return Math.round(performance.now() - startedAt);
    },
  };
}
