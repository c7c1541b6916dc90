import type { Connection } from '#platform/db/transaction.ts';

/** Whether the first reading is complete: what is on sale and the history; from then on only changes are read. */
export async function areAdvertsRead(db: Connection): Promise<boolean> {
  const read = await db
    .selectFrom('advert_reading')
    .select('source')
    .where('stage', '=', 'changes')
    .limit(1)
    .executeTakeFirst();
  return read !== undefined;
}
