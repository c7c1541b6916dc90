import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { endCredentials } from './end-credentials.ts';
import type { Ending } from './end-credentials.ts';
import { forgetPlaces } from './known-place.store.ts';

export interface NewPassword {
  /** The hash the decision was made by. */
  readonly from: string;
  readonly to: string;
  readonly isGenerated: boolean;
}

/** The only way a password changes: everything that acts for the account ends with it, and no place is known any more. False when it changed meanwhile. */
export async function setPassword(
  deps: PlatformDeps,
  tx: Transaction,
  { from, to, isGenerated }: NewPassword,
  ending: Ending,
): Promise<boolean> {
  const changed = await tx
    .updateTable('app_user')
    .set({
      password_hash: to,
      password_is_generated: isGenerated,
      reset_password_hash: null,
      reset_expires_at: null,
      reset_nonce: null,
      reset_made_at: null,
    })
    .where('id', '=', ending.userId)
    // Of two concurrent changes the second one's old password is no longer valid.
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  await recordEvent(deps, tx, ending.by, {
    event: isGenerated ? 'password.reset_used' : 'password.changed',
    ownerId: ending.userId,
    subject: ending.userId,
  });
  await endCredentials(deps, tx, ending);
  await forgetPlaces(tx, ending.userId);
  return true;
}
