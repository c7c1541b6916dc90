import type { UserLog } from '@proverka/contract/desk-person-parts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

interface LogRow {
  readonly seq: number;
  readonly happened_at: Date;
  readonly event: string;
  readonly by: UserLog['by'];
  readonly owner_id: string | null;
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly address: string | null;
  readonly user_id: string | null;
  readonly actor_name: string | null;
  readonly acted_by: string | null;
  readonly staff_name: string | null;
}

const PAGE = 100;

// Two ways in by an index each; what a person did to their own account is found by both.
const LOGS = statement<{ personId: string; before: number }, LogRow>(`
  select e.seq, e.happened_at, e.event, e.by, e.owner_id, e.subject, e.before::text as before, e.after::text as after,
    d.reason, host(d.address) as address, e.user_id, coalesce(nullif(u.name, ''), u.email) as actor_name,
    e.acted_by, coalesce(nullif(s.name, ''), s.email) as staff_name
  from (
    (select seq from audit_event where owner_id = :personId and seq < :before order by seq desc limit ${PAGE + 1})
    union
    (select seq from audit_event where user_id = :personId and seq < :before order by seq desc limit ${PAGE + 1})
    union
    (select seq from audit_event where acted_by = :personId and seq < :before order by seq desc limit ${PAGE + 1})
  ) found join audit_event e using (seq) left join audit_event_detail d using (seq)
    left join app_user u on u.id = e.user_id left join app_user s on s.id = e.acted_by
  order by e.seq desc limit ${PAGE + 1}`);

interface Asked {
  readonly personId: string;
  /** Only events with a smaller number. */
  readonly before: number | undefined;
}

/** Security events of an account and of what its owner did elsewhere; the reading is in the journal, too. */
export async function listUserLogs(
  deps: DeskDeps,
  caller: Caller,
  { personId, before = Number.MAX_SAFE_INTEGER }: Asked,
): Promise<Result<{ logs: UserLog[]; next: number | null }, never>> {
  const rows = await LOGS(deps.db, { personId, before });
  const event = { event: 'person.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'journal' } });
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (page.at(-1)?.seq ?? null) : null;
  return done({ logs: page.map(viewLog), next });
}

const viewLog = (row: LogRow): UserLog => ({
  seq: row.seq,
  date: row.happened_at.toISOString(),
  event: row.event,
  by: row.by,
  actor: row.user_id === null ? null : { id: row.user_id, name: row.actor_name ?? '' },
  acted_by: row.acted_by === null ? null : { id: row.acted_by, name: row.staff_name ?? '' },
  owner_id: row.owner_id,
  subject: row.subject ?? '',
  reason: row.reason ?? '',
  address: row.address ?? '',
  before: row.before ?? '',
  after: row.after ?? '',
});
