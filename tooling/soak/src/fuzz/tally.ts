import { endpoints } from '@proverka/contract/api';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';

export interface Tally {
  readonly count: (request: FuzzRequest, answer: FuzzAnswer) => void;
  readonly say: () => void;
}

const EVERY = 20_000;
const READINGS = 100_000;

/** Counts answers by status and endpoint, says how fast it goes, and which endpoints were never reached with success. */
export function createTally(say: (text: string) => void): Tally {
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  const times: number[] = [];
  let made = 0;
  let longest = 0;
  let full = 0;
  const startedAt = Date.now();
  const pace = () => Math.round((made / (Date.now() - startedAt)) * 1000);
  return {
    count({ key }, { status, ms, headers }) {
      made += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) succeeded.add(key);
      if (status === 503 && headers['retry-after'] !== undefined) full += 1;
      longest = Math.max(longest, ms);
      times[made % READINGS] = ms;
      if (made % EVERY === 0) say(`${made} requests, ${pace()} a second`);
    },
    say() {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      say(
        `${made} requests, ${pace()} a second; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(longest)} ms`,
      );
      say(
        `answers by status: ${[...statuses]
          .toSorted(([one], [other]) => one - other)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', ')}`,
      );
      if (full > 0) say(`refused for fullness: ${full}`);
      const never = Object.keys(endpoints).filter((key) => !succeeded.has(key));
      say(
        `${Object.keys(endpoints).length - never.length} endpoints of ${Object.keys(endpoints).length} answered with success; never: ${never.join(', ') || 'none'}`,
      );
    },
  };
}
