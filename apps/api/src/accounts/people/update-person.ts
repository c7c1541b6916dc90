import { sql } from 'kysely';
import type { AccountsDeps } from '../deps.ts';
import { phoneOf } from '../register.ts';

/** An unchanged phone stays verified; a new one has to be verified again. */
export function updatePerson(
  deps: AccountsDeps,
  userId: string,
  { name, phone }: { name: string; phone: string },
) {
  const written = phoneOf(phone);
  return deps.db
    .updateTable('app_user')
    .set({
      name,
      phone: written,
      phone_verified_at: sql`case when phone = ${written} then phone_verified_at end`,
    })
    .where('id', '=', userId)
    .returning(['id', 'email', 'name', 'role', 'phone', 'phone_verified_at'])
    .executeTakeFirstOrThrow();
}
