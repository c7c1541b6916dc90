import { createHash } from 'node:crypto';
import { releasePaths } from './release-paths.ts';
import type { Release, ReleaseSet } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { verifiedFiles } from './verify-release.ts';

interface GateRun {
  readonly store: ReleaseStore;
  /** The shell the gate renders with: another one may give another verdict. */
  readonly shellBuild: string;
  /** What is looked at: a set that was only loaded may still fail when it is rendered. */
  readonly kind: 'loads' | 'renders';
  /** Runs the remotes' code and says what was looked at; throws what is wrong with them. */
  readonly check: (set: ReleaseSet, remotes: readonly string[]) => Promise<string>;
}

/** Verifies the changed releases and runs the gate, unless it passed the same set with the same shell before. */
export async function passGate(
  { store, shellBuild, kind, check }: GateRun,
  set: ReleaseSet,
  changed: readonly Release[],
): Promise<string> {
  await Promise.all(changed.map((release) => verifiedFiles(store, release)));
  const remotes = changed.map(({ remote }) => remote).sort();
  const key = createHash('sha256')
    .update(JSON.stringify([set.id, shellBuild, kind, remotes]))
    .digest('hex')
    .slice(0, 24);
  const file = releasePaths.verdict(key);
  if (await store.getFile(file)) return 'passed before';
  const result = await check(set, remotes);
  await store.putFile(file, `${JSON.stringify({ set: set.id, remotes })}\n`);
  return result;
}
