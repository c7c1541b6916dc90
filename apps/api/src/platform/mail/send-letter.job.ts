import { inTransaction } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';

const SENT_SECRET = 'Текст письма удалён после отправки.';

/**
 * The job: sends one letter of the outbox. Its row is locked while the mail server is spoken to, so that nobody else sends it
 * and nothing but the commit is between the server's yes and our mark. A process that dies right there has sent a letter
 * nobody knows of: it goes again under the same Message-ID, by which mail systems know a repeat (RFC 7352).
 */
export async function sendLetterJob(deps: PlatformDeps, { mailId }: { mailId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const letter = await tx
      .selectFrom('mail_outbox')
      .select(['id', 'brand', 'recipient', 'subject', 'text', 'html', 'is_secret', 'unsubscribe_url'])
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (letter === undefined) return;
    const { id, brand, recipient, subject, text, html, is_secret: isSecret } = letter;
    const domain = deps.config.mail.from[brand].split('@').at(-1) ?? 'localhost';
    const messageId = `<${id}@${domain}>`;
    const unsubscribeUrl = letter.unsubscribe_url;
    await deps.mailer.send({ messageId, brand, recipient, subject, text, html, unsubscribeUrl });
    await tx
      .updateTable('mail_outbox')
      .set({ sent_at: deps.now(), ...(isSecret && { text: SENT_SECRET, html: '' }) })
      .where('id', '=', mailId)
      .execute();
  });
}
