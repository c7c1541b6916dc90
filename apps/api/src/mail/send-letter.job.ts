import type { Deps } from '../deps.ts';

const SENT_SECRET = 'Текст письма удалён после отправки.';

/**
 * The job: sends one letter of the outbox. When the process dies between the mail server's yes and our mark it is sent
 * again with the same Message-ID, by which mail systems know a repeat.
 */
export async function sendLetterJob(deps: Deps, { mailId }: { mailId: string }): Promise<void> {
  const letter = await deps.db
    .selectFrom('mail_outbox')
    .select([
      'id',
      'brand',
      'recipient',
      'subject',
      'text',
      'html',
      'is_secret',
      'sent_at',
      'unsubscribe_url',
    ])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (letter === undefined || letter.sent_at !== null) return;
  const { brand, recipient, subject, text, html, unsubscribe_url: unsubscribeUrl } = letter;
  const domain = deps.config.mail.from[brand].split('@').at(-1) ?? 'localhost';
  await deps.mailer.send({
    messageId: `<${letter.id}@${domain}>`,
    brand,
    recipient,
    subject,
    text,
    html,
    unsubscribeUrl,
  });
  await deps.db
    .updateTable('mail_outbox')
    .set({ sent_at: deps.now(), ...(letter.is_secret && { text: SENT_SECRET, html: '' }) })
    .where('id', '=', mailId)
    .execute();
}
