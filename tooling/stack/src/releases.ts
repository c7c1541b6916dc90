import { composeSet } from '@proverka/release/compose-set';
import { promote } from '@proverka/release/promote';
import { publish } from '@proverka/release/publish';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ReleaseInput {
  readonly root: string;
  readonly releaseRoot: string;
  readonly remotes: readonly string[];
}

/** Publishes every built remote and points the `stable` channel at the set of them. */
export async function releaseBuiltRemotes({ root, releaseRoot, remotes }: ReleaseInput): Promise<string> {
  const shell = JSON.parse(await readFile(path.join(root, 'apps/shell/dist/build.json'), 'utf8')) as {
    provides: Record<string, string>;
  };
  const releases = await Promise.all(
    remotes.map((remote) => publish(releaseRoot, path.join(root, 'apps', remote))),
  );
  const set = await composeSet(releaseRoot, releases, shell.provides);
  await promote({
    root: releaseRoot,
    channel: 'stable',
    setId: set.id,
    now: new Date(),
    prepare: () => Promise.resolve(),
  });
  return set.id;
}
