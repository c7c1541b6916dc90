import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { open, seal, sealingKey } from './seal.ts';
import { sealedColumns } from './sealed-columns.ts';

interface Secrets {
  readonly before: string;
  readonly after: string;
}

interface Resealed {
  readonly table: string;
  /** Encrypted anew. */
  readonly rows: number;
  /** Were encrypted with the new secret already. */
  readonly already: number;
}

interface Row {
  readonly owner: string;
  readonly sealed: Buffer;
}

/**
 * Encrypts everything anew that was encrypted with the former `APP_SECRET`, all of it or nothing; a second run changes nothing. Throws
 * when something opens with neither secret. Nobody writes to the tables meanwhile.
 */
export const reseal = (db: Database, secrets: Secrets): Promise<Resealed[]> =>
  inTransaction(db, async (tx) => {
    const done: Resealed[] = [];
    for (const column of sealedColumns) done.push(await resealColumn(tx, column, secrets));
    return done;
  });

async function resealColumn(
  tx: Transaction,
  { table, column, belongsTo, purpose }: (typeof sealedColumns)[number],
  { before, after }: Secrets,
): Promise<Resealed> {
  const [in_, of, owner] = [sql.table(table), sql.ref(column), sql.ref(belongsTo)];
  await sql`lock table ${in_} in share row exclusive mode`.execute(tx);
  const { rows } = await sql<Row>`
    select distinct ${owner}::text as owner, ${of} as sealed from ${in_} where ${of} is not null`.execute(tx);
  const [old, next] = [sealingKey(before, purpose), sealingKey(after, purpose)];
  let changed = 0;
  for (const row of rows) {
    if (opened(next, row) !== null) continue;
    const bytes = opened(old, row);
    if (bytes === null) throw new Error(`${table} of ${row.owner} is encrypted with neither secret`);
    await sql`
      update ${in_} set ${of} = ${seal(next, row.owner, bytes)}
      where ${owner} = ${row.owner}::uuid and ${of} = ${row.sealed}`.execute(tx);
    changed += 1;
  }
  return { table, rows: changed, already: rows.length - changed };
}

function opened(key: Buffer, { owner, sealed }: Row): Buffer | null {
  try {
    return open(key, owner, sealed);
  } catch {
    return null;
  }
}
