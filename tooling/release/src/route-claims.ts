import type { Release } from './release-set.ts';
import type { ShellSide } from './shell-side.ts';

type Claimant = Pick<Release, 'remote' | 'decl'>;

/**
 * Why the changed remotes cannot have the addresses they ask for. A remote owns the first segments of its paths on every site it
 * is on, so no address below them can be somebody else's, whatever its parameters are called; the shell owns those of its own
 * pages and files everywhere. A route id exists once in a set.
 */
export function routeConflicts(
  releases: readonly Claimant[],
  changed: ReadonlySet<string>,
  shell?: Pick<ShellSide, 'decl' | 'ownSegments'>,
): string[] {
  const owners = new Map<string, string>();
  for (const claim of shell ? claimsOfShell(shell, releases) : []) owners.set(claim, 'the shell');
  // Those that stay were there first.
  const inOrder = [...releases].sort((a, b) => Number(changed.has(a.remote)) - Number(changed.has(b.remote)));
  const conflicts = new Set<string>();
  for (const { remote, decl } of inOrder) {
    const isNew = changed.has(remote);
    if (isNew) for (const conflict of catchAlls({ remote, decl })) conflicts.add(conflict);
    for (const { claim, words } of claimsOf({ remote, decl })) {
      const owner = owners.get(claim) ?? remote;
      owners.set(claim, owner);
      if (isNew && owner !== remote) conflicts.add(`${remote}: ${words} belongs to ${owner}`);
    }
  }
  return [...conflicts];
}

function claimsOf({ decl }: Claimant): { claim: string; words: string }[] {
  return decl.routes.flatMap(({ id, path }) => [
    { claim: `id ${id}`, words: `route id ${id}` },
    ...sitesOf(decl).map((site) => ({
      claim: `${site} ${firstSegment(path)}`,
      words: `page ${id}, path ${path} of ${site}: /${firstSegment(path)}`,
    })),
  ]);
}

function claimsOfShell(
  { decl, ownSegments }: Pick<ShellSide, 'decl' | 'ownSegments'>,
  releases: readonly Claimant[],
): string[] {
  const sites = new Set(releases.flatMap((release) => sitesOf(release.decl)));
  const segments = [...ownSegments, ...decl.routes.map(({ path }) => firstSegment(path))];
  return [
    ...decl.routes.map(({ id }) => `id ${id}`),
    ...[...sites].flatMap((site) => segments.map((segment) => `${site} ${segment}`)),
  ];
}

/** A first segment that is a parameter would take every address nobody else has. */
function catchAlls({ remote, decl }: Claimant): string[] {
  return decl.routes
    .filter(({ path }) => /^\/?[:*]/.test(path))
    .map(({ id, path }) => `${remote}: page ${id}, path ${path}: the first segment cannot be a parameter`);
}

/** The router ignores case. */
const firstSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

const sitesOf = ({ brands, isForDesk = false }: Release['decl']): readonly string[] =>
  isForDesk ? ['the desk'] : brands;

/** Two routes of one remote that are one address, parameter names aside: the second is never reached. */
export function doubledRoutes({ remote, decl }: Claimant): string[] {
  const known = new Map<string, string>();
  return decl.routes.flatMap(({ id, path, variants }) => {
    const pattern = `${[...(variants ?? [])].sort().join()} ${patternOf(path)}`;
    const other = known.get(pattern);
    known.set(pattern, id);
    return other === undefined ? [] : [`${remote}: pages ${other} and ${id} have one address, ${path}`];
  });
}

const patternOf = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':');
