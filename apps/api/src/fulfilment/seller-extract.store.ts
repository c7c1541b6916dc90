import type { Connection, Transaction } from '#platform/db/transaction.ts';

export function findSellerExtract(db: Connection, id: string) {
  return db.selectFrom('seller_extract').selectAll().where('id', '=', id).executeTakeFirst();
}
export type SellerExtractRow = NonNullable<Awaited<ReturnType<typeof findSellerExtract>>>;

/** The uploads of these ids that may be ordered by this person: their own, or a guest's whose id they know. */
export async function readSellerExtracts(
  db: Connection,
  ids: readonly string[],
  userId: string | null,
  now: Date,
): Promise<readonly SellerExtractRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('seller_extract')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('expires_at', '>', now)
    .execute();
  return rows.filter(({ user_id: owner }) => owner === null || owner === userId);
}

/** Locks the uploads this person may order; the count tells whether all were there. */
export async function lockSellerExtracts(
  tx: Transaction,
  ids: readonly string[],
  userId: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const locked = await tx
    .selectFrom('seller_extract')
    .select('id')
    .where('id', 'in', [...ids])
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.length;
}

export async function keepSellerExtracts(
  tx: Transaction,
  ids: readonly string[],
  userId: string,
  until: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('seller_extract')
    .set((row) => ({
      user_id: userId,
      is_ordered: true,
      expires_at: row.fn<Date>('greatest', ['expires_at', row.val(until)]),
    }))
    .where('id', 'in', [...ids])
    .execute();
}
