import { PLATE_KOPECKS } from '../../question-price.domain.ts';
import type { Supplier } from '../../sources/supplier/supplier.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';

/** Longer than one report takes and shorter than a car changes its plate. */
const LIFETIME_MS = 10 * 60_000;
const MAX_ENTRIES = 1000;

interface CacheEntry {
  readonly until: number;
  /** A call in flight, or an answer that is still valid. */
  readonly answer: Promise<CheckAnswer<readonly unknown[]>> | null;
  /** Set while the supplier is still working. */
  readonly ticket: string | null;
}

/**
 * Every check of a car known by its plate first asks which car it is. They all start together: one lookup is made and the
 * others wait for its answer. A failed lookup is repeated; one the supplier is still working on is polled by its ticket. What a
 * lookup costs is noted here, where it is known whether one was made.
 */
export function rememberPlates(
  supplier: Supplier,
  spent: (kopecks: number) => void,
  now: () => number = Date.now,
): Supplier {
  const cache = new Map<string, CacheEntry>();
  const store = (plate: string, one: Omit<CacheEntry, 'until'>): void => {
    cache.delete(plate);
    cache.set(plate, { ...one, until: now() + LIFETIME_MS });
    const [oldest] = cache.keys();
    if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
  };
  const settle = (plate: string, answer: CheckAnswer<readonly unknown[]>): void => {
    if (answer.kind === 'found' || answer.kind === 'nothing_found') return;
    if (answer.kind === 'working') store(plate, { answer: null, ticket: answer.ticket });
    else cache.delete(plate);
  };
  return {
    creditRating: supplier.creditRating,
    async check(name, subject, record, ticket, signal) {
      const { plate } = subject;
      if (name !== 'plate' || typeof plate !== 'string') {
        return supplier.check(name, subject, record, ticket, signal);
      }
      const before = cache.get(plate);
      const isFresh = before !== undefined && before.until > now();
      // Plates are only ever asked for with this schema, so a cached answer has its type.
      if (isFresh && before.answer !== null) return before.answer as ReturnType<typeof ask>;
      const known = isFresh ? before.ticket : ticket;
      const ask = () => supplier.check(name, subject, record, known, signal);
      const answer = ask();
      store(plate, { answer, ticket: null });
      try {
        const settled = await answer;
        settle(plate, settled);
        if (known === null && isTaken(settled)) spent(PLATE_KOPECKS);
      } catch (error) {
        cache.delete(plate);
        throw error;
      }
      return answer;
    },
  };
}

const isTaken = ({ kind }: CheckAnswer<unknown>): boolean =>
  kind === 'found' || kind === 'nothing_found' || kind === 'working';
