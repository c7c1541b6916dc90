import { moscowDay } from '@proverka/words/moments';
import type { SubjectData } from '@proverka/contract/subject';
import {
  isSameSubject,
  objectKeyOf,
  prefixed,
  readSubject,
  subjectDataOf,
} from '#registers/subject.domain.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import { saveSubject } from './add-data.ts';
import { changeReport } from './change-report.ts';
import type { ReportAsker } from './change-report.ts';
import type { LockedItem } from '#fulfilment/item.store.ts';
import { whyNotEditable } from './report-changes.domain.ts';
import { readReturnedChecks } from '#money/returned.store.ts';
import { startTasks } from '#fulfilment/start-tasks.ts';

/** Corrects the subject of a paid report: earlier findings are deleted and all checks start again. */
export const editSubject = (deps: ReportsDeps, asker: ReportAsker, itemId: string, given: SubjectData) =>
  changeReport<'edit_limit_reached' | 'subject_not_editable' | 'subject_invalid'>(deps, asker, {
    itemId,
    action: 'report.edit',
    decide: async (tx, item) => {
      const kind = item.subject_kind;
      const report = { ...item, kind, hasOwners: item.ownerTasks.length > 0 };
      const refusal = whyNotEditable(report, deps.now());
      if (refusal !== null || kind === 'object') return refuse(refusal ?? 'subject_not_editable');
      const read = readSubject(kind, given, moscowDay(deps.now()));
      if (!read.ok) return refuse('subject_invalid', { fields: prefixed('subject', read.fields) });
      const { subject } = read;
      // The subject is unchanged: no check restarts, and the edit is not counted.
      if (isSameSubject(kind, subject, subjectDataOf(kind, item.metadata))) return done(null);
      await saveSubject(tx, item, { subject, objectKey: objectKeyOf(kind, item.objectKey, subject) });
      // What was given back is not asked for free: those checks stay skipped.
      const returned = await readReturnedChecks(tx, item.id);
      await forgetAnswers(tx, item, returned, { isCounted: true });
      const tasks = item.productTasks.filter((type) => !returned.has(type));
      await startTasks(deps, tx, item, tasks, null);
      return done(null);
    },
  });

/**
 * Replaces the task rows, so that a run still working on the old subject finds its task gone. `isCounted`: it is one of the
 * customer's corrections.
 */
export async function forgetAnswers(
  tx: Transaction,
  item: Pick<LockedItem, 'id'>,
  kept: ReadonlySet<string>,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  await tx
    .deleteFrom('report_task')
    .where('item_id', '=', item.id)
    .where((task) => task.not(task('type', '=', task.fn.any(task.val([...kept])))))
    .execute();
  await tx
    .updateTable('report')
    .set((row) => ({
      edits: row('edits', '+', isCounted ? 1 : 0),
      completed_at: null,
      expires_at: null,
      verdict: null,
      verdict_so_far: null,
      content_hash: null,
      pdf_hash: null,
    }))
    .where('item_id', '=', item.id)
    .execute();
}
