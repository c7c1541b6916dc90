import { apiSettings } from '@proverka/settings/api-settings';
import { MetricsPortTaken } from '@proverka/metrics/metrics-listener';
import { isAskedToPrint, printSettings } from '@proverka/settings/print-settings';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { connectionTrouble } from '#platform/db/errors.ts';
import { canUseApplicationRole } from '#platform/db/migrate.ts';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import type { Database } from '#platform/db/pool.ts';
import { UnfitDatabase, askRole, requireRole } from '#platform/db/server-needs.ts';
import { createLog } from '#platform/http/log.ts';

const STOP_WITHIN_MS = 5000;

/** Runs an entry point; an error an operator can fix is printed as one sentence without a stack, with a non-zero exit. */
export async function runProcess(
  name: string,
  main: (config: Config, log: Logger) => Promise<Stop>,
): Promise<void> {
  if (isAskedToPrint(process.argv)) process.stdout.write(printSettings(apiSettings, process.env));
  const read = readConfig(process.env);
  if ('mistakes' in read) return fail(read.mistakes);
  if (isAskedToPrint(process.argv)) return;
  const log = createLog(read.config.logLevel, name);
  try {
    stopOnSignal(await main(read.config, log), log);
  } catch (error) {
    fail([sentenceOf(error, read.config)]);
    if (sentenceOf(error, read.config) === UNEXPECTED) log.fatal({ err: error }, 'start failed');
  }
}

export type Stop = () => Promise<void>;

const UNEXPECTED = 'The process could not start; the log says why.';

function sentenceOf(error: unknown, config: Config): string {
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isListening)
    return `API_PORT ${config.http.port} on ${config.http.host} cannot be used: another process has it.`;
  if (
    error instanceof Error &&
    /pg-boss (is not installed|database requires migrations)/.test(error.message)
  ) {
    return 'The database is not migrated; run `node src/migrate.main.ts` first.';
  }
  if (error instanceof UnfitDatabase || error instanceof MetricsPortTaken) return error.message;
  return connectionTrouble(error) ?? UNEXPECTED;
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  // Half-open connections would keep an idle process alive.
  setTimeout(() => process.exit(1), 100).unref();
}

function stopOnSignal(stop: Stop, log: Logger): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stop failed');
          process.exit(1);
        },
      );
    });
  }
}

export interface OpenedDatabase {
  readonly pool: Pool;
  readonly db: Database;
  /** The role connections switch to; null when the database has none, or where they have it from their user. */
  readonly role: string | null;
  /** The connections answer, and work as the role they must. */
  readonly isReady: () => Promise<boolean>;
}

export async function openApplicationDatabase({ database }: Config, log: Logger): Promise<OpenedDatabase> {
  const { url, directUrl, poolSize } = database;
  const expected = (await canUseApplicationRole(directUrl)) ? applicationRole : null;
  if (expected === null) {
    log.warn('the database has no application role: the ledger is guarded by its triggers only');
  }
  // Poolers refuse a connection that names a role: its user has it.
  const isPooled = url !== directUrl;
  const role = isPooled ? null : expected;
  const pool = openPool({ url, size: poolSize, role });
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection broke'));
  if (expected !== null) await requireRole(pool, expected);
  const isReady = async () => {
    const name = await askRole(pool);
    if (expected === null || name === expected) return true;
    log.error({ role: name, expected }, 'not ready: database connections work as another role');
    return false;
  };
  return { pool, db: openDatabase(pool, { isPooled }), role, isReady };
}
