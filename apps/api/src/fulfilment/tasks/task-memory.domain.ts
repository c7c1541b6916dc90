/**
 * What a task remembers about a slow source between runs; saved before anything depends on it. `asking`: the question is
 * being put by somebody, or was when the process died. `lost`: it was put and the answer did not come, so it has to be
 * looked for before it may be put again.
 */
export interface TaskMemory {
  readonly state: 'new' | 'asking' | 'lost' | 'asked';
  /** ISO; since when it is being asked. */
  readonly since: string | null;
  readonly ticket: string | null;
  /** What the question is about, once it was put. */
  readonly number: string | null;
  /** Tickets the source gave up on. */
  readonly abandoned: readonly string[];
  readonly looks: number;
  readonly failures: number;
  /** Documents that could not be read. */
  readonly broken: number;
}

export const freshMemory: TaskMemory = {
  state: 'new',
  since: null,
  ticket: null,
  number: null,
  abandoned: [],
  looks: 0,
  failures: 0,
  broken: 0,
};

/** Longer than a question can be on its way: after that whoever was asking is dead. */
const ASKING_MS = 30_000;

/** What may be done now; `wait`: somebody else is asking at this moment. */
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
