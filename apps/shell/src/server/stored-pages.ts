import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { publicOrigin, type BrandId, type HostEntry } from '@proverka/brand/host';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { ReleaseSet } from '@proverka/release/release-set';
import { shellDecl } from '../app/shell-decl.ts';
import { fixedPath, routesOn } from './guest-pages.domain.ts';
import type { PageOutcome } from '../render/render-messages.ts';
import type { RenderThread } from './render-pool.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

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

/** While one page waits for the API or for compression, the thread renders another. */
const parallelRenders = 4;

export interface StoredPages {
  /** The page for a host and path, or `undefined` when it is not a stored one. */
  readonly find: (host: string, pathname: string) => StoredPage | undefined;
  /**
   * Renders again every page of a brand whose notices differ from the current ones, requested pages first. Compares the
   * pages, not the previous notices: a page may contain a notice that was withdrawn at once.
   */
  readonly renew: (brand: BrandId, systemInfo: string) => Promise<void>;
  readonly size: () => number;
}

interface StoreInput {
  readonly set: ReleaseSet;
  readonly hosts: readonly HostEntry[];
  readonly port: number;
  readonly render: RenderThread['render'];
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

/** Renders every static page of every host of a set and keeps them fresh. */
export async function createStoredPages(input: StoreInput): Promise<StoredPages> {
  const pages = new Map<string, StoredPage>();
  const refreshing = new Set<string>();
  const refresh = async (key: string, host: HostEntry, pathname: string) => {
    refreshing.add(key);
    const page = await renderForStore(input, host, pathname);
    if (page && page.renderedAt >= (pages.get(key)?.renderedAt ?? 0)) pages.set(key, page);
    refreshing.delete(key);
  };
  const places = new Map(
    input.hosts.flatMap((host) =>
      staticPaths(input.set, host).map((pathname) => [host.host + pathname, { host, pathname }] as const),
    ),
  );
  const waiting = [...places];
  const warm = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await refresh(next[0], next[1].host, next[1].pathname);
  };
  await Promise.all(Array.from({ length: parallelRenders }, warm));
  const said = new Map<BrandId, { systemInfo: string; at: number }>();
  const saysOther = (page: StoredPage, { brand }: HostEntry) => {
    const now = said.get(brand);
    return now !== undefined && page.renderedAt < now.at && page.systemInfo !== now.systemInfo;
  };
  return {
    size: () => pages.size,
    find: (hostName, pathname) => {
      const key = hostName + pathname;
      const page = pages.get(key);
      const place = places.get(key);
      if (page && place && !refreshing.has(key)) {
        const isOld = input.now() - page.renderedAt > freshMilliseconds || saysOther(page, place.host);
        if (isOld) void refresh(key, place.host, place.pathname);
      }
      return page;
    },
    renew: async (brand, systemInfo) => {
      const now = { systemInfo, at: input.now() };
      said.set(brand, now);
      // One after another, so that visitors are served meanwhile. A new round takes over what is left.
      for (const [key, { host, pathname }] of places) {
        if (said.get(brand) !== now) return;
        const page = pages.get(key);
        if (host.brand !== brand || !page || !saysOther(page, host) || refreshing.has(key)) continue;
        await refresh(key, host, pathname);
      }
    },
  };
}

/** Paths without parameters that are the same for every guest of the host. */
function staticPaths(set: ReleaseSet, host: HostEntry): string[] {
  const decls: RemoteDecl[] = [shellDecl, ...Object.values(set.remotes).map(({ decl }) => decl)];
  return routesOn(host, decls)
    .filter(({ render }) => render === 'static')
    .flatMap((route) => fixedPath(route) ?? []);
}

/** `null` when the page is not the same for everybody (a guard, an error): then it is rendered per request. */
async function renderForStore(
  input: StoreInput,
  host: HostEntry,
  pathname: string,
): Promise<StoredPage | null> {
  const renderedAt = input.now();
  try {
    const answer = await input.render({
      host,
      url: publicOrigin(input.port, host) + pathname,
      token: '',
      clientAddress: null,
      requestId: `stored-${input.set.id}`,
      nonce: null,
    });
    const { html, isStorable, systemInfo } = await readWhole(answer.body);
    return isStorable ? { ...(await compress(html)), renderedAt, systemInfo } : null;
  } catch (error) {
    input.report(`${host.host}${pathname} of set ${input.set.id} could not be rendered for the store`, error);
    return null;
  }
}

/** Compresses once, at a high level, because the page is sent many times. */
async function compress(html: Buffer) {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip(html, { level: 9 }),
  ]);
  return { etag, identity: html, gzip: gz, br };
}

async function readWhole(body: AsyncGenerator<Uint8Array, PageOutcome>) {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await body.next();
    if (next.done) return { html: Buffer.concat(chunks), ...next.value };
    chunks.push(next.value);
  }
}
