import pLimit from 'p-limit';
import { Overloaded } from './http/overloaded.ts';

interface Bounds {
  /** Named in the log when the work is refused. */
  readonly what: string;
  readonly running: number;
  readonly waiting: number;
  readonly retryAfterSeconds: number;
}

/** Runs a few pieces of work at once and lets a bounded number wait; throws `Overloaded` beyond that. */
export function boundWork({ what, running, waiting, retryAfterSeconds }: Bounds) {
  const limit = pLimit(running);
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting)
      throw new Overloaded(what, retryAfterSeconds);
    return limit(work);
  };
}
