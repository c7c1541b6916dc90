import type { Transaction } from '#platform/db/transaction.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { publicUrlOf } from '#platform/public-url.ts';
import { caseToken, replyAddress } from '../case-link.ts';
import type { CasesDeps } from '../deps.ts';
import { caseAnswered, caseAnswerWaits, caseClosed, caseReceived } from '../letters.domain.ts';

export type Telling = { readonly caseId: string } & (
  | { readonly reason: 'received' | 'closed' }
  | { readonly reason: 'answered'; readonly messageId: string; readonly text: string }
);

/** Writes to the customer of a case; the words of an answer only to an e-mail that is known to be theirs. */
export async function tellCustomer(deps: CasesDeps, tx: Transaction, telling: Telling): Promise<void> {
  const row = await findCustomer(tx, telling.caseId);
  const { appSecret } = deps.config;
  const site = publicUrlOf(deps.config, row);
  const isGuest = row.user_id === null;
  const url = isGuest
    ? `${site}/case/#${caseToken(appSecret, telling.caseId)}`
    : `${site}/user/cases/${telling.caseId}/`;
  const isProven = (isGuest ? row.email_proven_at : row.email_verified_at) !== null;
  await queueLetter(deps, tx, {
    // A case is closed again after it was opened again.
    reason: `case-${telling.reason}:${'messageId' in telling ? telling.messageId : `${telling.caseId}:${row.version}`}`,
    brand: row.brand,
    recipient: isGuest ? row.email : (row.account_email ?? ''),
    letter: letterOf(telling, { number: row.number, url }, isProven),
    replyTo: replyAddress(appSecret, row.brand, row.number),
  });
}

function letterOf(telling: Telling, about: { number: number; url: string }, isProven: boolean): Letter {
  switch (telling.reason) {
    case 'received':
      return caseReceived(about);
    case 'closed':
      return caseClosed(about);
    case 'answered':
      return isProven ? caseAnswered(about, telling.text) : caseAnswerWaits(about);
    default:
      return telling satisfies never;
  }
}

const findCustomer = (tx: Transaction, caseId: string) =>
  tx
    .selectFrom('support_case as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select([
      'c.brand',
      'c.variant',
      'c.number',
      'c.version',
      'c.user_id',
      'c.email',
      'c.email_proven_at',
      'u.email as account_email',
      'u.email_verified_at',
    ])
    .where('c.id', '=', caseId)
    .executeTakeFirstOrThrow();
