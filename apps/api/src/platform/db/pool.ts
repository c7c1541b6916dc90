import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolClient } from 'pg';
import { pipelinedClient } from './pipelined-client.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** The role the application runs as: it may not update or delete ledger rows. */
export const applicationRole = 'proverka_app';

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly role: string | null;
}

export function openPool({ url, size, role }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'proverka',
    pipeline: true,
    ...(role === null ? {} : { options: `-c role=${role}` }),
    types: { getTypeParser: typeParser as typeof types.getTypeParser },
  });
  // The pool handles errors of idle connections. A connection that breaks inside a transaction, between two statements,
  // would emit an unhandled error and end the process; its next statement fails anyway, so the event can be ignored.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface DatabaseOptions {
  /** A prepared statement is known to one connection, and behind a pooler the next transaction gets another. */
  readonly isPooled?: boolean;
}

export function openDatabase(pool: Pool, { isPooled = false }: DatabaseOptions = {}): Database {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: isPooled ? pool : withNamedStatements(pool) }),
  });
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: parseSafeInteger,
  // A calendar date has no time zone, so it stays text.
  [types.builtins.DATE]: (text) => text,
};

function typeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return (
    parsers[oid] ??
    (types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown)(oid, format)
  );
}

/** Kopecks and counters are `bigint` in the database; beyond 2^53 a number would silently lose precision. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of the safe range: ${text}`);
  return value;
}

/**
 * Prepares every statement once per connection: planning costs more than running for most of ours. SQL text never
 * holds values, so there are few distinct texts; past the cap (generated SQL) statements are not named. Neither is a text that begins with
 * a comment: it is planned at every run for its values.
 */
function withNamedStatements(pool: Pool): PostgresPool {
  const facades = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const facade = facades.get(client) ?? namingFacade(client);
      facades.set(client, facade);
      return facade;
    },
  };
}

const namingFacade = (client: PoolClient): PostgresPoolClient =>
  pipelinedClient(client, (text, values) => client.query({ ...statementName(text), text, values }));

const MAX_NAMED_STATEMENTS = 400;
const names = new Map<string, string>();

function statementName(text: string): { name: string } | undefined {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MAX_NAMED_STATEMENTS || !/^\s*(select|insert|update|delete|with)/i.test(text))
    return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return { name };
}
