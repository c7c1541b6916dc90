import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import { sendLetterJob } from '#platform/mail/send-letter.job.ts';
import { isLetterWanted, leaveOut, markSent } from './mailing.store.ts';

interface MailingLetter {
  readonly mailId: string;
  readonly mailingId: string;
  readonly userId: string;
}

/** Sends one letter of a mailing, unless it was stopped or its reader unsubscribed: both are asked right before. */
export async function sendMailingLetterJob(deps: ContentDeps, letter: MailingLetter): Promise<void> {
  const { mailId, mailingId, userId } = letter;
  const counted = { mailingId, userId };
  if (await isLetterWanted(deps.db, { ...counted, now: deps.now() })) {
    await sendLetterJob(deps, { mailId });
    await markSent(deps.db, { ...counted, now: deps.now() });
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    // A process may have died between sending the letter and counting it.
    const unsent = await tx
      .deleteFrom('mail_outbox')
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const mark = unsent === undefined ? markSent : leaveOut;
    await mark(tx, { ...counted, now: deps.now() });
  });
}
