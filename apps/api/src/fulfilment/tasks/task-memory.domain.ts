import type { Step } from '#registers/step.ts';

/**
 * The state of a task with a slow source between runs; saved before anything depends on it. `asking`: a run is asking the
 * question, or was when the process died. `lost`: the question was asked and its answer lost, so the order has to be looked
 * for before the question may be asked again.
 */
export interface TaskMemory {
  readonly state: 'new' | 'asking' | 'lost' | 'asked';
  /** ISO; when asking started. */
  readonly since: string | null;
  readonly ticket: string | null;
  /** The subject of the question, once it was asked. */
  readonly number: string | null;
  /** Tickets the source gave up on. */
  readonly abandoned: readonly string[];
  /** Tickets of earlier runs, whose answers are not wanted any more. */
  readonly dropped: readonly string[];
  readonly looks: number;
  readonly failures: number;
  /** The number of unreadable documents. */
  readonly broken: number;
  /** What the source said or did last instead of an answer, for the customer; null when nothing is known of it. */
  readonly silence: string | null;
}

export const freshMemory: TaskMemory = {
  state: 'new',
  since: null,
  ticket: null,
  number: null,
  abandoned: [],
  dropped: [],
  looks: 0,
  failures: 0,
  broken: 0,
  silence: null,
};

/**
 * What the next run has to know of the earlier ones: which tickets it must not take for its own, and, about the same subject, that a
 * question may have been put whose answer is lost. Then it looks for that order first, because each question is paid for.
 */
export function memoryOfNextRun(memory: TaskMemory, isSameSubject: boolean): TaskMemory {
  const { state, since, ticket, abandoned, dropped } = memory;
  const known = ticket === null ? [] : [ticket];
  const next = { ...freshMemory, dropped: [...dropped, ...abandoned, ...known] };
  return isSameSubject && (state === 'asking' || state === 'lost') ? { ...next, state, since } : next;
}

/** Longer than any call takes: after that the asking run must be dead. */
const ASKING_MS = 30_000;

/** The next action; `wait`: another run is asking at this moment. */
export function nextMove(memory: TaskMemory, now: Date): 'ask' | 'find' | 'look' | 'wait' {
  switch (memory.state) {
    case 'new':
      return 'ask';
    case 'asked':
      return 'look';
    case 'lost':
      return 'find';
    case 'asking':
      return memory.since !== null && now.getTime() - Date.parse(memory.since) < ASKING_MS ? 'wait' : 'find';
    default:
      return memory.state satisfies never;
  }
}

/** A run that did not end the task. */
type Unfinished = Exclude<Step, { kind: 'outcome' }>;

const WORKING = 'Источник принял вопрос и ещё готовит ответ.';

/** What is known of a source after a run without an answer; `before` that run, which a held question leaves as it was. */
export function silenceAfter(step: Unfinished, before: string | null): string | null {
  if (step.kind === 'held') return before;
  return step.kind === 'working' ? WORKING : (step.words ?? null);
}

/** Why a task was given up, for its customer. */
export const givenUpWords = (silence: string | null): string =>
  silence === null || silence === 'Источник не ответил.'
    ? 'Источник не ответил за отведённое время.'
    : `Ответа за отведённое время нет. ${silence}`;
