import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordChanged } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { forgetPlaces, placeKeys, rememberPlace } from '../known-place.store.ts';
import type { Place } from '../known-place.store.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import type { Session } from '#platform/http/session.ts';
import { revokeOtherSessions } from '../session.store.ts';

/** Closes all other sessions, invalidates a password sent by a reset and forgets all places but this one. */
export async function updatePassword(
  deps: AccountsDeps,
  { userId, tokenHash }: Session,
  { oldPassword, password, ...place }: { oldPassword: string; password: string } & Place,
): Promise<Result<{ ok: true }, 'wrong_password'>> {
  const account = await deps.db
    .selectFrom('app_user')
    .select(['email', 'brand', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, oldPassword))) return refuse('wrong_password');
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.db, async (tx) => {
    const changed = await tx
      .updateTable('app_user')
      .set({
        password_hash: passwordHash,
        password_is_generated: false,
        reset_password_hash: null,
        reset_expires_at: null,
        reset_nonce: null,
        reset_made_at: null,
      })
      .where('id', '=', userId)
      // Of two concurrent changes the second one's old password is no longer valid.
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return refuse('wrong_password');
    await revokeOtherSessions(tx, userId, tokenHash, deps.now());
    await forgetPlaces(tx, userId);
    await rememberPlace(tx, userId, placeKeys(place, deps.config.appSecret), deps.now());
    await queueLetter(deps, tx, {
      reason: `password-changed:${userId}:${deps.newId()}`,
      brand: account.brand,
      recipient: account.email,
      letter: passwordChanged(deps.config.publicUrls[account.brand]),
    });
    return done({ ok: true as const });
  });
}
