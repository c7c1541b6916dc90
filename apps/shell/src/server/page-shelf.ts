import { publicOrigin, type HostEntry } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { PageOutcome } from '../render/render-messages.ts';
import type { EncodedPage, EncodePage } from './encode-page.ts';
import { placesOf, type Place } from './page-places.ts';
import type { RenderPage } from './renderers.ts';

/** A page whose bytes are the same for every guest, ready in each encoding. */
export interface StoredPage extends EncodedPage {
  /** When its rendering began: later changes may be missing. */
  readonly renderedAt: number;
  readonly systemInfo: PageOutcome['systemInfo'];
  /** Whose page it is; the shell's own included. */
  readonly remote: string;
}

/** Of a page whose remote has changed: it is rendered first, and sent as it was for as long as that takes. */
export const changedAt = -1;

/** A page that could not be rendered anew is not tried again for that long, however often it is asked for. */
const retryMilliseconds = 10_000;

export interface StoreInput {
  readonly set: ReleaseSet;
  readonly hosts: readonly HostEntry[];
  readonly port: number;
  readonly render: RenderPage;
  readonly encode: EncodePage;
  readonly now: () => number;
  readonly report: (message: string, error?: unknown) => void;
}

/** The stored pages of a set by place, and why some are not. */
export function createShelf(input: StoreInput) {
  const places = placesOf(input.set, input.hosts);
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
  return {
    places,
    pages,
    refresh,
    /** A page in rendering, or one that could not be rendered just now, is not rendered again. */
    isDue,
    isRefreshing: (key: string) => refreshing.has(key),
    /** It is rendered by nobody until it is replaced. */
    hold: (key: string) => void refreshing.add(key),
    replace: async (key: string, make: () => Promise<StoredPage>) => {
      const page = isDropped ? null : await make();
      refreshing.delete(key);
      if (page && !isDropped) pages.set(key, page);
    },
    failureOf: (key: string) => failures.get(key)?.unavailable,
    renderMissing: (key: string, place: Place) =>
      isDropped || (pages.get(key)?.renderedAt ?? changedAt) > changedAt
        ? Promise.resolve()
        : refresh(key, place, true),
    dropChanged: () => {
      for (const [key, { renderedAt }] of pages) if (renderedAt === changedAt) pages.delete(key);
    },
    drop: () => {
      isDropped = true;
      pages.clear();
      failures.clear();
    },
  };
}

/** A page that could not be stored, and what to say when that is because its remote cannot render. */
interface Failure {
  readonly at: number;
  readonly unavailable: StoredPage | undefined;
}

/** No page when it is not the same for everybody (a guard, an error): then it is rendered per request. */
async function renderForStore(
  input: StoreInput,
  { host, remote, pathname, isForUnknownVisitor = false }: Place,
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
    const page = { ...(await input.encode(html)), renderedAt, systemInfo, remote };
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
