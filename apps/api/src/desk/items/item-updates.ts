import type { ItemUpdate } from '@proverka/contract/order-tasks';
import { orderActs } from '#fulfilment/order-version.ts';
import { orderOfItem } from '#fulfilment/report-items.ts';
import { filesOf } from '#fulfilment/task-files.domain.ts';
import { findReport, readTasks } from '#fulfilment/report.store.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { done, refuse } from '#platform/result.ts';
import { taskTitle } from '#registers/task-type.ts';
import type { DeskDeps } from '../deps.ts';

interface Row {
  readonly at: Date;
  readonly event: string;
  readonly by: string;
  readonly reason: string;
}

const TOLD = statement<{ subject: string; events: readonly string[] }, Row>(`
  select e.happened_at as at, e.event, coalesce(u.name, '') as by, coalesce(d.reason, '') as reason
  from audit_event e left join app_user u on u.id = e.user_id left join audit_event_detail d on d.seq = e.seq
  where e.subject = :subject and e.event = any(:events::text[]) order by e.seq limit 500`);

async function readTold(db: Connection, subject: string, events: readonly string[]): Promise<ItemUpdate[]> {
  const rows = await TOLD(db, { subject, events });
  return rows.map(({ at, event, by, reason }) => ({ at: at.toISOString(), event, by, reason }));
}

/** What the staff did about an item, the earliest first. */
export async function listUpdates({ db }: DeskDeps, itemId: string) {
  if ((await orderOfItem(db, itemId)) === undefined) return refuse('item_not_found');
  return done({ updates: await readTold(db, itemId, orderActs) });
}

/** The files of an item, and who of the staff has read one. */
export async function listDownloads({ db }: DeskDeps, itemId: string) {
  if ((await orderOfItem(db, itemId)) === undefined) return refuse('item_not_found');
  const report = await findReport(db, itemId);
  const tasks = report === undefined ? [] : await readTasks(db, itemId);
  const documents = tasks.flatMap((task) =>
    filesOf(task).map((file_type) => ({ task_id: task.id, file_type, title: taskTitle(task.type) })),
  );
  const paper =
    report?.status === 'done' && report.completed_at !== null
      ? [{ task_id: null, file_type: 'pdf' as const, title: report.product_name_ru }]
      : [];
  return done({
    files: [...paper, ...documents],
    reads: await readTold(db, itemId, ['file.read', 'report.read']),
  });
}
