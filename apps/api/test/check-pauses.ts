import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/pool.ts';
import { createPerson } from './people.ts';

/** An account whose checks of people are paused; returns the id of the pause. */
export async function pausedAccount(db: Database): Promise<string> {
  const { id: userId } = await createPerson(db);
  const id = randomUUID();
  await db
    .insertInto('check_pause')
    .values({
      id,
      user_id: userId,
      pattern: 'many_people_day',
      counted: 21,
      allowed: 20,
      opened_at: new Date(),
    })
    .execute();
  return id;
}
