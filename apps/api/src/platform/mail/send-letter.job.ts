import { inTransaction } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';

const SENT_SECRET = 'Текст письма удалён после отправки.';

/**
 * Sends one letter of the outbox. Its row stays locked while talking to the mail server, so that no other worker sends it
 * and only the commit separates the server's acceptance from our mark. If the process dies right then, the letter is sent
 * again under the same Message-ID, by which mail systems recognise a duplicate (RFC 7352).
 */
export async function sendLetterJob(deps: PlatformDeps, { mailId }: { mailId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const letter = await tx
      .selectFrom('mail_outbox')
      .select([
        'id',
        'brand',
        'recipient',
        'subject',
        'text',
        'html',
        'is_secret',
        'unsubscribe_url',
        'reply_to',
      ])
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (letter === undefined) return;
    const { id, brand, recipient, subject, text, html, is_secret: isSecret } = letter;
    const domain = deps.config.mail.from[brand].split('@').at(-1) ?? 'localhost';
    const messageId = `<${id}@${domain}>`;
    const { unsubscribe_url: unsubscribeUrl, reply_to: replyTo } = letter;
    await deps.mailer.send({ messageId, brand, recipient, subject, text, html, unsubscribeUrl, replyTo });
    await tx
      .updateTable('mail_outbox')
      .set({ sent_at: deps.now(), ...(isSecret && { text: SENT_SECRET, html: '' }) })
      .where('id', '=', mailId)
      .execute();
  });
}
