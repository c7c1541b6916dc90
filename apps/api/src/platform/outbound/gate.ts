import { setTimeout as wait } from 'node:timers/promises';
import { isGivenUp } from './given-up.ts';
import { callHttp } from './http-call.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';

export interface GateOptions {
  /** The most calls that may begin within one second; 0 means no limit. */
  readonly perSecond: number;
  /** The circuit opens after this many failures in a row. */
  readonly failuresToOpen: number;
  readonly coolOffMs: number;
  /** Delays between retries of a call; a source that says «Retry-After» sets its own. */
  readonly repeatAfterMs: readonly number[];
  /** No call takes longer, whatever it wishes. */
  readonly longestCallMs: number;
  readonly now?: () => number;
  /** Rate-limit slots shared with other processes; without them each process keeps the rate alone. */
  readonly turns?: Turns;
}

/** Milliseconds until a call may begin when calls are `gapMs` apart; null when that would exceed `longestMs`. */
export type Turns = (gapMs: number, longestMs: number) => Promise<number | null>;

export type GateAnswer =
  | HttpAnswer
  | { readonly answered: false; readonly reason: 'circuit_open' | 'crowded' };

export interface Gate {
  /** A call that changes nothing at the source: retried when it fails. */
  readonly read: (call: HttpCall) => Promise<GateAnswer>;
  /** A call that may have taken effect although no answer came: never retried here. */
  readonly write: (call: HttpCall) => Promise<GateAnswer>;
}

/** How long a system that failed several times in a row is left alone before it is tried again. */
const USUAL_COOL_OFF_SECONDS = 15;
const defaults: Omit<GateOptions, 'now' | 'turns'> = {
  longestCallMs: Infinity,
  perSecond: 10,
  failuresToOpen: 5,
  coolOffMs: USUAL_COOL_OFF_SECONDS * 1000,
  repeatAfterMs: [250],
};
// A call that would wait longer than this for its slot is refused at once.
const LONGEST_QUEUE_MS = 5000;
// After a pause of the machine all that waited would start at once: a call this late takes another slot.
const LATEST_MS = 150;
// Where every slot is learnt late, a third one would be no better: each costs the source's rate and the visitor's time.
const MOST_TURNS = 2;

/**
 * The gate to one outside system in this process: rate limit, retries and circuit breaker. After the pause one probe call
 * is let through; its outcome closes or reopens the circuit.
 */
export function createGate(options: Partial<GateOptions> = {}): Gate {
  const {
    perSecond,
    failuresToOpen,
    coolOffMs,
    repeatAfterMs,
    longestCallMs,
    now = () => performance.now(),
    turns = localTurns(now),
  } = { ...defaults, ...options };
  const gapMs = 1000 / perSecond;
  let failures = 0;
  let closedUntil = 0;

  async function once(call: HttpCall): Promise<GateAnswer> {
    if (now() < closedUntil) return { answered: false, reason: 'circuit_open' };
    // Other calls wait for the outcome of this probe.
    if (failures >= failuresToOpen) closedUntil = now() + coolOffMs;
    if (perSecond > 0 && !(await untilTurn())) return { answered: false, reason: 'crowded' };
    const answer = await callHttp({ ...call, timeoutMs: Math.min(call.timeoutMs, longestCallMs) });
    // Visitors who leave while they wait say nothing about the source: else a few of them would close it to everybody.
    if (!answer.answered && call.signal && isGivenUp(call.signal)) return answer;
    failures = isFailure(answer) ? failures + 1 : 0;
    closedUntil = failures >= failuresToOpen ? now() + coolOffMs : 0;
    return answer;
  }

  /** False when there is no slot in reasonable time. A busy process may wake up after its slot, and keeps the second. */
  async function untilTurn(): Promise<boolean> {
    for (let taken = 0; taken < MOST_TURNS; taken += 1) {
      const asked = now();
      const pauseMs = await turns(gapMs, LONGEST_QUEUE_MS);
      if (pauseMs === null) return false;
      if (pauseMs > 0) await wait(pauseMs);
      if (now() - asked - pauseMs <= LATEST_MS) break;
    }
    return true;
  }

  return {
    write: once,
    async read(call) {
      let answer = await once(call);
      for (const pauseMs of repeatAfterMs) {
        if (!isFailure(answer) || call.signal?.aborted) return answer;
        const askedMs = (answer.answered && answer.retryAfterMs) || 0;
        if (askedMs > LONGEST_QUEUE_MS) return answer;
        await wait(Math.max(pauseMs, askedMs));
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
