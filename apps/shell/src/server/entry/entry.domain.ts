/** The page that asks a guest whose session a code would open. */
export const entryPath = '/entry/';

/**
 * True when our own app loads the page: it sends this header, and no link, form or script of another site can. A guest who
 * follows a link is asked first, or somebody else's code would sign them in to an account that is not theirs.
 */
export const isFromApp = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['x-app-entry'] === '1';

/** The local address to go on to; the main page for anything that leads elsewhere. */
export function localTarget(search: string, origin: string): string {
  const to = new URLSearchParams(search).get('to') ?? '/';
  if (!URL.canParse(to, origin)) return '/';
  const target = new URL(to, origin);
  if (target.origin !== origin || target.pathname === entryPath) return '/';
  // A path of two slashes would lead to another host when it is resolved again.
  return target.pathname.replace(/^\/{2,}/, '/') + target.search;
}

export const entryAddress = (to: string): string => `${entryPath}?${new URLSearchParams({ to })}`;
