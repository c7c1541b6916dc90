const firstRestMs = 5000;
const longestRestMs = 60_000;

interface Rest {
  readonly until: number;
  readonly ms: number;
}

/** Back-off by name: whatever failed again rests twice as long as before, until it is forgiven. */
export function createRests(now: () => number) {
  const rests = new Map<string, Rest>();
  return {
    /** Returns how long it rests. */
    add: (name: string): number => {
      const ms = Math.min((rests.get(name)?.ms ?? firstRestMs / 2) * 2, longestRestMs);
      rests.set(name, { until: now() + ms, ms });
      return ms;
    },
    isResting: (name: string): boolean => (rests.get(name)?.until ?? 0) > now(),
    forgive: (name: string) => void rests.delete(name),
  };
}
