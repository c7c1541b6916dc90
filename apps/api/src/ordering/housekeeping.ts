import type { Database } from '#platform/db/pool.ts';

/** Answers kept for repeated requests. */
export async function dropOldRequestKeys(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
