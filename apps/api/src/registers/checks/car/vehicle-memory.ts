import type { z } from 'zod';
import { createJoinedWork } from '#platform/joined-work.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import { noAnswer } from '../../sources/no-answer.ts';
import type { Vehicle } from '../../sources/vehicle/vehicle.ts';

/** The checks of one report start together; whoever asks later wants to know what is true then. */
const LIFETIME_MS = 60_000;
const MAX_ENTRIES = 500;
/** What prices are compared by; the other questions are each put by one check alone. */
const sharedBlocks: ReadonlySet<string> = new Set(['history', 'diagnostic']);

type Kept = { readonly until: number; readonly answer: CheckAnswer<unknown> };

/**
 * Prices of similar cars need answers that other checks of the report ask for too: one question is put and both read its answer. A
 * question without an answer is put again. Only who reads with the same schema shares.
 */
export function rememberVehicles(vehicle: Vehicle, now: () => number = () => performance.now()): Vehicle {
  const kept = new Map<string, Kept>();
  const asked = createJoinedWork<CheckAnswer<unknown>>();
  const numberOf = numberedSchemas();
  const keep = (key: string, answer: CheckAnswer<unknown>): void => {
    kept.delete(key);
    if (answer.kind !== 'found' && answer.kind !== 'nothing_found') return;
    kept.set(key, { until: now() + LIFETIME_MS, answer });
    const [oldest] = kept.keys();
    if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
  };
  return {
    async check<Result>(...[block, car, result, signal]: Parameters<typeof vehicle.check<Result>>) {
      if (!sharedBlocks.has(block)) return vehicle.check(block, car, result, signal);
      const key = JSON.stringify([block, car, numberOf(result)]);
      const before = kept.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names the schema that read it
      if (before !== undefined && before.until > now()) return before.answer as CheckAnswer<Result>;
      try {
        const answer = await asked.join(key, signal, async (given) => {
          const settled = await vehicle.check(block, car, result, given);
          keep(key, settled);
          return settled;
        });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
        return answer as CheckAnswer<Result>;
      } catch (error) {
        if (signal.aborted) return noAnswer(`vehicle ${block}`, 'timeout');
        throw error;
      }
    },
  };
}

function numberedSchemas(): (schema: z.ZodType) => number {
  const numbers = new WeakMap<z.ZodType, number>();
  let last = 0;
  return (schema) => {
    const known = numbers.get(schema);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(schema, last);
    return last;
  };
}
