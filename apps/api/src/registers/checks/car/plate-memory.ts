import type { Supplier } from '../../sources/supplier/supplier.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';

/** A car keeps its plate for longer than a report takes; nothing is kept for longer than that. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1000;

interface Known {
  readonly until: number;
  /** Of a question under way, or of an answer that holds. */
  readonly answer: Promise<CheckAnswer<readonly unknown[]>> | null;
  /** Where the supplier still looks. */
  readonly ticket: string | null;
}

/**
 * Every check about a car that is known by its plate asks first which car that is. They ask together and one question is
 * put; the others wait for its answer. What failed is asked again, what the supplier works at is looked at by its ticket.
 */
export function rememberPlates(supplier: Supplier, now: () => number = Date.now): Supplier {
  const known = new Map<string, Known>();
  const keep = (plate: string, one: Omit<Known, 'until'>): void => {
    known.delete(plate);
    known.set(plate, { ...one, until: now() + KEPT_MS });
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  };
  const settle = (plate: string, answer: CheckAnswer<readonly unknown[]>): void => {
    if (answer.kind === 'found' || answer.kind === 'nothing_found') return;
    if (answer.kind === 'working') keep(plate, { answer: null, ticket: answer.ticket });
    else known.delete(plate);
  };
  return {
    async check(name, subject, record, ticket, signal) {
      const { plate } = subject;
      if (name !== 'plate' || typeof plate !== 'string') {
        return supplier.check(name, subject, record, ticket, signal);
      }
      const before = known.get(plate);
      const isFresh = before !== undefined && before.until > now();
      // Only this schema is asked of plates, so that what is kept is what was asked for.
      if (isFresh && before.answer !== null) return before.answer as ReturnType<typeof ask>;
      const ask = () => supplier.check(name, subject, record, isFresh ? before.ticket : ticket, signal);
      const answer = ask();
      keep(plate, { answer, ticket: null });
      try {
        settle(plate, await answer);
      } catch (error) {
        known.delete(plate);
        throw error;
      }
      return answer;
    },
  };
}
