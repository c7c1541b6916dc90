/** Anything else would lead to another site, or be read as such by some browser. */
const LOCAL = /^\/(?![/\\])[^\\\s]*$/;

/** The page a guest asked for before they were asked to sign in, as the address names it; null without one of this site. */
export function wantedPage(search: string): string | null {
  const to = new URLSearchParams(search).get('to');
  return to !== null && LOCAL.test(to) ? to : null;
}

/** Where guards send guests: the main page, and that of the Russian real-estate domain (specification, section 2). */
const entrances: ReadonlySet<string> = new Set(['/', '/forbidden/']);

/** The page a guest who was sent here asked for; elsewhere `to` means something else. */
export const wantedAt = (pathname: string, search: string): string | null =>
  entrances.has(pathname) ? wantedPage(search) : null;

/** The address to go on from to `wanted` once the visitor has signed in. */
export const askingFor = (path: string, wanted: string): string =>
  `${path}?${new URLSearchParams({ to: wanted })}`;
