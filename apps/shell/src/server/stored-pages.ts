import { setTimeout as wait } from 'node:timers/promises';
import { publicOrigin, type BrandId, type HostEntry } from '@proverka/brand/host';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { ReleaseSet } from '@proverka/release/release-set';
import { shellDecl } from '../app/shell-decl.ts';
import { fixedPath, routesOn } from './guest-pages.domain.ts';
import { encodePage } from './encode-page.ts';
import type { PageOutcome } from '../render/render-messages.ts';
import type { RenderPage } from './renderers.ts';

/** A page whose bytes are the same for every guest, ready in each encoding. */
export interface StoredPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** When its rendering began: later changes may be missing. */
  readonly renderedAt: number;
  readonly systemInfo: PageOutcome['systemInfo'];
}

/** The maximum age of prices and texts on a stored page; the visitor who finds an older page still gets it at once. */
const freshMilliseconds = 60_000;

/** A page that could not be rendered anew is not tried again for that long, however often it is asked for. */
const retryMilliseconds = 10_000;

/** While one page waits for the API or for compression, another is rendered. */
const parallelRenders = 4;

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
  /** Gives the memory back: nothing is stored any longer, not even what is being rendered. */
  readonly drop: () => void;
}

interface StoreInput {
  readonly set: ReleaseSet;
  readonly hosts: readonly HostEntry[];
  readonly port: number;
  readonly render: RenderPage;
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

export type InheritPage = (key: string, place: Place) => Promise<StoredPage | null>;

interface Place {
  readonly host: HostEntry;
  /** Whose page it is; the shell's own included. */
  readonly remote: string;
  readonly pathname: string;
  readonly isForUnknownVisitor?: boolean;
}

/** No page has this address; the page for it names no address at all. */
const nowhere = '/404/nowhere/';

const missingKey = (host: string, hasSession: boolean): string =>
  `${host} ${hasSession ? 'with a session' : 'as a guest'}`;

/**
 * Renders every static page of every host of a set and keeps them fresh. `inherit` gives the pages that the running set has
 * already, as this set would render them; nothing here may keep it, or each set would keep the one before.
 */
export async function createStoredPages(input: StoreInput, inherit?: InheritPage): Promise<StoredPages> {
  const store = createStore(input);
  const { places, pages } = store;
  const isWarm = inheritAll(places, pages, inherit).then(() => warmPages(places, store.renderMissing));
  // Beside a running set, what is not stored by then is rendered for its visitor until it is.
  await Promise.race([isWarm, ...(inherit ? [wait(warmMilliseconds, null, { ref: false })] : [])]);
  return store;
}

async function inheritAll(
  places: ReadonlyMap<string, Place>,
  pages: Map<string, StoredPage>,
  inherit: InheritPage | undefined,
): Promise<void> {
  if (!inherit) return;
  await warmPages(places, async (key, place) => {
    const page = await inherit(key, place);
    if (page) pages.set(key, page);
  });
}

function createStore(input: StoreInput) {
  const places = placesOf(input);
  const pages = new Map<string, StoredPage>();
  let isDropped = false;
  const refreshing = new Set<string>();
  const failures = new Map<string, Failure>();
  const refresh = async (key: string, place: Place, isAhead: boolean) => {
    refreshing.add(key);
    const { page, unavailable } = await renderForStore(input, place, isAhead);
    refreshing.delete(key);
    if (isDropped) return;
    if (page && page.renderedAt >= (pages.get(key)?.renderedAt ?? 0)) pages.set(key, page);
    if (page) failures.delete(key);
    else failures.set(key, { at: input.now(), unavailable });
  };
  const isDue = (key: string) =>
    !refreshing.has(key) && input.now() - (failures.get(key)?.at ?? -Infinity) >= retryMilliseconds;
  const said = new Map<BrandId, { systemInfo: string; at: number }>();
  const saysOther = (page: StoredPage, { brand }: HostEntry) => {
    const now = said.get(brand);
    return now !== undefined && page.renderedAt < now.at && page.systemInfo !== now.systemInfo;
  };
  const find = (key: string) => {
    const page = pages.get(key);
    const place = places.get(key);
    if (page && place && isDue(key)) {
      const isOld = input.now() - page.renderedAt > freshMilliseconds || saysOther(page, place.host);
      if (isOld) void refresh(key, place, false);
    }
    return page;
  };
  return {
    places,
    pages,
    renderMissing: (key: string, place: Place) =>
      pages.has(key) || isDropped ? Promise.resolve() : refresh(key, place, true),
    unavailable: (hostName: string, pathname: string) => {
      const key = hostName + pathname;
      const place = places.get(key);
      const page = pages.has(key) ? undefined : failures.get(key)?.unavailable;
      if (page && place && isDue(key)) void refresh(key, place, false);
      return page;
    },
    drop: () => {
      isDropped = true;
      pages.clear();
      failures.clear();
    },
    size: () => pages.size,
    kept: (key: string) => pages.get(key),
    find: (hostName: string, pathname: string) => find(hostName + pathname),
    missing: (hostName: string, hasSession: boolean) => find(missingKey(hostName, hasSession)),
    renew: async (brand: BrandId, systemInfo: string) => {
      const now = { systemInfo, at: input.now() };
      said.set(brand, now);
      // One after another, so that visitors are served meanwhile. A new round takes over what is left.
      for (const [key, place] of places) {
        const { host } = place;
        if (said.get(brand) !== now) return;
        const page = pages.get(key);
        if (host.brand !== brand || !page || !saysOther(page, host) || refreshing.has(key)) continue;
        await refresh(key, place, true);
      }
    },
  };
}

/** Short paths first: the main pages are asked for most. */
async function warmPages(
  places: ReadonlyMap<string, Place>,
  store: (key: string, place: Place) => Promise<void>,
): Promise<void> {
  const waiting = [...places].sort(([, a], [, b]) => a.pathname.length - b.pathname.length);
  const warm = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await store(...next);
  };
  await Promise.all(Array.from({ length: parallelRenders }, warm));
}

/** What is stored: the static pages of every host, and its two pages for addresses that do not exist. */
function placesOf({ set, hosts }: StoreInput): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const host of hosts) {
    for (const decl of [shellDecl, ...Object.values(set.remotes).map((release) => release.decl)]) {
      for (const pathname of staticPaths(decl, host))
        places.set(host.host + pathname, { host, remote: decl.id, pathname });
    }
    for (const isForUnknownVisitor of [false, true]) {
      const place = { host, remote: shellDecl.id, pathname: nowhere, isForUnknownVisitor };
      places.set(missingKey(host.host, isForUnknownVisitor), place);
    }
  }
  return places;
}

/** Paths without parameters that are the same for every guest of the host. */
function staticPaths(decl: RemoteDecl, host: HostEntry): string[] {
  return routesOn(host, [decl])
    .filter(({ render }) => render === 'static')
    .flatMap((route) => fixedPath(route) ?? []);
}

/** A page that could not be stored, and what to say when that is because its remote cannot render. */
interface Failure {
  readonly at: number;
  readonly unavailable: StoredPage | undefined;
}

/** No page when it is not the same for everybody (a guard, an error): then it is rendered per request. */
async function renderForStore(
  input: StoreInput,
  { host, pathname, isForUnknownVisitor = false }: Place,
  isAhead: boolean,
): Promise<{ readonly page?: StoredPage; readonly unavailable?: StoredPage }> {
  const renderedAt = input.now();
  try {
    const request = {
      host,
      url: publicOrigin(input.port, host) + pathname,
      token: '',
      isForUnknownVisitor,
      clientAddress: null,
      requestId: `stored-${input.set.id}`,
      nonce: null,
    };
    const answer = await input.render(request, { isAhead });
    const { html, isStorable, systemInfo } = await readWhole(answer.body);
    if (!isStorable && answer.status !== 503) return {};
    const page = { ...(await encodePage(html)), renderedAt, systemInfo };
    return isStorable ? { page } : { unavailable: page };
  } catch (error) {
    input.report(`${host.host}${pathname} of set ${input.set.id} could not be rendered for the store`, error);
    return {};
  }
}

async function readWhole(body: AsyncGenerator<Uint8Array, PageOutcome>) {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await body.next();
    if (next.done) return { html: Buffer.concat(chunks), ...next.value };
    chunks.push(next.value);
  }
}
