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

/**
 * Publishes every built remote and points the `stable` channel at the set of them. A set one of whose pages cannot be
 * loaded on the server is not promoted: the channel stays where it is, and where it pointed at nothing this throws.
 */
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
  try {
    await promote({
      root: releaseRoot,
      channel: 'stable',
      setId: set.id,
      now: new Date(),
      prepare: ({ id }) => loadEveryPage(root, releaseRoot, id),
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
 * Copies the shell's build beside the data and returns where: a build that runs while the stack does must not take its
 * files away.
 */
export async function keepShellBuild(root: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'apps/shell/dist'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return folder;
}

/** In a process of its own, with the shell's shared modules: a remote's code is run for the first time here. */
function loadEveryPage(root: string, releaseRoot: string, setId: string): Promise<void> {
  return runOnce(path.join(root, 'apps/shell/src/server/check-set.main.ts'), {
    RELEASE_ROOT: releaseRoot,
    RELEASE_SET: setId,
  });
}
