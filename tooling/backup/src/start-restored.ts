import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recoverySettings } from '@proverka/stack/archive';
import { freePort } from '@proverka/stack/ports';
import { startPostgres, type Postgres } from '@proverka/stack/postgres';

interface RestoredServer {
  readonly postgres: Postgres;
  /** When the last transaction it has was committed, as its log says; null when the archive held none. */
  readonly reaches: string | null;
}

interface Restoring {
  readonly dataDir: string;
  readonly archive: string;
  readonly at: Date | null;
  readonly password: string;
}

/** However much log there is: the step says how long it took. */
const WITHIN_MS = 3_600_000;

/** A server of its own on the restored files; it answers when it has repeated the log. */
export async function startRestored({ dataDir, archive, at, password }: Restoring): Promise<RestoredServer> {
  const logFile = path.join(path.dirname(dataDir), 'postgres.log');
  try {
    const postgres = await startPostgres({
      dataDir,
      port: await freePort(0),
      password,
      readyWithinMs: WITHIN_MS,
      settings: { ...recoverySettings(archive, at), log_min_messages: 'log' },
    });
    const log = await readFile(logFile, 'utf8').catch(() => '');
    return { postgres, reaches: /last completed transaction was at log time (.+)/.exec(log)?.[1] ?? null };
  } catch (error) {
    throw new Error(whyNot(await readFile(logFile, 'utf8').catch(() => ''), at) ?? String(error), {
      cause: error,
    });
  }
}

function whyNot(log: string, at: Date | null): string | undefined {
  if (log.includes('recovery ended before configured recovery target was reached'))
    return `The archive ends before ${at?.toISOString()}.`;
  const fatal = [...log.matchAll(/(?:FATAL|PANIC): {2}(.+)/g)].map(([, words = '']) => words);
  const own = fatal.find((words) => !/starting up|not (yet )?accepting/.test(words));
  return own === undefined ? undefined : `The server could not recover: ${own}.`;
}
