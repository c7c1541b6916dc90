import { contractMajor } from '@proverka/shell-sdk/remote-decl';
import semver from 'semver';
import type { Release } from './release-set.ts';
import type { ShellSide } from './shell-side.ts';

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

/** Names a release imports from shared modules that this shell does not have: each would be `undefined` at run time. */
export function missingNames({ remote, imports = {} }: Release, exports: ShellSide['exports']): string[] {
  return Object.entries(imports).flatMap(([module, names]) =>
    names
      .filter((name) => exports[module]?.includes(name) === false)
      .map((name) => `${remote}: imports ${name} from ${module}, which the shell does not have`),
  );
}

/** Files a release names and does not contain, the compressed copies of each included where others have them. */
export function missingFiles({ remote, entry, routes, emitted = [], files, webBase }: Release): string[] {
  // A development server keeps them itself.
  if (webBase !== undefined) return [];
  const ofPages = Object.entries(routes).flatMap(([id, { js, css }]) =>
    [...js, ...css].map((file) => ({ file, page: ` of page ${id}` })),
  );
  const named = [{ file: entry, page: '' }, ...ofPages, ...emitted.map((file) => ({ file, page: '' }))];
  const missing = new Map<string, string>();
  for (const { file, page } of named)
    if (!(`web/${file}` in files) && !missing.has(file))
      missing.set(file, `${remote}: ${file}${page} is named and not there`);
  return [...missing.values()];
}
