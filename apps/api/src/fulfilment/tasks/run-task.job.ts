import { moveItem } from '../move-item.ts';
import { stepCheck } from './check-task.ts';
import { checkOf } from '#registers/checks.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { tellOrderPaid } from '../status/tell-order-paid.ts';
import { stepExtract } from './extract-task.ts';
import { stepSellerExtract } from './seller-extract-task.ts';
import { stepValuation } from './valuation-task.ts';
import { answerPrice } from './answer-price.ts';
import { finishTask, skipOverdue } from '../finish-task.ts';
import { movedBy } from '../task-status.domain.ts';
import { retryPolicyOf, pauseSeconds } from './retry-policy.domain.ts';
import { notifyReportChanged, tellReportChanged } from '../report-changed.ts';
import { sourceOfTask } from '#registers/source-of-task.ts';
import { readTroubles } from '#registers/source-troubles.ts';
import { outcome } from '#registers/step.ts';
import type { Step } from '#registers/step.ts';
import { givenUpWords, silenceAfter } from './task-memory.domain.ts';
import { findTask, memoryOf, saveMemory } from '../task.store.ts';
import type { TaskRow, TaskRun } from '../task.store.ts';
import { isExtractTask, sellerExtractTask, valuationTask } from '#registers/task-type.ts';
import { givenUpInTrouble } from '#registers/trouble-words.domain.ts';
import type { SourceTrouble } from '#registers/trouble-words.domain.ts';

function stepTask(deps: FulfilmentDeps, task: TaskRow, signal: AbortSignal): Promise<Step> {
  if (isExtractTask(task.type)) return stepExtract(deps, task, task.type, signal);
  if (task.type === sellerExtractTask) return stepSellerExtract(deps, task, signal);
  if (task.type === valuationTask) return stepValuation(deps, task, signal);
  const check = checkOf(task.type);
  if (check === undefined) throw new Error(`There is no task of type ${task.type}`);
  return stepCheck(deps, task, check, signal);
}

const isOpen = ({ status }: TaskRow): boolean =>
  status === 'queued' || status === 'running' || status === 'needs_data';

/**
 * A task past its deadline gets one last poll: the time may have been lost by a stopped worker rather than by the source.
 * No paid question is asked then, and the customer's data is no longer awaited.
 */
const isBeyondHelp = (task: TaskRow): boolean =>
  task.status === 'needs_data' || (isExtractTask(task.type) && memoryOf(task).ticket === null);

/** Runs one step of a task; while a source is working the job is rescheduled instead of waiting. */
export async function runTaskJob(
  deps: FulfilmentDeps,
  { taskId }: { taskId: string },
  signal: AbortSignal,
): Promise<void> {
  const task = await findTask(deps.db, taskId);
  if (task === undefined || !isOpen(task)) return;
  const isLate = deps.now() >= task.deadline_at;
  if (isLate && isBeyondHelp(task)) return giveUp(deps, task);
  if (task.status === 'needs_data') return;
  if (task.status === 'queued') {
    // Only the first task of an item also starts the item.
    if (task.item_status === 'queued') await inTransaction(deps.db, (tx) => startItem(deps, tx, task));
    else if (await start(deps, deps.db, task)) tellReportChanged(deps.db, task.item_id);
  }
  const step = (await isHeld(deps, task)) ? held : await stepTask(deps, task, signal);
  if (step.kind === 'outcome')
    await finishTask(deps, task, { ...step, price: answerPrice(deps.config, task, step.status) });
  else if (isLate) await giveUp(deps, task, silenceAfter(step, memoryOf(task).silence));
  else await comeAgain(deps, task, step);
}

/** Starts the item once: a repeated job finds the task already running. */
async function start(deps: FulfilmentDeps, db: Connection, task: TaskRow): Promise<boolean> {
  const started = await db
    .updateTable('report_task')
    .set({ status: 'running', started_at: deps.now(), attempts: 1 })
    .where('id', '=', task.id)
    .where('status', 'in', movedBy('begun'))
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

async function startItem(deps: FulfilmentDeps, tx: Transaction, task: TaskRow): Promise<void> {
  if (!(await start(deps, tx, task))) return;
  const isFirst = await moveItem(tx, task.item_id, 'begun', deps.now());
  if (isFirst) await tellOrderPaid(deps, tx, task.order_id);
  notifyReportChanged(tx, task.item_id);
}

async function comeAgain(
  deps: FulfilmentDeps,
  { id: taskId, run }: TaskRun,
  step: Exclude<Step, { kind: 'outcome' }>,
): Promise<void> {
  if (step.kind === 'retry') deps.log.warn({ taskId, reason: step.reason }, 'task will be tried again');
  await inTransaction(deps.db, async (tx) => {
    const task = await findTask(tx, taskId);
    if (task === undefined || task.run !== run || !isOpen(task)) return;
    const memory = memoryOf(task);
    const policy = retryPolicyOf(deps.config.environment, task.type);
    const isRetry = step.kind === 'retry';
    const pause = isRetry
      ? pauseSeconds(policy.retrySeconds, memory.failures)
      : pauseSeconds(policy.pollSeconds, memory.looks);
    await saveMemory(tx, task, {
      ...memory,
      failures: memory.failures + (isRetry ? 1 : 0),
      looks: memory.looks + (isRetry ? 0 : 1),
      silence: silenceAfter(step, memory.silence),
    });
    if (isRetry) {
      await tx
        .updateTable('report_task')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('id', '=', taskId)
        .execute();
      notifyReportChanged(tx, task.item_id);
    }
    // Never after the deadline, because that run gives the task up.
    const leftSeconds = Math.ceil((task.deadline_at.getTime() - deps.now().getTime()) / 1000);
    const startAfterSeconds = Math.max(1, Math.min(pause, leftSeconds));
    await deps.enqueue(tx, 'report.task', [{ taskId }], { startAfterSeconds });
  });
}

const held: Step = { kind: 'held' };

/** While the staff asks a source by hand, no question is put; an answer that was asked for is fetched all the same. */
async function isHeld(deps: FulfilmentDeps, task: TaskRow): Promise<boolean> {
  return memoryOf(task).ticket === null && ((await troubleOf(deps, task))?.isManual ?? false);
}

async function troubleOf({ db }: FulfilmentDeps, { type }: TaskRow): Promise<SourceTrouble | undefined> {
  const source = sourceOfTask(type);
  return source === null ? undefined : (await readTroubles(db)).get(source);
}

/** Gives the task up: a silent source is unavailable, a question without its data is skipped. */
async function giveUp(deps: FulfilmentDeps, task: TaskRow, silence = memoryOf(task).silence): Promise<void> {
  if (task.status === 'needs_data') return skipOverdue(deps, task);
  const trouble = await troubleOf(deps, task);
  const reason = trouble === undefined ? givenUpWords(silence) : givenUpInTrouble(trouble);
  await finishTask(deps, task, outcome('unavailable', { reason }));
}
