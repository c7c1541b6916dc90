import { boundWork } from '../bounded-work.ts';
import { startChild, type Child } from './child.ts';
import type { Answer, Question, Work } from './work.ts';

export interface Apart {
  /**
   * Does the work in a process of its own, with limits of time and memory: whatever a stranger's bytes do there, this
   * process goes on answering. Questions of one kind wait for their turn, and too many are refused (503). Rejects only when
   * the signal is aborted, when too many wait, or when it was closed.
   */
  readonly run: <Do extends (question: never) => unknown>(
    work: Work<Do>,
    question: Question<Do>,
    signal?: AbortSignal,
  ) => Promise<Answer<Do>>;
  readonly close: () => Promise<void>;
}

/** The process is kept this long after a question, because starting one takes longer than most questions. */
const IDLE_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

type OnFailure = (error: Error) => void;

/** One process for each kind of work, started with its first question. `onFailure` hears of faults that are ours. */
export function createApart(onFailure: OnFailure, idleMilliseconds = IDLE_MS): Apart {
  const lanes = new Map<Work, Lane>();
  let isClosed = false;
  return {
    run: async (work, question, signal) => {
      signal?.throwIfAborted();
      if (isClosed) throw closed();
      const lane = lanes.get(work) ?? startLane(work, onFailure, idleMilliseconds);
      lanes.set(work, lane);
      return lane.run(question, signal) as Promise<Answer<never>>;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}

const closed = () => new Error('Work apart was asked for after its end');

interface Lane {
  readonly run: (question: unknown, signal: AbortSignal | undefined) => Promise<Answer<() => unknown>>;
  readonly close: () => Promise<void>;
}

function startLane(work: Work, onFailure: OnFailure, idleMilliseconds: number): Lane {
  const { name: what, waiting } = work;
  const inTurn = boundWork({ what, running: 1, waiting, retryAfterSeconds: RETRY_AFTER_SECONDS });
  let child: Child | undefined;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  const stop = async () => {
    const stopped = child;
    child = undefined;
    await stopped?.stop();
  };
  return {
    run: (question, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        if (isClosed) throw closed();
        clearTimeout(idle);
        if (child?.hasEnded() !== false) child = startChild(work);
        const answer = await child.ask(question, signal);
        if (isClosed) throw closed();
        idle = setTimeout(() => void stop(), idleMilliseconds).unref();
        signal?.throwIfAborted();
        if ('error' in answer) onFailure(answer.error);
        return 'error' in answer ? { ok: false, code: 'failed' } : answer;
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await stop();
    },
  };
}
