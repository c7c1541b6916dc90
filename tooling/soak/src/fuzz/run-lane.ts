import { randomUUID } from 'node:crypto';
import { judge } from '@proverka/fuzz/judge';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import { createCaller } from '@proverka/fuzz/make-calls';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import type { Stack } from '@proverka/stack/stack';
import type { Pool } from 'pg';
import { createCast } from './cast.ts';
import type { Faults } from './faults.ts';
import { createPageCaller, judgePage } from './pages.ts';
import { createFrameCaller } from './raw-frames.ts';
import { createSender } from './send.ts';
import type { Tally } from './tally.ts';

interface LaneOptions {
  readonly lane: number;
  readonly seed: number;
  readonly stack: Stack;
  readonly database: Pool;
  readonly paths: readonly string[];
  readonly faults: Faults;
  readonly tally: Tally;
  /** Every session token that was told to anybody: no log may hold one. */
  readonly tokens: Set<string>;
  /** Unique in the run: the words of one user are told from those of another by it. */
  readonly nextNumber: () => number;
}

/** Of so many calls of a lane one is a page and one a broken frame; every so many lanes one goes through the shell. */
const PAGE_EVERY = 12;
const FRAME_EVERY = 60;
const SHELL_LANE_EVERY = 8;

/** One line of calls, each made when the one before is answered. */
export async function runLane(options: LaneOptions, count: number): Promise<void> {
  const { lane, stack, faults, tally, tokens } = options;
  const seed = options.seed * 64 + lane;
  const cast = await createCast(stack.apiUrl, options.database, options.nextNumber);
  const api = createSender(stack.apiUrl, 4);
  const shell = createSender(`http://127.0.0.1:${stack.shellPort}`, 4);
  const call = createCaller({
    seed,
    actors: cast.actors,
    replace: cast.replace,
    newKey: randomUUID,
    send: lane % SHELL_LANE_EVERY === 0 ? (request) => shell.send(overShell(request)) : api.send,
    onAnswer: tally.count,
    onFault: (fault, answer, calls) => faults.add(fault, answer, calls),
    pay: (token) => payInSandbox(stack.sandboxUrl, token),
  });
  const nextPage = createPageCaller(options.paths, seed, cast.actors);
  const nextFrame = createFrameCaller(stack.shellPort, Number(new URL(stack.apiUrl).port), seed);
  const judged = (request: FuzzRequest, answer: FuzzAnswer, judge: Judge) => {
    tally.count(request, answer);
    const fault = judge(request, answer);
    if (fault !== null) faults.add(fault, answer, [request]);
  };
  for (let made = 0, turn = 1; made < count; turn += 1) {
    if (turn % FRAME_EVERY === 0) {
      const { request, send } = nextFrame();
      judged(request, await send(), judge);
      made += 1;
    } else if (turn % PAGE_EVERY === 0) {
      const request = nextPage();
      judged(request, await shell.send(request), judgePage);
      made += 1;
    } else made += await call();
    for (const actor of cast.actors) for (const token of actor.tokens) tokens.add(token);
  }
  api.close();
  shell.close();
}

type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string | null;

const overShell = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  url: `/api${request.url}`,
  headers: { host: request.headers['source-site'] ?? 'realestate.localhost', ...request.headers },
});

async function payInSandbox(sandboxUrl: string, token: string): Promise<void> {
  await fetch(`${sandboxUrl}/yookassa/pay/${token}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' }),
    // A payment that was not made is one that waits, like others.
  }).catch(() => undefined);
}
