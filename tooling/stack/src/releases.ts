import { composeSet } from '@proverka/release/compose-set';
import { promote } from '@proverka/release/promote';
import { publish } from '@proverka/release/publish';
import { readChannel } from '@proverka/release/release-folder';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runOnce } from './run-once.ts';

export interface ReleaseInput {
  readonly root: string;
  readonly releaseRoot: string;
  readonly remotes: readonly string[];
  readonly report: (message: string) => void;
}

/** Publishes every built remote and points the `stable` channel to the set of them. */
export async function releaseBuiltRemotes({
  root,
  releaseRoot,
  remotes,
  report,
}: ReleaseInput): Promise<void> {
  const shell = JSON.parse(await readFile(path.join(root, 'apps/shell/dist/build.json'), 'utf8')) as {
    provides: Record<string, string>;
  };
  const releases = await Promise.all(
    remotes.map((remote) => publish(releaseRoot, path.join(root, 'apps', remote))),
  );
  const set = await composeSet(releaseRoot, releases, shell.provides);
  await promoteWorkingSet({ root, releaseRoot, setId: set.id, shellEnv: {}, report });
}

export interface WorkingSet {
  readonly root: string;
  readonly releaseRoot: string;
  readonly setId: string;
  /** Where the shell's build is, when not in the repository. */
  readonly shellEnv: Readonly<Record<string, string>>;
  readonly report: (message: string) => void;
}

/**
 * Points the `stable` channel to a set, unless one of its pages cannot be loaded on the server: then the channel stays where
 * it is, and without a previous set this throws.
 */
export async function promoteWorkingSet({
  root,
  releaseRoot,
  setId,
  shellEnv,
  report,
}: WorkingSet): Promise<void> {
  const checkPages = ({ id }: { readonly id: string }) =>
    runOnce(path.join(root, 'apps/shell/src/server/check-set.main.ts'), {
      ...shellEnv,
      RELEASE_ROOT: releaseRoot,
      RELEASE_SET: id,
    });
  try {
    // In its own process with the shell's shared modules, because this is the first time the remote's code runs.
    await promote({
      root: releaseRoot,
      channel: 'stable',
      setId,
      now: new Date(),
      prepare: checkPages,
    });
  } catch (error) {
    const current = await readChannel(releaseRoot, 'stable');
    if (!current) throw error;
    report(
      `${error instanceof Error ? error.message : String(error)}\nThe last set that works stays: ${current.set}`,
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
