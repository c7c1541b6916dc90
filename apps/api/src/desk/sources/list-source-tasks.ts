import { sourceTasksLimit } from '@proverka/contract/desk-sources';
import type { SourceName } from '@proverka/contract/desk-sources';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import { taskTypesOf } from '#registers/source-of-task.ts';
import { readTroubles } from '#registers/source-troubles.ts';
import { taskTitle } from '#registers/task-type.ts';
import type { DeskDeps } from '../deps.ts';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly order_id: string;
  readonly item_id: string;
  readonly name_ru: string;
  readonly created_at: Date;
  readonly deadline_at: Date;
  readonly attempts: number;
  readonly is_unasked: boolean;
  readonly total: number;
}

const TASKS = statement<{ types: readonly string[]; limit: number }, Row>(`
  select t.id, t.type, i.order_id, t.item_id, p.name_ru, t.created_at, t.deadline_at, t.attempts,
    t.ticket ->> 'ticket' is null as is_unasked, (count(*) over ())::int as total
  from report_task t join order_item i on i.id = t.item_id join product p on p.id = i.product_id
  where t.status in ('queued', 'running') and t.type = any(:types::text[])
  order by t.deadline_at, t.id limit :limit`);

/** Tasks that wait for a source, those given up first on top; nothing of whom they are about. */
export async function listSourceTasks(deps: DeskDeps, caller: Caller, source: SourceName) {
  const event = { event: 'desk.read', ownerId: null, subject: source, after: { desk: 'sources' } } as const;
  await recordEvent(deps, deps.db, caller, event);
  const [rows, troubles] = await Promise.all([
    TASKS(deps.db, { types: taskTypesOf(source), limit: sourceTasksLimit }),
    readTroubles(deps.db),
  ]);
  const isManual = troubles.get(source)?.isManual ?? false;
  return done({
    total: rows[0]?.total ?? 0,
    tasks: rows.map((row) => ({
      task_id: row.id,
      order_id: row.order_id,
      order_item_id: row.item_id,
      title: taskTitle(row.type),
      product_name_ru: row.name_ru,
      since: row.created_at.toISOString(),
      deadline: row.deadline_at.toISOString(),
      attempts: row.attempts,
      is_held: isManual && row.is_unasked,
    })),
  });
}
