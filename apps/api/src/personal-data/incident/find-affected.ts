import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import type { Incident } from './incident-arguments.ts';

/** Somebody whose data were seen: an account, or a person a report is about. */
export interface Affected {
  readonly kind: 'account' | 'subject';
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly birth_date: string;
  /** What was read: names of events of the journal. */
  readonly what: string;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly times: number;
  /** By whom: ids of accounts; empty for guests and the service. */
  readonly read_by: string;
}

/** Reading somebody's data or entering their account; the others change what is the caller's own. */
const READING = [
  'report.read',
  'dispute.read',
  'expert_conclusion.read',
  'person.read',
  'data_export.read',
  'session.opened',
  'entry_code.issued',
  'impersonation.opened',
  'impersonation.used',
  'item.subject_read',
  'password.reset_used',
];

/** Of the window: the acts of the named account, session or address; the window is read by its index. */
const acts = ({ since, until, account, credential, address }: Incident) => sql`
  acts as materialized (
    select e.seq, e.happened_at, e.event, coalesce(e.acted_by, e.user_id) as user_id, e.owner_id, e.subject
    from audit_event e
    where e.happened_at >= ${since} and e.happened_at < ${until} and e.event = any(${READING}::text[])
      and (${account}::uuid is null or e.user_id = ${account}::uuid or e.acted_by = ${account}::uuid)
      and (${credential}::uuid is null or e.credential_id = ${credential}::uuid)
      and (${address}::inet is null or exists (
        select from audit_event_detail d where d.seq = e.seq and d.address = ${address}::inet))
  )`;

/** Accounts that were entered or read, and the people in the reports that were read, each once. */
export async function findAffected(db: Connection, incident: Incident): Promise<readonly Affected[]> {
  const { rows } = await sql<Affected>`
    with ${acts(incident)}, accounts as (
      select coalesce(owner_id, user_id) as id, string_agg(distinct event, ' ') as what, min(happened_at) as first_at,
        max(happened_at) as last_at, count(*)::int as times, string_agg(distinct user_id::text, ' ') as read_by
      from acts where coalesce(owner_id, user_id) is not null group by 1
    ), reports as (
      select subject, string_agg(distinct event, ' ') as what, min(happened_at) as first_at,
        max(happened_at) as last_at, count(*)::int as times, string_agg(distinct user_id::text, ' ') as read_by
      from acts
      where subject ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' group by 1
    )
    select 'account' as kind, a.id::text as account_id, coalesce(u.name, '') as name, coalesce(u.email, '') as email,
      coalesce(u.phone, '') as phone, '' as birth_date, a.what, a.first_at, a.last_at, a.times,
      coalesce(a.read_by, '') as read_by
    from accounts a left join app_user u on u.id = a.id
    union all
    select 'subject', o.user_id::text,
      concat_ws(' ', p.one->>'last_name', p.one->>'first_name', p.one->>'middle_name'), '', '',
      coalesce(p.one->>'birth_date', ''), r.what, r.first_at, r.last_at, r.times, coalesce(r.read_by, '')
    from reports r
    join order_item i on i.id = r.subject::uuid
    join customer_order o on o.id = i.order_id
    cross join lateral jsonb_array_elements(coalesce(i.metadata->'ownersData', '[]')) as p (one)
    order by 1, 2, 3`.execute(db);
  return rows;
}

export interface IncidentFigures {
  readonly accounts: number;
  readonly subjects: number;
  readonly acts: number;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

export function figuresOf(affected: readonly Affected[]): IncidentFigures {
  const of = (kind: Affected['kind']) => affected.filter((one) => one.kind === kind);
  const subjects = new Set(of('subject').map(({ name, birth_date: born }) => `${name} ${born}`));
  let [firstAt, lastAt]: [Date | null, Date | null] = [null, null];
  for (const { first_at: first, last_at: last } of affected) {
    if (firstAt === null || first < firstAt) firstAt = first;
    if (lastAt === null || last > lastAt) lastAt = last;
  }
  const accounts = of('account');
  const acted = accounts.reduce((sum, { times }) => sum + times, 0);
  return { accounts: accounts.length, subjects: subjects.size, acts: acted, firstAt, lastAt };
}
