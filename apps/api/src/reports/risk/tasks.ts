import type { TaskStatus } from '@proverka/contract/report';
import type { ReportsDeps } from '../deps.ts';
import { itemOfTask } from '#fulfilment/report-items.ts';
import { readTasks, resultOf } from '#fulfilment/report.store.ts';
import type { ReportTaskRow } from '#fulfilment/report.store.ts';
import { canResume } from '../changes/report-changes.domain.ts';
import { startAgain, startTasks } from '#fulfilment/start-tasks.ts';
import { done, refuse } from '#platform/result.ts';
import { changeReport, isOver } from './change-report.ts';
import type { Asker } from './change-report.ts';
import { saveChange } from './risk.store.ts';
import type { RiskItem } from './risk.store.ts';

const DAY_MS = 86_400_000;
/** A register changes: after three days a missing answer belongs in a new report. */
const RESTART_DAYS = 3;
/** Of the buyer: the first run, and what data or the staff started anew, are none. */
const MOST_RESTARTS = 2;

interface RestartableTask {
  readonly status: TaskStatus;
  readonly restarts: number;
}

/** True when the buyer may restart a failed task: while the report is recent and within the limit of restarts. */
export function canRestart(
  { status, restarts }: RestartableTask,
  item: Pick<RiskItem, 'created_at' | 'finished_at' | 'status'>,
  now: Date,
): boolean {
  const isYoung = now.getTime() - item.created_at.getTime() < RESTART_DAYS * DAY_MS;
  return (
    (status === 'unavailable' || status === 'failed') && restarts < MOST_RESTARTS && isYoung && !isOver(item)
  );
}

/** True when more data about its owner would resume a skipped task. */
export const canResumeOwnersTask = (
  { status, type }: Pick<ReportTaskRow, 'status' | 'type'>,
  returned: ReadonlySet<string>,
  { status: state, created_at: createdAt, finished_at: closedAt }: RiskItem,
  now: Date,
): boolean => canResume({ status }, returned.has(type), { status: state, createdAt, closedAt }, now);

export async function restartTask(deps: ReportsDeps, asker: Asker, taskId: string) {
  const itemId = await itemOfTask(deps.db, taskId);
  if (itemId === undefined) return refuse('task_not_found');
  return changeReport<'task_not_found' | 'task_not_restartable'>(deps, asker, {
    itemId,
    action: 'restart_task',
    decide: async (tx, item) => {
      const task = (await readTasks(tx, item.id)).find(({ id }) => id === taskId);
      if (task === undefined) return refuse('task_not_found');
      if (!canRestart(task, item, deps.now())) return refuse('task_not_restartable');
      await startAgain(deps, tx, item, taskId, 'wish');
      return done(null);
    },
  });
}

type TypedTask = Pick<ReportTaskRow, 'status' | 'type'>;

const isStatement = ({ type }: TypedTask): boolean => type === 'egrn_object';

/** A fresh extract is on its way: another one is not ordered until it has come. */
export const isStatementUnderWay = (tasks: readonly TypedTask[]): boolean =>
  tasks
    .filter(isStatement)
    .some(({ status }) => status === 'queued' || status === 'running' || status === 'needs_data');

/** Orders a fresh extract besides the existing one: once per report by its buyer, because the register is paid each time. */
export function updateStatement(deps: ReportsDeps, asker: Asker, itemId: string) {
  return changeReport<'edit_limit_reached' | 'task_not_restartable' | 'risk_report_running'>(deps, asker, {
    itemId,
    action: 'update_statement',
    decide: async (tx, item) => {
      if (item.statement_updated_at !== null && asker.isStaff !== true) return refuse('edit_limit_reached');
      const tasks = await readTasks(tx, item.id);
      if (isStatementUnderWay(tasks)) return refuse('risk_report_running');
      if (!tasks.filter(isStatement).some((task) => resultOf(task).extract !== null))
        return refuse('task_not_restartable');
      if (asker.isStaff !== true) await saveChange(tx, item.id, { statement_updated_at: deps.now() });
      await startTasks(deps, tx, item, ['egrn_object'], null);
      return done(null);
    },
  });
}
