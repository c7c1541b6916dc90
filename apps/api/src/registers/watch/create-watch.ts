import type { Logger } from 'pino';
import type { Database } from '#platform/db/pool.ts';
import { createSourceCalls } from './note-calls.ts';
import type { SourceCalls } from './note-calls.ts';
import { watchOutage } from './watch-outages.ts';
import { writeCalls } from './write-calls.ts';

interface WatchParts {
  readonly db: Database;
  readonly log: Logger;
  readonly secret: string;
}

/** Notes of what sources answer; after each writing the sources that were asked are judged, so that an outage opens within seconds. */
export const createWatch = ({ db, log, secret }: WatchParts): SourceCalls =>
  createSourceCalls({
    secret,
    onFailure: (error) => log.warn({ err: error }, 'what sources answered could not be written'),
    async write(facts) {
      for (const source of await writeCalls(db, facts)) await watchOutage({ db, log }, source);
    },
  });
