import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { QueuedLetter } from '#platform/mail/queue-letter.ts';
import { mailingLetter } from './mailing-letter.ts';
import { isChoosing, lockMailing, takeRecipients } from './mailing.store.ts';
import type { MailingRow, Recipient } from './mailing.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The size of a batch, so that a letter with a password never waits behind thousands with news. */
export const PORTION = 50;
const PAUSE_SECONDS = 10;

/** Writes to the next batch and reschedules itself until nobody is left. Claiming and writing are one transaction. */
export function sendMailingJob(deps: ContentDeps, { mailingId }: { mailingId: string }): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const mailing = await lockMailing(tx, mailingId);
    if (mailing === undefined || !isChoosing(mailing)) return;
    const recipients = await takeRecipients(tx, mailing, deps.now(), PORTION);
    const write = writerOf(deps, mailing);
    for (const recipient of recipients) {
      await write(tx, recipient, {
        reason: `mailing:${mailing.id}:${recipient.user_id}`,
        send: (mailId) =>
          deps.enqueue(tx, 'mailing.letter', [{ mailId, mailingId, userId: recipient.user_id }]),
      });
    }
    if (recipients.length < PORTION) {
      await tx.updateTable('mailing').set({ finished_at: deps.now() }).where('id', '=', mailing.id).execute();
    } else {
      await deps.enqueue(tx, 'mailing.send', [{ mailingId }], { startAfterSeconds: PAUSE_SECONDS });
    }
  });
}

/** Writes a mailing to several readers; the common part is rendered once. */
export function writerOf(deps: ContentDeps, mailing: Pick<MailingRow, 'brand' | 'subject' | 'text'>) {
  const { brand } = mailing;
  const site = deps.config.publicUrls[brand];
  const letter = mailingLetter(mailing, site);
  return async (
    tx: Transaction,
    { user_id: userId, email }: Recipient,
    queued: Pick<QueuedLetter, 'reason' | 'send'>,
  ): Promise<void> => {
    const token = encodeURIComponent(unsubscribeToken(deps.config.appSecret, userId));
    await queueLetter(deps, tx, {
      ...queued,
      brand,
      recipient: email,
      letter: { ...letter, unsubscribePage: `${site}/unsubscribe/?token=${token}` },
      unsubscribeUrl: `${site}/api/unsubscribe?token=${token}`,
    });
  };
}
