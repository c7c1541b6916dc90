import { moscowDay } from '@proverka/words/moments';
import type { SubjectData } from '@proverka/contract/subject';
import { subjectDataOf, withSubject } from '#registers/subject.domain.ts';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import { canResume } from './report-changes.domain.ts';
import { changeReport } from './change-report.ts';
import type { ReportAsker } from './change-report.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { asksFor, supplement } from '#fulfilment/missing-data.domain.ts';
import type { Supplemented } from '#fulfilment/missing-data.domain.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';

/**
 * Adds data that sources need: checks with all their data continue, also skipped ones, unless their price went back; the
 * others stay as they are.
 */
export const addData = (deps: ReportsDeps, asker: ReportAsker, itemId: string, given: SubjectData) =>
  changeReport<'data_not_needed' | 'subject_invalid' | 'check_price_returned'>(deps, asker, {
    itemId,
    action: 'report.data',
    decide: async (tx, item) => {
      const { waiting, closed } = await readLacking(deps, tx, item);
      const lacking = {
        kind: item.subject_kind,
        objectKey: item.objectKey,
        subject: subjectDataOf(item.subject_kind, item.metadata),
      };
      // Missing data about an owner is added to the owner (`risk/owners.ts`).
      const decided = supplement(lacking, waiting, given, moscowDay(deps.now()));
      if (!decided.ok) {
        const isClosed = decided.refusal.code === 'data_not_needed' && asksFor(closed, given);
        return isClosed ? refuse('check_price_returned') : decided;
      }
      await saveSubject(tx, item, decided.value);
      for (const taskId of decided.value.taskIds) await startAgain(deps, tx, item, taskId, 'data');
      return done(null);
    },
  });

/** Tasks that data may still resume, and skipped ones whose price went back. */
async function readLacking(deps: ReportsDeps, tx: Transaction, item: LockedItem) {
  const returned = await readReturnedChecks(tx, item.id);
  const rows = await tx
    .selectFrom('report_task')
    .select(['id', 'type', 'status', 'missing_requirements as missing'])
    .where('item_id', '=', item.id)
    .where('owner_id', 'is', null)
    .where('status', 'in', ['needs_data', 'skipped'])
    .execute();
  const now = deps.now();
  const isResumable = (row: (typeof rows)[number]) => canResume(row, returned.has(row.type), item, now);
  return {
    waiting: rows.filter((row) => row.status === 'needs_data' || isResumable(row)),
    closed: rows.filter((row) => row.status === 'skipped' && returned.has(row.type)),
  };
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
