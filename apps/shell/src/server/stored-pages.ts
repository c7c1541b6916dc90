import { setTimeout as wait } from 'node:timers/promises';
import type { BrandId, HostEntry } from '@proverka/brand/host';
import { encodePage, type EncodePage } from './encode-page.ts';
import { missingKey, type Place } from './page-places.ts';
import { createShelf, type StoredPage, type StoreInput } from './page-shelf.ts';

/** The maximum age of prices and texts on a stored page; the visitor who finds an older page still gets it at once. */
const freshMilliseconds = 60_000;

/** How pages are made ahead. */
interface Pace {
  readonly inParallel: number;
  /** After each page, for as long as it took: visitors are answered by the same processors. */
  readonly isResting: boolean;
}

const paces = {
  /** While one page waits for the API or for compression, another is rendered. */
  atStart: { inParallel: 4, isResting: false },
  besideASet: { inParallel: 1, isResting: true },
} as const satisfies Record<string, Pace>;

/** How long a set that takes over from another is warmed at most. */
const warmMilliseconds = 1500;

export interface StoredPages {
  /** The page for a host and path, or `undefined` when it is not a stored one. */
  readonly find: (host: string, pathname: string) => StoredPage | undefined;
  /**
   * What guests get at the address of a stored page whose remote cannot render now. Without it, every one of many guests would
   * take a rendering from the pages of others.
   */
  readonly unavailable: (host: string, pathname: string) => StoredPage | undefined;
  /** The page for addresses that do not exist; visitors with a session get one that asks whose it is. */
  readonly missing: (host: string, hasSession: boolean) => StoredPage | undefined;
  /**
   * Renders again every page of a brand whose notices differ from the current ones, requested pages first. Compares the
   * pages, not the previous notices: a page may contain a notice that was withdrawn at once.
   */
  readonly renew: (brand: BrandId, systemInfo: string) => Promise<void>;
  readonly size: () => number;
  /** The page as it is stored, for another set to take over. */
  readonly kept: (key: string) => StoredPage | undefined;
  /**
   * Forgets the pages that are still those of the set before: who tries a set gets what that set renders, or its failure, which
   * has to be counted.
   */
  readonly dropChanged: () => void;
  /** Gives the memory back: nothing is stored any longer, not even what is being rendered. */
  readonly drop: () => void;
}

/** A page of the running set as it is, and as another set would render it; without `rename` that is not known. */
interface InheritedPage {
  readonly page: StoredPage;
  readonly rename?: () => Promise<StoredPage>;
}

export type InheritPage = (key: string, place: Place) => InheritedPage | null;

type StoredPagesInput = Omit<StoreInput, 'encode'> & {
  /** Compresses what no visitor waits for; without it, pages are compressed as quickly as possible. */
  readonly encode?: EncodePage;
};

/**
 * Renders every static page of every host of a set and keeps them fresh. `inherit` gives the pages that the running set has
 * already; nothing here may keep it, or each set would keep the one before.
 */
export async function createStoredPages(
  input: StoredPagesInput,
  inherit?: InheritPage,
): Promise<StoredPages> {
  const { encode = encodePage } = input;
  // A server that starts has nothing else to do, and visitors wait for it.
  let isStarting = !inherit;
  const shelf = createShelf({ ...input, encode: (html) => (isStarting ? encodePage : encode)(html) });
  const { places } = shelf;
  const pace = inherit ? paces.besideASet : paces.atStart;
  const isWarm = inheritAll(shelf, inherit).then(() => warmPages(places, pace, shelf.renderMissing));
  // Beside a running set, what is not stored by then is rendered for its visitor until it is.
  await Promise.race([isWarm, ...(inherit ? [wait(warmMilliseconds, null, { ref: false })] : [])]);
  isStarting = false;
  return serveShelf(shelf, input.now);
}

/** All pages at once as they were, then one after the other as they are to be. */
async function inheritAll(shelf: ReturnType<typeof createShelf>, inherit?: InheritPage): Promise<void> {
  if (!inherit) return;
  const renames = new Map<string, () => Promise<StoredPage>>();
  for (const [key, place] of shelf.places) {
    const inherited = inherit(key, place);
    if (!inherited) continue;
    shelf.pages.set(key, inherited.page);
    if (!inherited.rename) continue;
    shelf.hold(key);
    renames.set(key, inherited.rename);
  }
  const places = new Map([...shelf.places].filter(([key]) => renames.has(key)));
  await warmPages(places, { inParallel: 1, isResting: false }, async (key) => {
    const rename = renames.get(key);
    if (rename) await shelf.replace(key, rename);
  });
}

function serveShelf(shelf: ReturnType<typeof createShelf>, clock: () => number): StoredPages {
  const { places, pages, isDue, refresh } = shelf;
  const said = new Map<BrandId, { systemInfo: string; at: number }>();
  const saysOther = (page: StoredPage, { brand }: HostEntry) => {
    const now = said.get(brand);
    return now !== undefined && page.renderedAt < now.at && page.systemInfo !== now.systemInfo;
  };
  const find = (key: string) => {
    const page = pages.get(key);
    const place = places.get(key);
    if (page && place && isDue(key)) {
      const isOld = clock() - page.renderedAt > freshMilliseconds || saysOther(page, place.host);
      if (isOld) void refresh(key, place, false);
    }
    return page;
  };
  return {
    drop: shelf.drop,
    dropChanged: shelf.dropChanged,
    unavailable: (hostName, pathname) => {
      const key = hostName + pathname;
      const place = places.get(key);
      const page = pages.has(key) ? undefined : shelf.failureOf(key);
      if (page && place && isDue(key)) void refresh(key, place, false);
      return page;
    },
    size: () => pages.size,
    kept: (key) => pages.get(key),
    find: (hostName, pathname) => find(hostName + pathname),
    missing: (hostName, hasSession) => find(missingKey(hostName, hasSession)),
    renew: async (brand, systemInfo) => {
      const now = { systemInfo, at: clock() };
      said.set(brand, now);
      // One after another, so that visitors are served meanwhile. A new round takes over what is left.
      for (const [key, place] of places) {
        const { host } = place;
        if (said.get(brand) !== now) return;
        const page = pages.get(key);
        if (host.brand !== brand || !page || !saysOther(page, host) || shelf.isRefreshing(key)) continue;
        await refresh(key, place, true);
      }
    },
  };
}

/** Short paths first: the main pages are asked for most. */
async function warmPages(
  places: ReadonlyMap<string, Place>,
  { inParallel, isResting }: Pace,
  store: (key: string, place: Place) => Promise<void>,
): Promise<void> {
  const waiting = [...places].sort(([, a], [, b]) => a.pathname.length - b.pathname.length);
  const warm = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now();
      await store(...next);
      if (isResting) await wait(performance.now() - began, null, { ref: false });
    }
  };
  await Promise.all(Array.from({ length: inParallel }, warm));
}
