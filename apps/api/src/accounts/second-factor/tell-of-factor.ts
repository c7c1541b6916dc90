import { homeOf } from '#platform/public-url.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { AccountsDeps } from '../deps.ts';
import { factorChanged } from './letters.domain.ts';
import type { FactorChange } from './letters.domain.ts';

const eventOf = {
  passkey_added: ['second_factor.added', 'passkey'],
  passkey_removed: ['second_factor.removed', 'passkey'],
  totp_added: ['second_factor.added', 'totp'],
  totp_removed: ['second_factor.removed', 'totp'],
  codes_made: ['second_factor.added', 'recovery_code'],
} as const;

/** In the journal, and to the owner by mail. */
export async function tellOfFactor(
  deps: AccountsDeps,
  tx: Transaction,
  caller: Caller,
  change: FactorChange,
): Promise<void> {
  const { userId, address } = caller;
  const [event, way] = eventOf[change];
  await recordEvent(deps, tx, caller, { event, ownerId: userId, subject: userId, after: { way } });
  const account = await tx
    .selectFrom('app_user')
    .select(['email', 'brand', 'registration_url'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `second-factor:${userId}:${deps.newId()}`,
    brand: account.brand,
    recipient: account.email,
    letter: factorChanged(homeOf(deps.config, account), change, { when: deps.now(), address }),
  });
}
