import { setTimeout as wait } from 'node:timers/promises';
import { publicOrigin, type BrandId, type HostEntry } from '@proverka/brand/host';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { ReleaseSet } from '@proverka/release/release-set';
import { shellDecl } from '../app/shell-decl.ts';
import { fixedPath, routesOn } from './guest-pages.domain.ts';
import { encodePage } from './encode-page.ts';
import type { PageOutcome } from '../render/render-messages.ts';
import type { RenderThread } from './render-pool.ts';

/** A page whose bytes are the same for every guest, ready in each encoding. */
export interface StoredPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** When its rendering began: later changes may be missing. */
  readonly renderedAt: number;
  readonly systemInfo: PageOutcome['systemInfo'];
  /** Whose page it is; the shell's own included. */
  readonly remote: string;
}

/** The maximum age of prices and texts on a stored page; the visitor who finds an older page still gets it at once. */
const freshMilliseconds = 60_000;

/** While one page waits for the API or for compression, the thread renders another. */
const parallelRenders = 4;

/** How long a set that takes over from another is warmed at most. */
const warmMilliseconds = 1500;

export interface StoredPages {
  /** The page for a host and path, or `undefined` when it is not a stored one. */
  readonly find: (host: string, pathname: string) => StoredPage | undefined;
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
}

interface StoreInput {
  readonly set: ReleaseSet;
  readonly hosts: readonly HostEntry[];
  readonly port: number;
  readonly render: RenderThread['render'];
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
  /** Pages that the running set has already, as this set would render them. */
  readonly inherited?: InheritPage | undefined;
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

/** Renders every static page of every host of a set and keeps them fresh. */
export async function createStoredPages(input: StoreInput): Promise<StoredPages> {
  const pages = new Map<string, StoredPage>();
  const refreshing = new Set<string>();
  const refresh = async (key: string, place: Place) => {
    refreshing.add(key);
    const page = await renderForStore(input, place);
    if (page && page.renderedAt >= (pages.get(key)?.renderedAt ?? 0)) pages.set(key, page);
    refreshing.delete(key);
  };
  const places = placesOf(input);
  const inherit = async (key: string, place: Place) => {
    const page = await input.inherited?.(key, place);
    if (page) pages.set(key, page);
  };
  const render = (key: string, place: Place) => (pages.has(key) ? Promise.resolve() : refresh(key, place));
  const isWarm = warmPages(places, inherit).then(() => warmPages(places, render));
  // Beside a running set, what is not stored by then is rendered for its visitor until it is.
  await Promise.race([isWarm, ...(input.inherited ? [wait(warmMilliseconds, null, { ref: false })] : [])]);
  const said = new Map<BrandId, { systemInfo: string; at: number }>();
  const saysOther = (page: StoredPage, { brand }: HostEntry) => {
    const now = said.get(brand);
    return now !== undefined && page.renderedAt < now.at && page.systemInfo !== now.systemInfo;
  };
  const find = (key: string) => {
    const page = pages.get(key);
    const place = places.get(key);
    if (page && place && !refreshing.has(key)) {
      const isOld = input.now() - page.renderedAt > freshMilliseconds || saysOther(page, place.host);
      if (isOld) void refresh(key, place);
    }
    return page;
  };
  return {
    size: () => pages.size,
    kept: (key) => pages.get(key),
    find: (hostName, pathname) => find(hostName + pathname),
    missing: (hostName, hasSession) => find(missingKey(hostName, hasSession)),
    renew: async (brand, systemInfo) => {
      const now = { systemInfo, at: input.now() };
      said.set(brand, now);
      // One after another, so that visitors are served meanwhile. A new round takes over what is left.
      for (const [key, place] of places) {
        const { host } = place;
        if (said.get(brand) !== now) return;
        const page = pages.get(key);
        if (host.brand !== brand || !page || !saysOther(page, host) || refreshing.has(key)) continue;
        await refresh(key, place);
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

/** `null` when the page is not the same for everybody (a guard, an error): then it is rendered per request. */
async function renderForStore(
  input: StoreInput,
  { host, remote, pathname, isForUnknownVisitor = false }: Place,
): Promise<StoredPage | null> {
  const renderedAt = input.now();
  try {
    const answer = await input.render({
      host,
      url: publicOrigin(input.port, host) + pathname,
      token: '',
      isForUnknownVisitor,
      clientAddress: null,
      requestId: `stored-${input.set.id}`,
      nonce: null,
    });
    const { html, isStorable, systemInfo } = await readWhole(answer.body);
    return isStorable ? { ...(await encodePage(html)), renderedAt, systemInfo, remote } : null;
  } catch (error) {
    input.report(`${host.host}${pathname} of set ${input.set.id} could not be rendered for the store`, error);
    return null;
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
