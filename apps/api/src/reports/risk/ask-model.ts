import type { RiskConclusion } from '@proverka/contract/risk-report';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { Asker } from './change-report.ts';
import { conclusionColumns, viewConclusion } from './conclusion.store.ts';
import { lockRiskItem } from './risk.store.ts';

type AskRefusal = 'report_not_found' | 'report_not_ready' | 'conclusion_exists' | 'model_not_configured';

/**
 * Has the configured model write about a finished report, one text at a time; a new attempt replaces a failed one. The text
 * is hidden from the buyer until the staff has read and published it.
 */
export async function askModel(
  deps: ReportsDeps,
  { session, caller }: Asker,
  itemId: string,
): Promise<Result<RiskConclusion, AskRefusal>> {
  const { expertModel: model } = deps;
  if (model === null) return refuse('model_not_configured');
  return inTransaction(deps.db, async (tx): Promise<Result<RiskConclusion, AskRefusal>> => {
    // Locked: of two concurrent requests the second sees the first one's.
    const item = await lockRiskItem(tx, itemId);
    if (item === undefined) return refuse('report_not_found');
    if (item.status !== 'done') return refuse('report_not_ready');
    if (await isWaiting(tx, itemId)) return refuse('conclusion_exists');
    await dropFailed(tx, itemId);
    const now = deps.now();
    const row = await tx
      .insertInto('risk_conclusion')
      .values({
        id: deps.newId(),
        item_id: itemId,
        owner_id: null,
        author_id: session.userId,
        author: 'model',
        author_name: model.name,
        state: 'waiting',
        level: 'unchecked',
        text: '',
        is_hidden: true,
        created_at: now,
        updated_at: now,
      })
      .returning(conclusionColumns)
      .executeTakeFirstOrThrow();
    const event = {
      event: 'risk_conclusion.asked_of_model',
      ownerId: item.user_id,
      subject: row.id,
    } as const;
    await recordEvent(deps, tx, caller, event);
    await deps.enqueue(tx, 'risk.conclude', [{ conclusionId: row.id }]);
    notifyReportChanged(tx, itemId);
    return done(viewConclusion(row));
  });
}

const dropFailed = (tx: Transaction, itemId: string) =>
  tx.deleteFrom('risk_conclusion').where('item_id', '=', itemId).where('state', '=', 'failed').execute();

async function isWaiting(tx: Transaction, itemId: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('risk_conclusion')
    .select('id')
    .where('item_id', '=', itemId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}
