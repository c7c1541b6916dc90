import type { ClientBase, Pool } from 'pg';

/** `uuidv7()` and the collation `pg_c_utf8` came with this version of PostgreSQL. */
const LEAST_MAJOR = 18;

/** A database that answers, and that the application must not work with; the message tells an operator why, in one sentence. */
export class UnfitDatabase extends Error {}

export async function requireVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  );
  const [{ number, version } = { number: '0', version: 'unknown' }] = rows;
  if (Number(number) >= LEAST_MAJOR * 10_000) return;
  throw new UnfitDatabase(
    `The database is PostgreSQL ${version}; version ${LEAST_MAJOR} or later is needed (uuidv7, pg_c_utf8).`,
  );
}

/** Who the statements of this connection work as. */
export async function askRole(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_user as name');
  return rows[0]?.name ?? '';
}

/** A pooler may drop the option that names the role: everything would work, as the owner, and nothing but triggers guard the ledger. */
export async function requireRole(pool: Pick<Pool, 'query'>, role: string): Promise<void> {
  const name = await askRole(pool);
  if (name === role) return;
  throw new UnfitDatabase(
    `Connections of DATABASE_URL work as "${name}" and not as "${role}": ` +
      `a pooler in between needs DATABASE_DIRECT_URL beside it, and its user "alter role ... set role ${role}".`,
  );
}
