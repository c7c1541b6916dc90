import { createApiClient } from '@proverka/api-client/api-client';
import { isDesk, type BrandId, type HostEntry } from '@proverka/brand/host';

interface SystemInfoSource {
  readonly hosts: readonly HostEntry[];
  readonly apiUrl: string;
  /** Called with the notices as JSON on every answer. */
  readonly onAnswer: (brand: BrandId, systemInfo: string) => void;
  readonly everyMs?: number;
}

interface Watch {
  readonly close: () => void;
}

/** Alerts are urgent: stored pages may lack one for this long plus the time of rendering. */
const defaultEveryMs = 5000;

/**
 * Polls the site notices, brand by brand. While the API does not answer, the last ones stay: pages rendered for visitors
 * report the failure.
 */
export function watchSystemInfo({ hosts, ...source }: SystemInfoSource): Watch {
  // Notices are for visitors of brands; the desk has none.
  const shops = hosts.filter((host) => !isDesk(host));
  const oneOfEachBrand = new Map(shops.map((host) => [host.brand, host]));
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
    // A request without an answer must not stop the polling.
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
