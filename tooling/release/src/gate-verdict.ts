import { createHash } from 'node:crypto';
import { releasePaths } from './release-paths.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { verifiedFiles } from './verify-release.ts';

interface GateRun {
  readonly store: ReleaseStore;
  /** The shell the gate renders with: another one may give another verdict. */
  readonly shellBuild: string;
  /** Runs the remotes' code; throws what is wrong with them. */
  readonly check: (set: ReleaseSet, remotes: readonly string[]) => Promise<void>;
}

/** Verifies the changed releases and runs the gate, unless it passed the same set with the same shell before. */
export async function passGate(
  { store, shellBuild, check }: GateRun,
  set: ReleaseSet,
  changed: readonly Release[],
): Promise<string> {
  await Promise.all(changed.map((release) => verifiedFiles(store, release)));
  const remotes = changed.map(({ remote }) => remote).sort();
  const key = createHash('sha256')
    .update(JSON.stringify([set.id, shellBuild, remotes]))
    .digest('hex')
    .slice(0, 24);
  const file = releasePaths.verdict(key);
  if (await store.getFile(file)) return 'passed before';
  await check(set, remotes);
  await store.putFile(file, `${JSON.stringify({ set: set.id, remotes })}\n`);
  return 'passed';
}
