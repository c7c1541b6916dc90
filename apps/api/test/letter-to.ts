import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/pool.ts';

/** A letter in the outbox, as if it had been sent; its id. */
export async function letterTo(
  db: Database,
  recipient: string,
  { text = 'Образец', isSecret = false } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      reason: `sample:${id}`,
      brand: 'real-estate',
      recipient,
      subject: 'Образец письма',
      text,
      html: '',
      is_secret: isSecret,
      created_at: new Date(),
      sent_at: new Date(),
      unsubscribe_url: null,
    })
    .execute();
  return id;
}
