import type { Logger } from 'pino';
import type { PlatformConfig } from './config.ts';
import type { Database } from './db/pool.ts';
import type { FileStore } from './files/file-store.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** What use cases of every room are given; made once per process, replaced piece by piece in tests. */
export interface PlatformDeps {
  readonly config: PlatformConfig;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
  readonly now: () => Date;
  /** Time-ordered (UUID version 7), so that new rows sit together in their indexes. */
  readonly newId: () => string;
  /** Documents as received and PDFs as rendered, by content hash. */
  readonly files: FileStore;
  readonly mailer: Mailer;
}
