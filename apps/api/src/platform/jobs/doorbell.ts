import type { Logger } from 'pino';
import { createBell } from '../db/bell.ts';
import type { Bell } from '../db/bell.ts';
import type { Connection } from '../db/transaction.ts';
import type { JobName } from './job-data.ts';

export const JOBS_CHANNEL = 'jobs_waiting';

/** Wakes the workers of a queue; after a lost notification they find the job by polling within half a second. */
export const createDoorbell = (db: Connection, log: Logger): Bell<JobName> =>
  createBell(db, JOBS_CHANNEL, (error) => log.warn({ err: error }, 'workers were not woken'));
