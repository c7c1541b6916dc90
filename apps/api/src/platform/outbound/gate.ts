import { setTimeout as wait } from 'node:timers/promises';
import { callHttp } from './http-call.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';

export interface GateOptions {
  /** Calls begun within one second, at most; 0 is no limit. */
  readonly perSecond: number;
  /** After so many failures in a row nobody is sent for a while. */
  readonly failuresToOpen: number;
  readonly coolOffMs: number;
  /** Pauses before a call that may be repeated is repeated. */
  readonly repeatAfterMs: readonly number[];
  readonly now?: () => number;
  /** Turns shared with other processes; without them this process keeps the pace alone. */
  readonly turns?: Turns;
}

/** Milliseconds until a call may begin when calls are `gapMs` apart; null when that would be longer than `longestMs`. */
export type Turns = (gapMs: number, longestMs: number) => Promise<number | null>;

export type GateAnswer =
  | HttpAnswer
  | { readonly answered: false; readonly reason: 'circuit_open' | 'crowded' };

export interface Gate {
  /** A call that changes nothing at the source: repeated when it fails. */
  readonly read: (call: HttpCall) => Promise<GateAnswer>;
  /** A call that may have done its work although no answer came: never repeated here. */
  readonly write: (call: HttpCall) => Promise<GateAnswer>;
}

const defaults: Omit<GateOptions, 'now' | 'turns'> = {
  perSecond: 10,
  failuresToOpen: 5,
  coolOffMs: 15_000,
  repeatAfterMs: [250],
};
// Who would wait longer than this for a turn is told so at once.
const LONGEST_QUEUE_MS = 5000;
// A call so much later than its turn would meet those of the next turns: it takes another one.
const LATEST_MS = 150;
const MOST_TURNS = 10;

/**
 * The way to one outside system from this process: not too fast, again after a failure, and not at all for a while when it
 * keeps failing. After the pause one call is let through; its answer opens or closes the way.
 */
export function createGate(options: Partial<GateOptions> = {}): Gate {
  const {
    perSecond,
    failuresToOpen,
    coolOffMs,
    repeatAfterMs,
    now = () => performance.now(),
    turns = localTurns(now),
  } = { ...defaults, ...options };
  const gapMs = 1000 / perSecond;
  let failures = 0;
  let closedUntil = 0;

  async function once(call: HttpCall): Promise<GateAnswer> {
    if (now() < closedUntil) return { answered: false, reason: 'circuit_open' };
    // Others wait for the outcome of this one call after the pause.
    if (failures >= failuresToOpen) closedUntil = now() + coolOffMs;
    if (perSecond > 0 && !(await untilTurn())) return { answered: false, reason: 'crowded' };
    const answer = await callHttp(call);
    failures = isFailure(answer) ? failures + 1 : 0;
    closedUntil = failures >= failuresToOpen ? now() + coolOffMs : 0;
    return answer;
  }

  /** False when there is no turn in reasonable time. A busy process may sleep through its turn. */
  async function untilTurn(): Promise<boolean> {
    for (let taken = 0; taken < MOST_TURNS; taken += 1) {
      const asked = now();
      const pauseMs = await turns(gapMs, LONGEST_QUEUE_MS);
      if (pauseMs === null) return false;
      if (pauseMs > 0) await wait(pauseMs);
      if (now() - asked - pauseMs <= LATEST_MS) return true;
    }
    return false;
  }

  return {
    write: once,
    async read(call) {
      let answer = await once(call);
      for (const pauseMs of repeatAfterMs) {
        if (!isFailure(answer) || call.signal?.aborted) return answer;
        await wait(pauseMs);
        answer = await once(call);
      }
      return answer;
    },
  };
}

function localTurns(now: () => number): Turns {
  let next = 0;
  return (gapMs, longestMs) => {
    const turn = Math.max(now(), next);
    if (turn - now() > longestMs) return Promise.resolve(null);
    next = turn + gapMs;
    return Promise.resolve(turn - now());
  };
}

const isFailure = (answer: GateAnswer): boolean =>
  !answer.answered || answer.status >= 500 || answer.status === 429;
