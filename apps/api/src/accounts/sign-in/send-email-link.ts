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
    const {
      email,
      brand,
      email_verified_at: verifiedAt,
    } = await tx
      .selectFrom('app_user')
      .select(['email', 'brand', 'email_verified_at'])
      .where('id', '=', userId)
      // A proof that arrives at the same time deletes the links: this one must not come after it.
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (verifiedAt !== null) return refuse('email_already_verified');
    const site = deps.config.publicUrls[brand];
    await queueLetter(deps, tx, {
      reason: `email-link:${userId}:${deps.newId()}`,
      brand,
      recipient: email,
      letter: confirmEmail(emailLinkUrl(site, await newEmailLink(tx, userId, deps.now()))),
      isSecret: true,
    });
    await recordEvent(deps, tx, by, { event: 'email.link_sent', ownerId: userId, subject: null });
    return done({ email: maskEmail(email) });
  });
}
