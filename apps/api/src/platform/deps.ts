import type { Logger } from 'pino';
import type { Apart } from './apart/apart.ts';
import type { PlatformConfig } from './config.ts';
import type { Database } from './db/pool.ts';
import type { DestroyedList } from './destruction/destroyed-list.ts';
import type { FileStore } from './files/file-store.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Scanner } from './scanner/scanner.ts';

/** The dependencies of use cases in every room; created once per process, replaced one by one in tests. */
export interface PlatformDeps {
  readonly config: PlatformConfig;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
  readonly now: () => Date;
  /** Time-ordered (UUID version 7), so that new rows are adjacent in their indexes. */
  readonly newId: () => string;
  /** Received documents and rendered PDFs, by content hash. */
  readonly files: FileStore;
  /** Keys of what was destroyed, for restored backups. */
  readonly destroyed: DestroyedList;
  readonly mailer: Mailer;
  readonly scanner: Scanner;
  /** Reads what strangers send, and makes what takes long: never on the thread that answers requests. */
  readonly apart: Apart;
}
