export interface ShortCache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

/** Caches a limited number of answers for a short time; the oldest is dropped first. */
export function createShortCache<Value>(
  lifeMs: number,
  size: number,
  now: () => number = () => performance.now(),
): ShortCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined || entry.until < now()) return undefined;
      return entry.value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + lifeMs });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
