import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { hashCode, isSameHash } from '../phone-code.ts';

const CODE_ATTEMPTS = 5;

/** A wrong code uses up an attempt even when many are tried at once; after the fifth the code is invalid. */
export function verifyCode(
  deps: AccountsDeps,
  caller: Caller,
  code: string,
): Promise<Result<{ is_verified: true }, 'code_wrong' | 'code_expired'>> {
  const now = deps.now();
  const { userId } = caller;
  return inTransaction(deps.db, async (tx) => {
    // Locks the person before the code, as everywhere, to avoid deadlocks.
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const sent = await tx
      .selectFrom('phone_verification')
      .select(['phone', 'code_hash', 'attempts', 'expires_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (sent === undefined || sent.expires_at <= now || sent.attempts >= CODE_ATTEMPTS) {
      return refuse('code_expired');
    }
    if (!isSameHash(sent.code_hash, hashCode(deps.config.appSecret, userId, sent.phone, code))) {
      const attempts = sent.attempts + 1;
      await tx.updateTable('phone_verification').set({ attempts }).where('user_id', '=', userId).execute();
      await recordEvent(deps, tx, caller, { event: 'phone.code_refused', ownerId: userId, subject: userId });
      return refuse(attempts < CODE_ATTEMPTS ? 'code_wrong' : 'code_expired');
    }
    const verified = await tx
      .updateTable('app_user')
      .set({ phone_verified_at: now })
      .where('id', '=', userId)
      // The phone was changed since: the code verifies another one.
      .where('phone', '=', sent.phone)
      .returning('id')
      .executeTakeFirst();
    await tx.deleteFrom('phone_verification').where('user_id', '=', userId).execute();
    if (verified === undefined) return refuse('code_expired');
    await recordEvent(deps, tx, caller, { event: 'phone.verified', ownerId: userId, subject: userId });
    return done({ is_verified: true as const });
  });
}
