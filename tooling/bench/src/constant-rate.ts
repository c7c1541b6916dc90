import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Visitors {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of their sessions; empty for a server that knows none. */
  readonly tokens: readonly string[];
}

interface Times {
  readonly count: number;
  /** Not answered, or not with 200: as slow as none may be. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

const giveUpMs = 10_000;
const sockets = 64;

/**
 * Asks at a constant rate, whether or not earlier pages came, and measures each from the moment it was meant to be asked for: who
 * is made to wait cannot hide that others would have.
 */
export async function askAtRate(visitors: Visitors, perSecond: number, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const count = perSecond * seconds;
  const startedAt = performance.now();
  const asked: Promise<number | null>[] = [];
  while (asked.length < count) {
    const dueAt = startedAt + (asked.length / perSecond) * 1000;
    const early = dueAt - performance.now();
    if (early > 0) await wait(early);
    const isAnswered = ask(agent, visitors, asked.length);
    asked.push(isAnswered.then((isOk) => (isOk ? performance.now() - dueAt : null)));
  }
  const answers = await Promise.all(asked);
  const times = answers.map((time) => time ?? giveUpMs).toSorted((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { count, failed: answers.filter((time) => time === null).length, p50: at(0.5), p99: at(0.99) };
}

function ask(agent: Agent, { url, headers, tokens }: Visitors, number: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const own = {
    cookie: `_token=${tokens[number % tokens.length]}`,
    'x-forwarded-for': `10.${number % 250}.${Math.floor(number / 250) % 250}.9`,
  };
  const call = request(url, { agent, headers: { ...headers, ...own }, timeout: giveUpMs }, (answer) => {
    answer.resume();
    answer.once('end', () => resolve(answer.statusCode === 200));
    answer.once('error', () => resolve(false));
  });
  call.once('timeout', () => call.destroy());
  call.once('error', () => resolve(false));
  call.end();
  return promise;
}
