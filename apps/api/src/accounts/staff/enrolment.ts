import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { hashSessionToken, newSessionToken } from '#platform/http/session.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { AccountsDeps } from '../deps.ts';
import { deskInvitation } from '../letters.domain.ts';

const ENROLMENT_SECONDS = 3600;

/** A code for one person, instead of any earlier one; only its hash is kept. */
export async function issueEnrolment(
  deps: Pick<AccountsDeps, 'now'>,
  tx: Transaction,
  userId: string,
  by: Actor,
): Promise<string> {
  const code = newSessionToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + ENROLMENT_SECONDS * 1000);
  await tx.deleteFrom('staff_enrolment').where('user_id', '=', userId).execute();
  await tx
    .insertInto('staff_enrolment')
    .values({
      code_hash: hashSessionToken(code),
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
      passkey_challenge: null,
      totp_secret: null,
    })
    .execute();
  const event = { event: 'staff_enrolment.issued', ownerId: userId, subject: userId } as const;
  await recordEvent(deps, tx, by, { ...event, after: { expires: expiresAt.toISOString() } });
  return code;
}

/** The part after # reaches neither logs nor other sites. */
export const enrolmentUrl = (deskUrl: string, code: string): string => `${deskUrl}/admin/enrolment/#${code}`;

/** The code goes to the person's mailbox and is seen by nobody else. */
export async function inviteToDesk(
  deps: AccountsDeps,
  tx: Transaction,
  userId: string,
  by: Actor,
): Promise<void> {
  const { email, brand } = await tx
    .selectFrom('app_user')
    .select(['email', 'brand'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const code = await issueEnrolment(deps, tx, userId, by);
  await queueLetter(deps, tx, {
    reason: `desk-invitation:${userId}:${deps.newId()}`,
    brand,
    recipient: email,
    letter: deskInvitation(enrolmentUrl(deps.config.deskUrl, code)),
    isSecret: true,
  });
}
