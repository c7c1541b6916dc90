import type { KeyObject } from 'node:crypto';
import { releasePaths } from './release-paths.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { missingFiles, missingNames, unmetRequirements } from './requirements.ts';
import { doubledRoutes, routeConflicts } from './route-claims.ts';
import type { ShellSide } from './shell-side.ts';
import { inOrder, setIdOf } from './set-id.ts';
import { signSet, textOfSet } from './signing.ts';

export interface Composition {
  readonly store: ReleaseStore;
  readonly key: KeyObject;
  /** The set the changed releases go into. */
  readonly base: Pick<ReleaseSet, 'remotes'> | null;
  readonly changed: readonly Release[];
  readonly provides: Readonly<Record<string, string>>;
  /** Unknown in development, where the shell is built anew all the time. */
  readonly shell?: ShellSide | undefined;
}

/**
 * Composes releases into a set, signs, stores and returns it; the same releases and key give the same set. Throws with every
 * reason why the shell cannot run one of the changed releases; what is wrong with the others is not their problem.
 */
export async function composeSet({
  store,
  key,
  base,
  changed,
  provides,
  shell,
}: Composition): Promise<ReleaseSet> {
  const names = new Set(changed.map(({ remote }) => remote));
  const kept = Object.values(base?.remotes ?? {}).filter(({ remote }) => !names.has(remote));
  const releases = [...kept, ...changed];
  const problems = [
    ...changed.flatMap((release) => [
      ...unmetRequirements(release, provides),
      ...(shell ? missingNames(release, shell.exports) : []),
      ...missingFiles(release),
      ...doubledRoutes(release),
    ]),
    ...routeConflicts(releases, names, shell),
  ];
  if (problems.length > 0) throw new Error(`This release set cannot run:\n- ${problems.join('\n- ')}`);
  const remotes = Object.fromEntries(inOrder(releases).map((release) => [release.remote, release]));
  const id = setIdOf(key, releases);
  const set = signSet(key, { id, remotes });
  await store.putFile(releasePaths.set(id), textOfSet(set));
  return set;
}
