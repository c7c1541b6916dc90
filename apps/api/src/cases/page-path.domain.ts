/** A name of a page in an address: Latin words, no digits. Whatever else stands there names a record or opens one. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/iu;
const NAME_MAX = 40;
const LEFT_OUT = '…';

/** Where a case was written from, as the staff reads it: a path without host, query, fragment, ids and secrets. */
export function pagePath(page: string): string {
  const path = page.replace(/^[a-z]+:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1)[0] ?? '';
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return page === '' ? '' : '/';
  const kept = segments.map((one) => (one.length <= NAME_MAX && NAME.test(one) ? one : LEFT_OUT));
  return `/${kept.join('/')}/`.slice(0, PATH_MAX);
}

const PATH_MAX = 200;
