import type { Logger } from 'pino';
import { createBell } from '../db/bell.ts';
import type { Bell } from '../db/bell.ts';
import type { Connection } from '../db/transaction.ts';
import type { JobName } from './job-data.ts';

export const JOBS_CHANNEL = 'jobs_waiting';

/** Wakes the workers of a queue; a lost ring costs half a second, the workers' own look. */
export const createDoorbell = (db: Connection, log: Logger): Bell<JobName> =>
  createBell(db, JOBS_CHANNEL, (error) => log.warn({ err: error }, 'workers were not woken'));
