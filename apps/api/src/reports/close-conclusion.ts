import type { Conclusion } from '@proverka/contract/expert';
import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { CONCLUSIONS, publicUrlOf } from '#platform/public-url.ts';
import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from './deps.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { settleHold } from '#money/holds.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import { conclusionClosed } from './letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { openConclusionReceipt } from '#money/open-receipt.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findConclusion, lockConclusion, viewConclusion } from './expert/conclusion.store.ts';
import type { ConclusionRow } from './expert/conclusion.store.ts';
import { whyNotBy } from './expert/whose-draft.ts';
import type { Closer } from './expert/whose-draft.ts';

/** The outcome of a request: a text with its author, or a reason. */
export type Ending =
  | {
      readonly kind: 'written';
      readonly text: string;
      readonly author: Author;
      /** Of the draft that was read; none where nobody worked on one. */
      readonly version?: number;
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly writerId: string | null };

type Author =
  | { readonly kind: 'person'; readonly name: string; readonly writerId: string }
  | { readonly kind: 'model'; readonly name: string };

type Refused = 'conclusion_not_found' | 'conclusion_not_open' | 'conclusion_taken' | 'draft_changed';

/**
 * Closes a request once: the first caller charges the price or returns it, later ones are refused. What an expert works on is closed by
 * that expert alone, or by the deadline.
 */
export async function closeConclusion(
  deps: ReportsDeps,
  actor: Actor,
  id: string,
  ending: Ending,
): Promise<Result<Conclusion, Refused>> {
  const closed = await inTransaction<Result<true, Refused>>(deps.db, async (tx) => {
    const row = await lockConclusion(tx, id);
    if (row === undefined) return refuse('conclusion_not_found');
    if (row.state !== 'requested') return refuse('conclusion_not_open');
    const mistake = await whyNotBy(tx, row, closerOf(ending), versionOf(ending));
    if (mistake !== null) return { ok: false, refusal: mistake };
    await saveEnding(deps, tx, row, ending);
    await recordEvent(deps, tx, actor, {
      event: ending.kind === 'written' ? 'expert_conclusion.written' : 'expert_conclusion.declined',
      ownerId: row.user_id,
      subject: id,
      reason: ending.kind === 'failed' ? ending.reason : undefined,
      after: { price: row.price },
    });
    return done(true);
  });
  if (!closed.ok) return closed;
  const row = await findConclusion(deps.db, id);
  return row === undefined ? refuse('conclusion_not_found') : done(viewConclusion(row));
}

const versionOf = (ending: Ending): number | undefined =>
  ending.kind === 'written' ? ending.version : undefined;

/** Who closes it: a member of the staff, the model, or the service when the term is over. */
function closerOf(ending: Ending): Closer {
  if (ending.kind === 'written') {
    const { author } = ending;
    return author.kind === 'person' ? { userId: author.writerId } : 'model';
  }
  return ending.writerId === null ? 'service' : { userId: ending.writerId };
}

async function saveEnding(
  deps: ReportsDeps,
  tx: Transaction,
  row: ConclusionRow,
  ending: Ending,
): Promise<void> {
  const isWritten = ending.kind === 'written';
  await lockAccounts(tx, row.user_id);
  const settled = await settleHold(tx, `conclusion:${row.id}`, isWritten ? 'posted' : 'voided');
  if (isWritten && settled !== null) {
    // 54-FZ: the service is rendered. Bonus money was never paid in and is in no receipt.
    await openConclusionReceipt(deps, tx, { id: row.id, userId: row.user_id }, settled.paid);
  }
  const back = row.price > 0 ? ` ${formatMoney(kopecks(row.price))} возвращены на баланс.` : '';
  await tx
    .updateTable('expert_conclusion')
    .set({
      state: ending.kind,
      closed_at: deps.now(),
      draft: '',
      ...(ending.kind === 'written'
        ? {
            text: ending.text,
            author: ending.author.kind,
            author_name: ending.author.name,
            writer_id: ending.author.kind === 'person' ? ending.author.writerId : null,
          }
        : { reason: `${ending.reason}${back}`, writer_id: ending.writerId }),
    })
    .where('id', '=', row.id)
    .execute();
  notifyReportChanged(tx, row.item_id);
  const { email } = await tx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  await queueLetter(deps, tx, {
    reason: `conclusion-closed:${row.id}`,
    brand: row.brand,
    recipient: email,
    letter: conclusionClosed(publicUrlOf(deps.config, CONCLUSIONS), row.name_ru, row.id, isWritten),
  });
}
