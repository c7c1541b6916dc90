import { satisfies } from 'semver';
import type { Advisory } from './advisory.ts';
import type { LockedPackage } from './locked-packages.ts';

export interface Affected {
  readonly locked: LockedPackage;
  readonly advisory: Advisory;
}

/** The locked versions that a known advisory is about. */
export function findAffected(locked: readonly LockedPackage[], advisories: readonly Advisory[]): Affected[] {
  const byName = Map.groupBy(advisories, (advisory) => advisory.package);
  return locked.flatMap((one) =>
    (byName.get(one.name) ?? [])
      .filter((advisory) => concerns(advisory, one.version))
      .map((advisory) => ({ locked: one, advisory })),
  );
}

const concerns = ({ affected, patched }: Advisory, version: string): boolean =>
  satisfies(version, affected, { includePrerelease: true }) &&
  (patched === undefined || !satisfies(version, patched, { includePrerelease: true }));
