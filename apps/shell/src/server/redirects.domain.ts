import { pathAfterMove } from '../app/legacy-paths.domain.ts';
import { plainPath } from '../app/plain-path.domain.ts';

/**
 * The permanent redirect (301) of a path, or `null`: normalises slashes, strips `index.php` and `index.html`, adds a trailing
 * slash and maps a legacy page to its present one, all in one hop (specification, section 2). Keeps the query and file
 * names. Never leads to another host: `/\\host/` would lead there as `//host/` does.
 */
export function canonicalPath(pathname: string): string | null {
  const single = pathname.replaceAll(/[/\\]{2,}/g, '/');
  const withoutIndex = single.replace(/\/index\.(php|html)\/?$/i, '/');
  const isFile = /\.[a-z0-9]{2,5}$/i.test(withoutIndex);
  const slashed = withoutIndex.endsWith('/') || isFile ? withoutIndex : `${withoutIndex}/`;
  const current = pathAfterMove(slashed) ?? slashed;
  return current === pathname ? null : current;
}

/**
 * Finds the path in the letter case of its route, or `null` when it has that already or no route matches. The router ignores
 * case, so otherwise a page would have many addresses, each canonical to itself. Parameters keep their case.
 */
export function pathsInRouteCase(routePaths: readonly string[]): (pathname: string) => string | null {
  const written = Map.groupBy(
    routePaths
      .flatMap((path) => [plainPath(path), path.replaceAll('?', '')])
      // A route without parameters precedes one whose parameter would match, as in the router.
      .sort((one, other) => one.split(':').length - other.split(':').length)
      .map((path) => path.split('/')),
    ({ length }) => length,
  );
  return (pathname) => {
    const given = pathname.split('/');
    const wanted = pathname.toLowerCase();
    for (const parts of written.get(given.length) ?? []) {
      const path = parts.map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part)).join('/');
      if (path.toLowerCase() === wanted) return path === pathname ? null : path;
    }
    return null;
  };
}
