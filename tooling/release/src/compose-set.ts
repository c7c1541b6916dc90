import { createHash } from 'node:crypto';
import path from 'node:path';
import { releasePaths, writeAtomically } from './release-folder.ts';
import { routeConflicts, unmetRequirements } from './requirements.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import { signSet } from './signing.ts';

/**
 * Composes a release set, stores and returns it; the same releases give the same set. Throws with every reason why the
 * shell cannot run one of them.
 */
export async function composeSet(
  root: string,
  releases: readonly Release[],
  provides: Readonly<Record<string, string>>,
): Promise<ReleaseSet> {
  const problems = [
    ...releases.flatMap((release) => unmetRequirements(release, provides)),
    ...routeConflicts(releases),
  ];
  if (problems.length > 0) throw new Error(`This release set cannot run:\n- ${problems.join('\n- ')}`);
  const remotes = Object.fromEntries(
    [...releases]
      .sort((a, b) => a.remote.localeCompare(b.remote))
      .map((release) => [release.remote, release]),
  );
  const id = createHash('sha256')
    .update(JSON.stringify(Object.values(remotes).map(({ remote, version }) => `${remote}@${version}`)))
    .digest('hex')
    .slice(0, 12);
  const set = await signSet(root, { id, remotes });
  await writeAtomically(path.join(root, releasePaths.set(id)), `${JSON.stringify(set, null, 2)}\n`);
  return set;
}
