import type { BrandId, HostEntry } from '@proverka/brand/host';

const freshMilliseconds = 5 * 60_000;

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
}

export interface KeptTools {
  /** Milliseconds, as `Date.now`. */
  readonly now: () => number;
  readonly report: (message: string, error: unknown) => void;
}

/** What the API lists for search engines, read anew after five minutes; when it does not answer, the last known of the brand. */
export function keptByBrand<Value>(
  what: string,
  none: Value,
  read: (host: HostEntry) => Promise<Value>,
  { now, report }: KeptTools,
): (host: HostEntry) => Promise<Value> {
  const seen = new Map<BrandId, Kept<Value>>();
  return async (host) => {
    const last = seen.get(host.brand);
    if (last && now() - last.at < freshMilliseconds) return last.value;
    try {
      const value = await read(host);
      seen.set(host.brand, { value, at: now() });
      return value;
    } catch (error) {
      report(`The ${what} for the sitemap could not be read`, error);
      return last?.value ?? none;
    }
  };
}
