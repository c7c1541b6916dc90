import { createApiClient } from '@proverka/api-client/api-client';
import type { BrandId, HostEntry } from '@proverka/brand/host';

interface SystemInfoSource {
  readonly hosts: readonly HostEntry[];
  readonly apiUrl: string;
  /** Called after something was announced, changed or taken back. */
  readonly onChange: (brand: BrandId) => void;
  readonly everyMs?: number;
}

interface Watch {
  readonly close: () => void;
}

/** An alert is for now: pages stored for everybody may be without it for so long, and for as long as rendering takes. */
const defaultEveryMs = 5000;

/**
 * Asks what the site says to everybody, brand by brand, and tells when it became something else. While the API does not
 * answer, what was said last holds: visitors' own pages report that it is gone.
 */
export function watchSystemInfo({ hosts, ...source }: SystemInfoSource): Watch {
  const oneOfEachBrand = new Map(hosts.map((host) => [host.brand, host]));
  const watches = [...oneOfEachBrand.values()].map((host) => watchBrand(host, source));
  return { close: () => watches.forEach(({ close }) => close()) };
}

function watchBrand(
  host: HostEntry,
  { apiUrl, onChange, everyMs = defaultEveryMs }: Omit<SystemInfoSource, 'hosts'>,
): Watch {
  const api = createApiClient({ baseUrl: apiUrl, headers: { 'x-forwarded-host': host.host } });
  let isClosed = false;
  let asking = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let said: string | undefined;
  const look = async () => {
    asking = new AbortController();
    const { signal } = asking;
    // A question nobody answers may not be the last one.
    const limit = setTimeout(() => asking.abort(), everyMs);
    const now = await api
      .call('GET /system/info', {}, { signal })
      .then((info) => JSON.stringify(info))
      .catch(() => said);
    clearTimeout(limit);
    if (said !== undefined && now !== said) onChange(host.brand);
    said = now;
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
