import type { TaskStatus } from '@proverka/contract/report';
import { taskStatuses } from '@proverka/contract/report';

/** Events of a task. */
export type TaskEvent =
  /** Its first step is taken. */
  | 'begun'
  /** It ended with an answer, or without one. */
  | 'found'
  | 'nothing_found'
  | 'unavailable'
  | 'failed'
  /** Its source needs more data from the customer. */
  | 'data_awaited'
  /** The customer does without it, or the time to give the data is over. */
  | 'skipped'
  /** Its question is put again: with more data, or because there was no answer. */
  | 'asked_again'
  /** The staff puts its question anew, also while it is under way. */
  | 'sent_again';

type Moves = Readonly<Partial<Record<TaskStatus, TaskStatus>>>;

const ended = (to: TaskStatus): Moves => ({ queued: to, running: to, needs_data: to });

/** The transitions of a task by event. The database refuses every other transition. */
const moves: Readonly<Record<TaskEvent, Moves>> = {
  begun: { queued: 'running' },
  found: ended('found'),
  nothing_found: ended('nothing_found'),
  unavailable: ended('unavailable'),
  failed: ended('failed'),
  data_awaited: { queued: 'needs_data', running: 'needs_data' },
  skipped: { needs_data: 'skipped' },
  asked_again: { needs_data: 'queued', skipped: 'queued', unavailable: 'queued', failed: 'queued' },
  sent_again: { running: 'queued', needs_data: 'queued', unavailable: 'queued', failed: 'queued' },
};

export const taskEvents = Object.keys(moves) as readonly TaskEvent[];

/** The status after an event; null when the event does not apply, because it came late or twice. */
export const decideTask = (status: TaskStatus, event: TaskEvent): TaskStatus | null =>
  moves[event][status] ?? null;

/** The statuses an event applies to. */
export const movedBy = (event: TaskEvent): TaskStatus[] =>
  taskStatuses.filter((status) => decideTask(status, event) !== null);

const answered: ReadonlySet<TaskStatus> = new Set(['found', 'nothing_found']);

/** Its source has answered. */
export const isAnswered = ({ status }: { readonly status: TaskStatus }): boolean => answered.has(status);

/** An answer may still come. */
export const isUnderWay = ({ status }: { readonly status: TaskStatus }): boolean =>
  decideTask(status, 'found') !== null;

/** The kinds of checks a report does without altogether: in one about several owners, of all of them. */
export function skippedTypes(
  tasks: readonly { readonly type: string; readonly status: TaskStatus }[],
): ReadonlySet<string> {
  const done = new Set(tasks.filter(({ status }) => status !== 'skipped').map(({ type }) => type));
  return new Set(tasks.map(({ type }) => type).filter((type) => !done.has(type)));
}
