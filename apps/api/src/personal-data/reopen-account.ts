import { homeOf } from '#platform/public-url.ts';
import { randomBytes } from 'node:crypto';
import { hashPassword, passwordOfNonce } from '#accounts/password.ts';
import { accountReopened } from '#accounts/letters.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { PersonalDataDeps } from './deps.ts';

/** As long as the password of any other reset. */
const PASSWORD_LIFE_MS = 24 * 3600 * 1000;

type Why = 'person_not_found' | 'person_not_removed' | 'person_destroyed';

interface NewPassword {
  readonly nonce: Buffer;
  readonly hash: string;
}

/**
 * Opens an account again that its owner closed, as long as nothing of it is destroyed. A new password goes to its e-mail, so that
 * whoever asked the staff by telephone gains nothing by it. Tokens and webhooks that ended with the account stay ended.
 */
export async function reopenAccount(
  deps: PersonalDataDeps,
  caller: Caller,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<Result<{ ok: true }, Why>> {
  const nonce = randomBytes(16);
  const hash = await hashPassword(passwordOfNonce(nonce, deps.config.appSecret));
  return inTransaction<Result<{ ok: true }, Why>>(deps.db, async (tx) => {
    const withdrawn = await lockWithdrawn(tx, personId);
    if (!withdrawn.ok) return withdrawn;
    await tx.deleteFrom('account_deletion').where('user_id', '=', personId).execute();
    await openWithPassword(deps, tx, personId, { nonce, hash });
    const event = { event: 'account.reopened', ownerId: personId, subject: personId, reason } as const;
    await recordEvent(deps, tx, caller, event);
    const account = withdrawn.value;
    await queueLetter(deps, tx, {
      reason: `account-reopened:${deps.newId()}`,
      brand: account.brand,
      recipient: account.email,
      letter: accountReopened(homeOf(deps.config, account), passwordOfNonce(nonce, deps.config.appSecret)),
      isSecret: true,
    });
    // Last: a line on the disk cannot be rolled back.
    await deps.destroyed.add('reopened', 'account', [personId], deps.now());
    return done({ ok: true as const });
  });
}

/** The rows that the destruction locks, too: whoever comes second finds what the other has done. */
async function lockWithdrawn(tx: Transaction, personId: string) {
  const deletion = await tx
    .selectFrom('account_deletion')
    .select('destroyed_at')
    .where('user_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  const person = await tx
    .selectFrom('app_user')
    .select(['email', 'brand', 'registration_url', 'closed_at'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return refuse('person_not_found');
  if (person.closed_at === null) return refuse('person_not_removed');
  if (deletion === undefined || deletion.destroyed_at !== null) return refuse('person_destroyed');
  return done(person);
}

/** The mailed password replaces the former one when it is used. */
async function openWithPassword(
  { now }: PersonalDataDeps,
  tx: Transaction,
  personId: string,
  { nonce, hash }: NewPassword,
): Promise<void> {
  const at = now();
  await tx
    .updateTable('app_user')
    .set({
      closed_at: null,
      reset_nonce: nonce,
      reset_password_hash: hash,
      reset_made_at: at,
      reset_expires_at: new Date(at.getTime() + PASSWORD_LIFE_MS),
    })
    .where('id', '=', personId)
    .execute();
}
