import { system } from '#platform/audit/actor.ts';
import type { ReportsDeps } from '../deps.ts';
import { findReport, readContent } from '#fulfilment/report.store.ts';
import { closeConclusion } from '../close-conclusion.ts';
import { EMPTIED_CONCLUSION } from '../emptied-conclusion.ts';
import { findConclusion } from './conclusion.store.ts';
import { factsOf } from './report-facts.domain.ts';

/**
 * Has the configured model write the conclusion. If it fails, the request stays with the staff and the queue retries the
 * model in the meantime.
 */
export async function writeConclusionJob(
  deps: ReportsDeps,
  { conclusionId }: { conclusionId: string },
  signal: AbortSignal,
): Promise<void> {
  const { expertModel: model } = deps;
  const conclusion = await findConclusion(deps.db, conclusionId);
  if (model === null || conclusion?.state !== 'requested') return;
  const report = await findReport(deps.db, conclusion.item_id);
  if (report === undefined) return;
  const content = await readContent(deps.db, conclusion.item_id, report);
  const facts = factsOf({ title: report.product_name_ru, ...content }, report.metadata);
  const answer = await model.write(conclusion.question, facts, signal);
  if ('failure' in answer) throw new Error(`the language model wrote nothing: ${answer.failure}`);
  const author = { kind: 'model', name: model.name } as const;
  await closeConclusion(deps, system, conclusionId, { kind: 'written', text: answer.text, author });
}

/** Fails a request nobody answered by its deadline and returns the money. */
export async function expireConclusionsJob(deps: ReportsDeps): Promise<void> {
  const late = await deps.db
    .selectFrom('expert_conclusion')
    .select('id')
    .where('state', '=', 'requested')
    .where('deadline_at', '<', deps.now())
    .execute();
  const reason = 'За семь рабочих дней заключение не написано.';
  for (const { id } of late)
    await closeConclusion(deps, system, id, { kind: 'failed', reason, writerId: null });
  await forgetDestroyed(deps);
}

/** A conclusion repeats its report's content, so it is destroyed with it; its existence and price stay. */
async function forgetDestroyed({ db }: ReportsDeps): Promise<void> {
  await db
    .updateTable('expert_conclusion')
    .set(EMPTIED_CONCLUSION)
    .where('state', '!=', 'requested')
    .where((row) => row.or([row('question', '!=', ''), row('draft', '!=', ''), row('note', '!=', '')]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('report')
            .select('report.item_id')
            .whereRef('report.item_id', '=', 'expert_conclusion.item_id'),
        ),
      ),
    )
    .execute();
}
