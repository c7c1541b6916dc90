/** Rate limits by source in calls per second; a source that is not listed has none. */
export type Limits = Readonly<Record<string, number>>;

export type Rate = {
  source: string;
  /** null: no limit. */
  per_second: number | null;
  calls: number;
  refused: number;
  /** The most calls within any one second, refused ones included. */
  highest_per_second: number;
};

/** Counts the calls of every source and rejects those above the limit. */
export type Rates = {
  /** Counts a call; returns the seconds to wait when it is above the limit. */
  arrive: (source: string) => number | null;
  list: () => Rate[];
  limit: (source: string, perSecond: number | null) => Rate;
  /** Resets the counters; limits stay. */
  reset: () => void;
};

const WINDOW_MS = 1000;

type Counter = { rate: Rate; arrived: number[]; served: number[] };

/** Drops entries older than a second and returns how many are left. */
function recent(times: number[], now: number): number {
  while (times[0] !== undefined && times[0] <= now - WINDOW_MS) times.shift();
  return times.length;
}

export function createRates(sources: readonly string[], limits: Limits, now: () => Date): Rates {
  const fresh = (source: string, perSecond: number | null): Counter => ({
    rate: { source, per_second: perSecond, calls: 0, refused: 0, highest_per_second: 0 },
    arrived: [],
    served: [],
  });
  const counters = new Map(sources.map((source) => [source, fresh(source, limits[source] || null)]));
  const counterOf = (source: string): Counter => {
    const counter = counters.get(source);
    if (!counter) throw new Error(`no source ${source}`);
    return counter;
  };
  return {
    arrive(source) {
      const { rate, arrived, served } = counterOf(source);
      const at = now().getTime();
      arrived.push(at);
      rate.calls += 1;
      rate.highest_per_second = Math.max(rate.highest_per_second, recent(arrived, at));
      if (rate.per_second !== null && recent(served, at) >= rate.per_second) {
        rate.refused += 1;
        return Math.ceil(((served[0] ?? at) + WINDOW_MS - at) / 1000);
      }
      if (rate.per_second !== null) served.push(at);
      return null;
    },
    list: () => [...counters.values()].map(({ rate }) => rate),
    limit(source, perSecond) {
      const { rate } = counterOf(source);
      rate.per_second = perSecond;
      return rate;
    },
    reset() {
      for (const [source, { rate }] of counters) counters.set(source, fresh(source, rate.per_second));
    },
  };
}
