import { readLive } from '@proverka/release/live-channel';
import { publish } from '@proverka/release/publish';
import { releaseAll } from '@proverka/release/release-moves';
import type { ReleaseStore } from '@proverka/release/release-store';
import type { Release } from '@proverka/release/release-set';
import { signWaysBack } from '@proverka/release/ways-back';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createMover } from './release/release-mover.ts';

export interface ReleaseInput {
  readonly root: string;
  readonly dataDir: string;
  readonly releases: string;
  readonly store: ReleaseStore;
  readonly report: (message: string) => void;
}

/** Publishes every built remote and points the `stable` channel to the set of them. */
export async function releaseBuiltRemotes(input: ReleaseInput, remotes: readonly string[]): Promise<void> {
  const { root, store } = input;
  const releases = await Promise.all(
    remotes.map((remote) => publish(store, path.join(root, 'apps', remote))),
  );
  await releaseWorkingSet(input, path.join(root, 'apps/shell/dist'), releases);
}

/**
 * Points the `stable` channel to a set of these releases, unless one of its pages cannot be loaded on the server: then the
 * channel stays where it is, and without a previous set this throws.
 */
async function releaseWorkingSet(
  input: ReleaseInput,
  shellBuild: string,
  releases: readonly Release[],
): Promise<void> {
  const note = { who: 'stack', commit: null, reason: null };
  const mover = await createMover({ ...input, channel: 'stable', shellBuild, note });
  try {
    const { entry } = await releaseAll(mover, releases);
    if (entry) await signWaysBack(mover);
  } catch (error) {
    const { set } = await readLive(mover);
    if (!set) throw error;
    input.report(
      `${error instanceof Error ? error.message : String(error)}\nThe last set that works stays: ${set.id}`,
    );
  }
}

/**
 * Copies the shell's build into the data folder and returns the copy's path: a build during the run must not remove files
 * in use.
 */
export async function keepShellBuild(root: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'apps/shell/dist'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return folder;
}
