import type { Level } from '@proverka/contract/finding';
import type { ReportsDeps } from '../deps.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { factsOf } from '../expert/report-facts.domain.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { readContent } from '#fulfilment/report.store.ts';
import { findRiskItem } from './risk.store.ts';

const QUESTION =
  'Каковы риски сделки с этим объектом и этими собственниками и что покупателю сделать до её подписания?';

/** Has the configured model write a conclusion. A failure is shown to the staff and not retried automatically. */
export async function concludeRiskJob(
  deps: ReportsDeps,
  { conclusionId }: { conclusionId: string },
  signal: AbortSignal,
): Promise<void> {
  const { expertModel: model } = deps;
  const asked = await deps.db
    .selectFrom('risk_conclusion')
    .select('item_id')
    .where('id', '=', conclusionId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const item = asked && (await findRiskItem(deps.db, asked.item_id));
  if (item === undefined) return;
  // The model may have been switched off since the request.
  if (model === null) return end(deps, conclusionId, { state: 'failed' });
  const content = await readContent(deps.db, item.id, item);
  const facts = factsOf({ title: item.product_title, ...content }, item.metadata);
  const answer = await model.write(QUESTION, facts, signal);
  await end(
    deps,
    conclusionId,
    'failure' in answer
      ? { state: 'failed' }
      : // The report's own verdict: a model's text never changes it.
        { state: 'written', text: answer.text, level: content.verdict?.level ?? 'unchecked' },
  );
}

type Ending =
  | { readonly state: 'failed' }
  | { readonly state: 'written'; readonly text: string; readonly level: Level };

/** When a job ran twice the first outcome is kept; a conclusion removed in the meantime stays removed. */
async function end(deps: ReportsDeps, id: string, ending: Ending): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .updateTable('risk_conclusion')
      .set({ ...ending, updated_at: deps.now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('item_id')
      .executeTakeFirst();
    if (row !== undefined) notifyReportChanged(tx, row.item_id);
  });
}
