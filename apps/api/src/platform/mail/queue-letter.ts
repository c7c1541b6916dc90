import type { BrandId } from '@proverka/brand/host';
import { isNotified } from '@proverka/contract/settings-limits';
import type { NotificationKey } from '@proverka/contract/settings-limits';
import type { Transaction } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';
import { renderLetter } from './render-letter.domain.ts';
import type { Letter } from './letter.ts';

export interface QueuedLetter {
  /** The reason, e.g. `order-paid:{id}`; a second letter for the same reason is dropped. */
  readonly reason: string;
  readonly brand: BrandId;
  readonly recipient: string;
  readonly letter: Letter;
  /** Contains a password: the text is erased once it is sent. */
  readonly isSecret?: boolean;
  /** The setting by which the recipient may have opted out of such letters. */
  readonly unless?: NotificationKey;
  /** The URL by which a mail program unsubscribes the reader in one call (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Where an answer to the letter goes, unless to its sender. */
  readonly replyTo?: string;
  /** Enqueues the job that sends it, where that is not `mail.send`. */
  readonly send?: (mailId: string) => Promise<void>;
}

/** The e-mail domain of destroyed accounts; RFC 2606 guarantees that it never exists. */
const NOBODY = '@deleted.invalid';

export const isOfNobody = (email: string): boolean => email.endsWith(NOBODY);

/** Puts a letter into the outbox in the caller's transaction. */
export async function queueLetter(
  deps: Pick<PlatformDeps, 'enqueue' | 'newId' | 'now'>,
  tx: Transaction,
  { reason, brand, recipient, letter, isSecret = false, unless, unsubscribeUrl, replyTo, send }: QueuedLetter,
): Promise<void> {
  // A destroyed account's money may still move (a refund arrives), but there is nobody left to write to.
  if (isOfNobody(recipient)) return;
  if (unless !== undefined && (await isUnwanted(tx, recipient, unless))) return;
  const id = deps.newId();
  const { subject, text, html } = renderLetter(letter, brand);
  const queued = await tx
    .insertInto('mail_outbox')
    .values({
      id,
      reason,
      brand,
      recipient,
      subject,
      text,
      html,
      is_secret: isSecret,
      created_at: deps.now(),
      sent_at: null,
      unsubscribe_url: unsubscribeUrl ?? null,
      reply_to: replyTo ?? null,
    })
    .onConflict((conflict) => conflict.column('reason').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (queued === undefined) return;
  await (send === undefined ? deps.enqueue(tx, 'mail.send', [{ mailId: id }]) : send(id));
}

async function isUnwanted(tx: Transaction, recipient: string, key: NotificationKey): Promise<boolean> {
  const setting = await tx
    .selectFrom('person_setting')
    .innerJoin('app_user', 'app_user.id', 'person_setting.user_id')
    .select('person_setting.value')
    .where('app_user.email', '=', recipient)
    .where('person_setting.key', '=', key)
    .executeTakeFirst();
  return !isNotified(key, setting?.value);
}
