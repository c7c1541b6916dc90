import { contractMajor } from '@proverka/shell-sdk/remote-decl';
import semver from 'semver';
import type { Release } from './release-set.ts';

/**
 * Reasons why a release cannot run in a shell that provides `provides`. Checked before promotion, because at run time a
 * version conflict fails once and then silently yields an empty module.
 */
export function unmetRequirements(release: Release, provides: Readonly<Record<string, string>>): string[] {
  const contract =
    release.decl.contract === contractMajor
      ? []
      : [`${release.remote}: contract ${release.decl.contract}, the shell speaks ${contractMajor}`];
  const modules = Object.entries(release.requires).flatMap(([name, wanted]) => {
    // Releases from before there were ranges name the version they were built with.
    const range = semver.valid(wanted) ? `^${wanted}` : wanted;
    const provided = provides[name];
    if (provided && semver.satisfies(provided, range)) return [];
    return [`${release.remote}: needs ${name} ${range}, the shell provides ${provided ?? 'none'}`];
  });
  return [...contract, ...modules];
}

/** Conflicts of the changed remotes with others: one route id or, on one brand, one path. */
export function routeConflicts(releases: readonly Release[], changed: ReadonlySet<string>): string[] {
  const owners = new Map<string, string>();
  return releases.flatMap(({ remote, decl }) =>
    decl.routes.flatMap(({ id, path }) =>
      [`id ${id}`, ...sitesOf(decl).map((site) => `path ${path} of ${site}`)].flatMap((claim) => {
        const owner = owners.get(claim);
        const isNew = changed.has(remote) || changed.has(owner ?? remote);
        if (owner && owner !== remote && isNew) return [`${remote} and ${owner} both claim ${claim}`];
        owners.set(claim, remote);
        return [];
      }),
    ),
  );
}

const sitesOf = ({ brands, isForDesk = false }: Release['decl']): readonly string[] =>
  isForDesk ? ['the desk'] : brands;
