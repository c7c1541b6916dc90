import { createJoinedWork } from '#platform/joined-work.ts';

export interface ShortCache<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Asks a source and keeps its answer; those who ask the same meanwhile wait for it. null is no answer and not kept. */
  readonly ask: (
    key: string,
    signal: AbortSignal,
    source: (signal: AbortSignal) => Promise<Value | null>,
  ) => Promise<Value | null>;
}

/** Caches a limited number of answers for a short time; the oldest is dropped first. */
export function createShortCache<Value>(
  lifeMs: number,
  size: number,
  now: () => number = () => performance.now(),
): ShortCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const asked = createJoinedWork<Value | null>();
  const keep = (key: string, value: Value) => {
    kept.delete(key);
    kept.set(key, { value, until: now() + lifeMs });
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined || entry.until < now()) return undefined;
      return entry.value;
    },
    ask: (key, signal, source) =>
      asked.join(key, signal, async (given) => {
        const value = await source(given);
        if (value !== null) keep(key, value);
        return value;
      }),
  };
}
