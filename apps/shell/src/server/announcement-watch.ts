import { createApiClient } from '@proverka/api-client/api-client';
import type { HostEntry } from '@proverka/brand/host';

interface AnnouncementSource {
  readonly hosts: readonly HostEntry[];
  readonly apiUrl: string;
  /** Called after something was announced, changed or taken back. */
  readonly onChange: () => Promise<void>;
  readonly everyMs?: number;
}

/** An alert is for now: pages stored for everybody may be without it for so long, and for as long as rendering takes. */
const defaultEveryMs = 5000;

/**
 * Asks what the site says to everybody, brand by brand, and tells when it became something else. While the API does not
 * answer, what was said last holds: visitors' own pages report that it is gone.
 */
export function watchAnnouncements(source: AnnouncementSource): { readonly close: () => void } {
  const { hosts, apiUrl, onChange, everyMs = defaultEveryMs } = source;
  const closing = new AbortController();
  const said = new Map<string, string>();
  const hasChanged = async (host: HostEntry): Promise<boolean> => {
    const api = createApiClient({ baseUrl: apiUrl, headers: { 'x-forwarded-host': host.host } });
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(everyMs)]);
    const before = said.get(host.brand);
    const now = await api
      .call('GET /system/info', {}, { signal })
      .then((info) => JSON.stringify(info))
      .catch(() => before);
    if (now !== undefined) said.set(host.brand, now);
    return before !== undefined && before !== now;
  };
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const changes = await Promise.all(oneOfEachBrand(hosts).map(hasChanged));
    if (changes.includes(true)) await onChange();
    if (!closing.signal.aborted) timer = setTimeout(() => void look(), everyMs).unref();
  };
  void look();
  return {
    close: () => {
      closing.abort();
      clearTimeout(timer);
    },
  };
}

const oneOfEachBrand = (hosts: readonly HostEntry[]): HostEntry[] => [
  ...new Map(hosts.map((host) => [host.brand, host])).values(),
];
