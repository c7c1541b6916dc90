import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';

/** Reads what groups hundreds of thousands of rows: with the usual memory of a statement they would be sorted on the disk. */
export const readInMemory = <Row>(db: Database, statement: RawBuilder<Row>): Promise<readonly Row[]> =>
  inTransaction(db, async (tx) => {
    await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
    return (await statement.execute(tx)).rows;
  });
