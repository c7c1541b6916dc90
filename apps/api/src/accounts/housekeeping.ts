import type { Database } from '#platform/db/pool.ts';

/** Deletes long expired sessions, links and old log entries of programs. */
export async function dropOldSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('api_token_event').where('at', '<', before).execute();
  await db.deleteFrom('email_verification').where('expires_at', '<', before).execute();
  await db.deleteFrom('session').where('expires_at', '<', before).execute();
}
