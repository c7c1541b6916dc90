import type { Database } from '#platform/db/pool.ts';

/** Deletes old answers stored for repeated requests. */
export async function dropOldRequestKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
