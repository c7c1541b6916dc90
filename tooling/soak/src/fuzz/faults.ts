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
    for (const { name, what, calls } of this.#found.values()) {
      if (Date.now() > deadline) break;
      const shortest = await findShortest(calls, async (some) => {
        let last: string | null = null;
        for (const call of some) last = await ask(call);
        return last === what;
      });
      this.#say(shortest === null ? `${name}: not shown again` : `${name}: shown again by`);
      for (const call of shortest ?? []) this.#say(`  ${sentence(call)}`);
    }
    return [...this.#found.values()].map(({ name, times }) => `${name}: ${times}`);
  }
}

function sentence({ actor, method, url, headers, body }: FuzzRequest): string {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 100)}`);
  return [`${actor}: ${method} ${url.slice(0, 400)}`, ...more, body?.toString().slice(0, 600) ?? ''].join(
    ' | ',
  );
}
