import { composeSet } from '@proverka/release/compose-set';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelMover } from '@proverka/release/move-channel';
import { openStore } from '@proverka/release/open-store';
import { publish } from '@proverka/release/publish';
import type { Release, ReleaseSet } from '@proverka/release/release-set';
import { createMover } from '@proverka/stack/release-mover';
import { repositoryRoot } from '@proverka/stack/stack';
import path from 'node:path';

export interface ComposedSets {
  /** The new remotes. */
  readonly current: ReleaseSet;
  /** The previous ones, as far as the new shell takes them, with new ones in the place of the others. */
  readonly previous: ReleaseSet;
  /** By remote, the version that was built of the checkout. */
  readonly versions: Readonly<Record<string, Release>>;
  /** Why the new shell cannot run the previous version, by remote. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The build the stack runs: a copy, which no later build changes. */
export const shellBuildOf = (dataDir: string): string => path.join(dataDir, 'shell');

/** Publishes built remotes beside those of a running stack and composes sets of them, which no channel points to. */
export async function composeSets(dataDir: string, built: readonly string[]): Promise<ComposedSets> {
  const releases = path.join(dataDir, 'releases');
  const mover = await createMover({
    root: repositoryRoot,
    dataDir,
    releases,
    store: await openStore(releases),
    channel: 'stable',
    shellBuild: shellBuildOf(dataDir),
    note: { who: 'soak', commit: null, reason: null },
    report: () => undefined,
  });
  const { set: current } = await readLive(mover);
  if (!current) throw new Error('The stack serves no set');
  const published = await Promise.all(built.map((folder) => publish(mover.store, folder)));
  const refused: Record<string, string> = {};
  for (const release of published) {
    const why = await compose(mover, current, [release]).then(() => null, reasonIn);
    if (why !== null) refused[release.remote] = why;
  }
  const fitting = published.filter(({ remote }) => !(remote in refused));
  return {
    current,
    previous: fitting.length === 0 ? current : await compose(mover, current, fitting),
    versions: Object.fromEntries(published.map((release) => [release.remote, release])),
    refused,
  };
}

const compose = async (
  mover: ChannelMover,
  base: ReleaseSet,
  changed: readonly Release[],
): Promise<ReleaseSet> => composeSet({ ...mover, key: await mover.key(), base, changed });

const reasonIn = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(1).join('; ') || String(error);
