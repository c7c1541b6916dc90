import { moscowDay } from '@proverka/words/moments';
import type { SubjectData } from '@proverka/contract/subject';
import { subjectDataOf, withSubject } from '#registers/subject.domain.ts';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { done } from '#platform/result.ts';
import { changeReport } from './change-report.ts';
import type { ReportAsker } from './change-report.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { supplement } from '#fulfilment/missing-data.domain.ts';
import type { Supplemented, WaitingTask } from '#fulfilment/missing-data.domain.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';

/** Adds data that sources need: checks with all their data continue, the others keep waiting. */
export const addData = (deps: ReportsDeps, asker: ReportAsker, itemId: string, given: SubjectData) =>
  changeReport<'data_not_needed' | 'subject_invalid'>(deps, asker, {
    itemId,
    action: 'report.data',
    decide: async (tx, item) => {
      const waiting = await readWaiting(tx, itemId);
      const lacking = {
        kind: item.subject_kind,
        objectKey: item.objectKey,
        subject: subjectDataOf(item.subject_kind, item.metadata),
      };
      // Missing data about an owner is added to the owner (`risk/owners.ts`).
      const decided = supplement(lacking, waiting, given, moscowDay(deps.now()));
      if (!decided.ok) return decided;
      await saveSubject(tx, item, decided.value);
      for (const taskId of decided.value.taskIds) await startAgain(deps, tx, item, taskId, 'data');
      return done(null);
    },
  });

async function readWaiting(tx: Transaction, itemId: string): Promise<WaitingTask[]> {
  const rows = await tx
    .selectFrom('report_task')
    .select(['id', 'missing_requirements as missing'])
    .where('item_id', '=', itemId)
    .where('owner_id', 'is', null)
    .where('status', '=', 'needs_data')
    .execute();
  return rows;
}

/** The item's own copy of its subject; every task reads it when it runs. */
export async function saveSubject(
  tx: Transaction,
  { id, subject_kind: kind, metadata }: LockedItem,
  { subject, objectKey }: Pick<Supplemented, 'subject' | 'objectKey'>,
): Promise<void> {
  await tx
    .updateTable('order_item')
    .set({
      object_key: objectKey,
      ...(kind !== 'object' && { metadata: json(withSubject(kind, metadata, subject)) }),
    })
    .where('id', '=', id)
    .execute();
}
