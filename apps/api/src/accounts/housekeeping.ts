import type { Database } from '#platform/db/pool.ts';

/** Sessions long over, and what programs did so long ago that nobody asks any more. */
export async function dropOldSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('api_token_event').where('at', '<', before).execute();
  await db.deleteFrom('session').where('expires_at', '<', before).execute();
}
