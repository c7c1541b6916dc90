import type { Database } from '#platform/db/pool.ts';

/** Older checks say nothing about a pattern of today. */
export async function dropOldPersonChecks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('person_check').where('checked_at', '<', before).execute();
}
