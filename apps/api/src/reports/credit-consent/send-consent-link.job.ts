import { momentWithZone } from '@proverka/words/moments';
import { publicUrlOf } from '#platform/public-url.ts';
import { lockItem, pathOf } from '#fulfilment/item.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { ReportsDeps } from '../deps.ts';
import { consentToken, findConsentById, stateAt } from './consent.store.ts';
import type { ConsentRow } from './consent.store.ts';
import { consentAsked, consentSms, consentUnsigned } from './letters.domain.ts';

export interface SendConsentLink {
  readonly consentId: string;
  readonly isReminder: boolean;
}

/** Sends the link to the subject, by SMS and by mail where one is given; a reminder tells the buyer too. */
export async function sendConsentLinkJob(
  deps: ReportsDeps,
  { consentId, isReminder }: SendConsentLink,
): Promise<void> {
  const row = await findConsentById(deps.db, consentId);
  if (row === undefined || row.phone === null || stateAt(row, deps.now()) !== 'sent') return;
  const site = publicUrlOf(deps.config, row);
  const words = {
    // After #, where no server and no journal sees it.
    url: `${site}/credit-consent/#${consentToken(deps.config.appSecret, consentId)}`,
    asker: row.asker,
    until: momentWithZone(row.expires_at),
  };
  if (row.email !== null || isReminder) await writeLetters(deps, row, words, isReminder);
  const isSent = await deps.sms.send(row.phone, consentSms(words, isReminder));
  await deps.db
    .updateTable('credit_consent')
    .set({ is_undelivered: !isSent })
    .where('id', '=', consentId)
    .where('state', '=', 'sent')
    .execute();
}

async function writeLetters(
  deps: ReportsDeps,
  row: ConsentRow,
  words: Parameters<typeof consentAsked>[0],
  isReminder: boolean,
): Promise<void> {
  const which = isReminder ? `reminder:${deps.now().toISOString().slice(0, 10)}` : 'first';
  const { brand, email } = row;
  await inTransaction(deps.db, async (tx) => {
    if (email !== null) {
      const reason = `credit-consent:${row.id}:${which}`;
      await queueLetter(deps, tx, {
        reason,
        brand,
        recipient: email,
        letter: consentAsked(words),
        isSecret: true,
      });
    }
    const item = isReminder ? await lockItem(tx, row.item_id) : undefined;
    if (item === undefined) return;
    const letter = consentUnsigned(`${publicUrlOf(deps.config, row)}${pathOf(item)}`, words.until);
    const reason = `credit-consent-unsigned:${row.id}:${which}`;
    await queueLetter(deps, tx, { reason, brand, recipient: item.email, letter });
  });
}
