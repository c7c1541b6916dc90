import type { SourceMode, SourceName } from '@proverka/contract/desk-sources';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { taskTypesOf } from '#registers/source-of-task.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { notifyReportChanged } from '../report-changed.ts';

interface Switch {
  readonly source: SourceName;
  readonly mode: SourceMode;
  readonly reason: string;
}

/** A source nobody has switched is automatic, so that it cannot be switched to that. */
const SWITCH = statement<Switch & { by: string; now: Date }, { source: string }>(`
  insert into source_mode as m (source, mode, chosen_by, chosen_at, reason)
  select :source, :mode, :by, :now, :reason
  where :mode = 'manual' or exists (select from source_mode where source = :source)
  on conflict (source) do update set mode = excluded.mode, chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at,
    reason = excluded.reason
  where m.mode <> excluded.mode returning source`);

const OPEN_TASKS = statement<{ types: readonly string[] }, { id: string; item_id: string }>(`
  select id, item_id from report_task where status in ('queued', 'running') and type = any(:types::text[]) order by deadline_at, id`);

/** Whether a source is asked or its tasks wait for the staff. Back on automatic, what waited is asked at once. */
export async function switchSource(
  deps: FulfilmentDeps,
  caller: Caller,
  { source, mode, reason }: Switch,
): Promise<Result<{ ok: true }, 'source_mode_unchanged'>> {
  return inTransaction<Result<{ ok: true }, 'source_mode_unchanged'>>(deps.db, async (tx) => {
    const switched = await SWITCH(tx, { source, mode, reason, by: caller.userId, now: deps.now() });
    if (switched.length === 0) return refuse('source_mode_unchanged');
    const waiting = await OPEN_TASKS(tx, { types: taskTypesOf(source) });
    if (mode === 'automatic' && waiting.length > 0) {
      await deps.enqueue(
        tx,
        'report.task',
        waiting.map(({ id }) => ({ taskId: id })),
      );
    }
    await recordEvent(deps, tx, caller, {
      event: 'source.mode_changed',
      ownerId: null,
      subject: source,
      reason,
      after: { mode, tasks: waiting.length },
    });
    for (const itemId of new Set(waiting.map(({ item_id: id }) => id))) notifyReportChanged(tx, itemId);
    return done({ ok: true });
  });
}
