import type { Connection } from '#platform/db/transaction.ts';

/** Deletes notifications that came to nothing; those that moved money are kept with their payment. */
export async function dropOldNotifications(db: Connection, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_notification')
    .where('outcome', 'in', ['unknown', 'ignored'])
    .where('received_at', '<', before)
    .execute();
}
