import { pathAfterMove } from '../app/legacy-paths.domain.ts';
import { plainPath } from '../app/plain-path.domain.ts';

/**
 * Where a path is moved for good (301), or `null`: duplicate slashes are normalised, `index.php` and `index.html` are
 * stripped, a trailing slash is added, a legacy page leads to its present one, all in one hop (specification, section 2).
 * The query is kept. A file keeps its name. Never to another host: `/\\host/` would lead there as `//host/` does.
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
 * The path as its route writes it, or `null` when it is written so already or no route has it. The router takes any letter
 * case, so without this every page would have as many addresses, each canonical to itself. Parameters keep their case.
 */
export function pathInRouteCase(pathname: string, routePaths: readonly string[]): string | null {
  const given = pathname.split('/');
  const written = routePaths
    .flatMap((path) => [plainPath(path), path.replaceAll('?', '')])
    // A route without a parameter goes before one that would take its name for one, as in the router.
    .sort((one, other) => one.split(':').length - other.split(':').length)
    .map((path) => path.split('/'))
    .filter(({ length }) => length === given.length)
    .map((parts) => parts.map((part, at) => (part.startsWith(':') ? (given[at] ?? '') : part)).join('/'))
    .find((path) => path.toLowerCase() === pathname.toLowerCase());
  return written === undefined || written === pathname ? null : written;
}
