/**
 * The data of every job, by the name of its queue. Only ids: the job reads the rows as they are when it runs. The room that
 * enqueues a job adds it here (`<room>/queues.ts`); the room that does the work has its handler.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- rooms add their jobs
export interface JobData {}

export type JobName = keyof JobData;

/** A job without data. */
export type NoData = Record<string, never>;
