import { homeOf } from '#platform/public-url.ts';
import { maskEmail } from '@proverka/validation/email';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { newEmailLink } from '../email-verification.store.ts';
import { confirmEmail, emailLinkUrl } from '../letters.domain.ts';

/** Another letter with a link; the earlier ones stay open until one is used. */
export function sendEmailLink(
  deps: AccountsDeps,
  by: Caller,
): Promise<Result<{ email: string }, 'email_already_verified'>> {
  const { userId } = by;
  return inTransaction(deps.db, async (tx) => {
    const account = await tx
      .selectFrom('app_user')
      .select(['email', 'brand', 'registration_url', 'email_verified_at'])
      .where('id', '=', userId)
      // A proof that arrives at the same time deletes the links: this one must not come after it.
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (account.email_verified_at !== null) return refuse('email_already_verified');
    const site = homeOf(deps.config, account);
    await queueLetter(deps, tx, {
      reason: `email-link:${userId}:${deps.newId()}`,
      brand: account.brand,
      recipient: account.email,
      letter: confirmEmail(emailLinkUrl(site, await newEmailLink(tx, userId, deps.now()))),
      isSecret: true,
    });
    await recordEvent(deps, tx, by, { event: 'email.link_sent', ownerId: userId, subject: null });
    return done({ email: maskEmail(account.email) });
  });
}
