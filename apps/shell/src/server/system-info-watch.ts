import { createApiClient } from '@proverka/api-client/api-client';
import type { BrandId, HostEntry } from '@proverka/brand/host';

interface SystemInfoSource {
  readonly hosts: readonly HostEntry[];
  readonly apiUrl: string;
  /** Called with what is said, as JSON, each time it was answered. */
  readonly onAnswer: (brand: BrandId, systemInfo: string) => void;
  readonly everyMs?: number;
}

interface Watch {
  readonly close: () => void;
}

/** An alert is for now: pages stored for everybody may be without it for so long, and for as long as rendering takes. */
const defaultEveryMs = 5000;

/**
 * Asks again and again what the site says to everybody, brand by brand. While the API does not answer, what was said last
 * holds: visitors' own pages report that it is gone.
 */
export function watchSystemInfo({ hosts, ...source }: SystemInfoSource): Watch {
  const oneOfEachBrand = new Map(hosts.map((host) => [host.brand, host]));
  const watches = [...oneOfEachBrand.values()].map((host) => watchBrand(host, source));
  return { close: () => watches.forEach(({ close }) => close()) };
}

function watchBrand(
  host: HostEntry,
  { apiUrl, onAnswer, everyMs = defaultEveryMs }: Omit<SystemInfoSource, 'hosts'>,
): Watch {
  const api = createApiClient({ baseUrl: apiUrl, headers: { 'x-forwarded-host': host.host } });
  let isClosed = false;
  let asking = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    asking = new AbortController();
    const { signal } = asking;
    // A question nobody answers may not be the last one.
    const limit = setTimeout(() => asking.abort(), everyMs);
    const info = await api.call('GET /system/info', {}, { signal }).catch(() => null);
    clearTimeout(limit);
    if (info) onAnswer(host.brand, JSON.stringify(info));
    if (!isClosed) timer = setTimeout(() => void look(), everyMs).unref();
  };
  void look();
  return {
    close: () => {
      isClosed = true;
      asking.abort();
      clearTimeout(timer);
    },
  };
}
