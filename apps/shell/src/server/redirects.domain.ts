import { pathAfterMove } from '../app/legacy-paths.domain.ts';

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
