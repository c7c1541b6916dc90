import type { HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import { remotesScript } from '../render/public-remotes.ts';
import type { EncodePage } from './encode-page.ts';
import { changedAt } from './page-shelf.ts';
import type { InheritPage, StoredPages } from './stored-pages.ts';

interface RunningPages {
  readonly set: ReleaseSet;
  readonly pages: StoredPages;
}

/**
 * Pages of remotes that did not change need no rendering: only the names of their set are written anew. Where a declaration
 * changed, menus may have too: such a page stays one of the running set, whole, until it is rendered at its next request.
 * Until then every page is the running set's, so that no visitor of a switch waits for one.
 */
export function inheritPages(running: RunningPages, set: ReleaseSet, encode: EncodePage): InheritPage {
  const declsOf = ({ remotes }: ReleaseSet) => JSON.stringify(Object.values(remotes).map(({ decl }) => decl));
  const isSameSite = declsOf(running.set) === declsOf(set);
  return (key, { host, remote }) => {
    const page = running.pages.kept(key);
    if (!page) return null;
    const hasChanged = running.set.remotes[remote]?.version !== set.remotes[remote]?.version;
    if (hasChanged || page.renderedAt === changedAt) return { page: { ...page, renderedAt: changedAt } };
    if (!isSameSite) return { page: { ...page, renderedAt: 0 } };
    const rename = async () => {
      const html = renamed(page.identity.toString('utf8'), running.set, set, host);
      if (html === null) return { ...page, renderedAt: 0 };
      const { renderedAt, systemInfo } = page;
      return { ...(await encode(Buffer.from(html), 'fast')), renderedAt, systemInfo, remote };
    };
    return { page: { ...page, renderedAt: changedAt }, rename };
  };
}

/** `null` when the page does not name its set as expected. */
function renamed(
  html: string,
  from: ReleaseSet,
  to: ReleaseSet,
  { brand, variant }: HostEntry,
): string | null {
  const [old, next] = [from, to].map(({ id, remotes }) =>
    remotesScript(id, Object.values(remotes), brand, variant),
  );
  if (!old || !next || !html.includes(old.url) || !html.includes(old.integrity)) return null;
  return html
    .replaceAll(old.url, next.url)
    .replaceAll(old.integrity, next.integrity)
    .replaceAll(`"setId":"${from.id}"`, `"setId":"${to.id}"`);
}
