import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import { findShortest } from './shortest.ts';

interface Fault {
  readonly name: string;
  readonly what: string;
  times: number;
  readonly calls: readonly FuzzRequest[];
  readonly answer: FuzzAnswer;
}

/** A machine that others share is late now and then: only what is late again is a fault of the program. */
const LATE = 'took more than two seconds';
/** With many faults, most have the same few causes. */
const MOST_MS = 60_000;

type Ask = (request: FuzzRequest) => Promise<string | null>;

/** Collects faults, one of each kind with the calls that led to it. */
export class Faults {
  readonly #found = new Map<string, Fault>();
  readonly #say: (text: string) => void;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  add(what: string, answer: FuzzAnswer, calls: readonly FuzzRequest[]): void {
    const last = calls.at(-1);
    const name = `${last?.key} ${what}`;
    const known = this.#found.get(name);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.#found.set(name, { name, what, times: 1, calls, answer });
    this.#say(`FAULT ${name} (${Math.round(answer.ms)} ms, ${answer.status} ${answer.text.slice(0, 300)})`);
    if (last !== undefined) this.#say(`  ${sentence(last)}`);
  }

  get kinds(): number {
    return this.#found.size;
  }

  /** Looks for the shortest way to each fault, and says it; `ask` tells what is wrong with the answer to a call. */
  async explain(ask: Ask): Promise<readonly string[]> {
    const deadline = Date.now() + MOST_MS;
    const all = [...this.#found.values()];
    const again = new Set<string>();
    for (const { name, what, calls } of all) {
      // What was not asked again counts as shown again.
      if (Date.now() > deadline) {
        again.add(name);
        continue;
      }
      const shortest = await findShortest(calls, async (some) => {
        let last: string | null = null;
        for (const call of some) last = await ask(call);
        return last === what;
      });
      if (shortest !== null) again.add(name);
      this.#say(shortest === null ? `${name}: not shown again` : `${name}: shown again by`);
      for (const call of shortest ?? []) this.#say(`  ${sentence(call)}`);
    }
    const isLateOnce = ({ name, what }: Fault) => what === LATE && !again.has(name);
    const late = all.filter(isLateOnce);
    const times = late.reduce((sum, one) => sum + one.times, 0);
    if (times > 0)
      this.#say(`late once and in time when asked again: ${times} answers of ${late.length} kinds`);
    return all.filter((one) => !isLateOnce(one)).map(({ name, times }) => `${name}: ${times}`);
  }
}

function sentence({ actor, method, url, headers, body }: FuzzRequest): string {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 100)}`);
  return [`${actor}: ${method} ${url.slice(0, 400)}`, ...more, body?.toString().slice(0, 600) ?? ''].join(
    ' | ',
  );
}
