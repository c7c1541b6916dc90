import semver from 'semver';
import type { Change } from './compare-shapes.ts';

/** The lowest version that may follow `before` with these changes. */
export function neededVersion(before: string, changes: readonly Change[]): string {
  if (changes.length === 0) return before;
  const level = changes.some((change) => change.level === 'major') ? 'major' : 'minor';
  return semver.inc(before, level) ?? before;
}

/** What is wrong with a version, or `null`. */
export function versionProblem(
  name: string,
  version: string,
  before: string,
  changes: readonly Change[],
): string | null {
  const needed = neededVersion(before, changes);
  if (semver.gte(version, needed)) return null;
  const breaking = changes.filter(({ level }) => level === 'major');
  const named = (breaking.length > 0 ? breaking : changes).map(({ what }) => `  - ${what}`);
  const more = named.length > 10 ? [`  - and ${named.length - 10} more`] : [];
  const kind = breaking.length > 0 ? 'breaking change' : 'addition';
  return [`${name} ${version} has to be ${needed} (${kind}):`, ...named.slice(0, 10), ...more].join('\n');
}
