import type { Database } from '#platform/db/pool.ts';

export async function dropOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).execute();
}
