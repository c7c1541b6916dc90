import { moveItem } from './move-item.ts';
import { sql } from 'kysely';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from './deps.ts';
import { renewReport } from './renew-report.ts';
import { deliverItem } from './status/deliver-item.ts';
import { failItem } from './fail-item.ts';
import { itemSkipped, itemWithoutConsent } from './letters.domain.ts';
import { lockItemOfTask } from './item.store.ts';
import type { LockedItem } from './item.store.ts';
import { CONSENT_WAIT_SECONDS, dataLetterSeconds, dataWaitSeconds } from './tasks/retry-policy.domain.ts';
import { notifyReportChanged } from './report-changed.ts';
import { verdictSoFar } from './report-content.domain.ts';
import { readDisputes, readTasks, resultOf } from './report.store.ts';
import { neededBy } from '#registers/needed-data.domain.ts';
import type { Outcome } from '#registers/step.ts';
import type { TaskRun } from './task.store.ts';
import { skipTasks } from './skip-tasks.ts';
import { isAnswered, movedBy } from './task-status.domain.ts';

export interface Finished extends Outcome {
  /** Kopecks the source takes for the answer; without it no source gave one. */
  readonly price?: number | undefined;
}

/**
 * Saves the outcome of a task and, after the last one of its item, settles the item: delivered and charged when any source
 * answered, failed and refunded when none did. One transaction, idempotent; the result of a run that was superseded by a
 * restart is dropped.
 */
export async function finishTask(deps: FulfilmentDeps, task: TaskRun, result: Finished): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const item = await lockItemOfTask(tx, task.id);
    if (item !== undefined) await finishWithin(deps, tx, item, task, result);
  });
}

/** The same as part of a larger change, under the lock of the order. */
export async function finishWithin(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: LockedItem,
  task: TaskRun,
  result: Finished,
): Promise<void> {
  if (!(await saveOutcome(deps, tx, task, result))) return;
  if (result.price !== undefined) await chargeSource(deps, tx, task, result.price);
  // Other tasks of the report may still run: the time to add the data starts now.
  if (result.status === 'needs_data') await awaitOrSkip(deps, tx, item, task, result);
  if (result.status === 'found' && item.batchId !== null) await noteVerdictSoFar(tx, item);
  await settleReport(deps, tx, item);
}

/**
 * The buyer of a list may have chosen beforehand to do without the columns it lacks. Those were named; what a register asks for
 * about this person besides was not, and is asked of the buyer as always.
 */
async function awaitOrSkip(
  deps: FulfilmentDeps,
  tx: Transaction,
  item: LockedItem,
  task: TaskRun,
  { missing }: Finished,
): Promise<void> {
  if (item.skipsMissing === true && item.status !== 'done' && (await wasNamed(tx, task, missing)))
    await skipTasks(deps, tx, { itemIds: [item.id], task, cause: 'wish' });
  else await askLater(deps, tx, item.id);
}

/** Whether the list was told before its order that the check needs this. */
async function wasNamed(tx: Transaction, task: TaskRun, missing: Finished['missing']): Promise<boolean> {
  const { type } = await tx
    .selectFrom('report_task')
    .select('type')
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  return missing.every((one) => one === neededBy(type));
}

/** The table of a list shows what is known of a row while others of its checks run or wait. */
async function noteVerdictSoFar(tx: Transaction, item: LockedItem): Promise<void> {
  const tasks = (await readTasks(tx, item.id)).map(resultOf);
  const verdict = verdictSoFar(tasks, item, await readDisputes(tx, item.id));
  await tx
    .updateTable('report')
    .set({ verdict_so_far: verdict === null ? null : json(verdict) })
    .where('item_id', '=', item.id)
    .execute();
}

/** Skips a task whose data did not come in time, as its reader might have done before. */
export async function skipOverdue(deps: FulfilmentDeps, task: TaskRun): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const item = await lockItemOfTask(tx, task.id);
    if (item === undefined) return;
    // It may have been asked again, with the data and a new deadline, while the lock was awaited.
    const skipped = await skipTasks(deps, tx, { itemIds: [item.id], task, cause: 'time' });
    if (skipped.length > 0) await settleReport(deps, tx, item);
  });
}

/** Updates an item after its tasks changed state or one was removed. A refunded item stays refunded. */
export async function settleReport(deps: FulfilmentDeps, tx: Transaction, item: LockedItem): Promise<void> {
  if (item.status === 'failed' || item.status === 'refunded') return;
  const tasks = await tx
    .selectFrom('report_task')
    .select(['status', 'reason', 'missing_requirements as missing'])
    .where('item_id', '=', item.id)
    .execute();
  const isWaiting = tasks.some(({ status }) => status === 'needs_data');
  const isOpen = tasks.some(({ status }) => status === 'queued' || status === 'running');
  if (item.status === 'done') {
    // A delivered report changed: it is neither charged nor announced again.
    if (!isOpen) await renewReport(deps, tx, item);
  } else if (isOpen || isWaiting) {
    await moveItem(tx, item.id, isOpen ? 'resumed' : 'data_awaited', deps.now());
  } else if (tasks.some(isAnswered)) {
    await deliverItem(deps, tx, item);
  } else {
    const isSkipped = tasks.every(({ status }) => status === 'skipped');
    const reasons = [...new Set(tasks.map(({ reason }) => reason))].join(' ');
    const letterOf = tasks.some(({ missing }) => missing.includes('consent'))
      ? itemWithoutConsent
      : itemSkipped;
    await failItem(deps, tx, item, reasons, isSkipped ? { letterOf } : {});
  }
  notifyReportChanged(tx, item.id);
}

const askLater = (deps: FulfilmentDeps, tx: Transaction, itemId: string) =>
  deps.enqueue(tx, 'report.ask-data', [{ itemId }], {
    startAfterSeconds: dataLetterSeconds[deps.config.environment],
  });

/** What an answer cost outlives the report it is in. */
async function chargeSource(
  deps: FulfilmentDeps,
  tx: Transaction,
  { id }: TaskRun,
  price: number,
): Promise<void> {
  const task = await tx
    .updateTable('report_task')
    .set((row) => ({ cost: row('cost', '+', price) }))
    .where('id', '=', id)
    .returning(['item_id', 'type', 'source'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('source_charge')
    .values({
      item_id: task.item_id,
      task_type: task.type,
      source: task.source,
      amount: price,
      charged_at: deps.now(),
    })
    .execute();
}

/** False when this run has ended or was superseded by a restart. */
async function saveOutcome(
  deps: FulfilmentDeps,
  tx: Transaction,
  { id, run }: TaskRun,
  result: Outcome,
): Promise<boolean> {
  const now = deps.now();
  const isWaiting = result.status === 'needs_data';
  const waitSeconds = result.missing.includes('consent')
    ? CONSENT_WAIT_SECONDS
    : dataWaitSeconds[deps.config.environment];
  const awaitedUntil = new Date(now.getTime() + waitSeconds * 1000);
  const saved = await tx
    .updateTable('report_task')
    .set({
      status: result.status,
      // A task waiting for data is not finished, and customers need more time than sources.
      finished_at: isWaiting ? null : now,
      ...(isWaiting && { deadline_at: sql<Date>`greatest(deadline_at, ${awaitedUntil})` }),
      source: result.source,
      source_date: result.sourceDate,
      reason: result.reason,
      missing_requirements: json(result.missing),
      file_hash: result.fileHash,
      result: result.result === null ? null : json(result.result),
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', 'in', movedBy(isWaiting ? 'data_awaited' : result.status))
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}
