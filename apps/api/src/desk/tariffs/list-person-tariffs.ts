import type { PersonTariff } from '@proverka/contract/desk-person-parts';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf, countUpTo } from '../list-page.ts';
import type { Sql } from '../list-page.ts';

interface TariffsQuery {
  readonly person_id?: string | undefined;
  readonly tariff_simple_id?: number | undefined;
  /** Names its place by itself: the assignment it was made of may be another by now, or gone. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface TariffsPage {
  readonly tariffs: PersonTariff[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

interface AssignmentRow {
  /** Of the person, who has one tariff at most. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly simple_id: number;
  readonly tariff_name: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly assigned_at: Date;
}

/** Tariffs that the staff assigned, the newest first; those a person reached or connected are not among them. */
export async function listPersonTariffs(
  deps: DeskDeps,
  caller: Caller,
  { person_id: personId, tariff_simple_id: simpleId, after, limit }: TariffsQuery,
): Promise<Result<TariffsPage, never>> {
  const event = { event: 'desk.read', ownerId: personId ?? null, subject: 'person_tariffs' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'person_tariffs' } });
  const conditions = allOf([
    sql`a.assigned_by <> a.user_id`,
    ...(personId === undefined ? [] : [sql`a.user_id = ${personId}`]),
    ...(simpleId === undefined ? [] : [sql`a.tariff_simple_id = ${simpleId}`]),
  ]);
  const { rows } = await sql<AssignmentRow>`${BY_VALUES}
    select a.user_id as id, u.name, u.email, a.tariff_simple_id as simple_id, t.name as tariff_name,
      s.id as staff_id, coalesce(nullif(s.name, ''), s.email) as staff_name, a.assigned_at
    from person_tariff a join app_user u on u.id = a.user_id join app_user s on s.id = a.assigned_by
      join tariff t on t.simple_id = a.tariff_simple_id
    where ${conditions} and ${behind(after)}
    order by a.assigned_at desc, a.user_id desc limit ${limit + 1}`.execute(deps.db);
  const total =
    after === undefined ? await countUpTo(deps.db, sql`from person_tariff a where ${conditions}`) : null;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return done({
    tariffs: shown.map(viewAssignment),
    next: last === undefined ? null : `${last.assigned_at.toISOString()} ${last.id}`,
    total,
  });
}

function behind(after: string | undefined): Sql {
  if (after === undefined) return sql`true`;
  const [at = '', id] = after.split(' ');
  return sql`(a.assigned_at, a.user_id) < (${new Date(at)}::timestamptz, ${id}::uuid)`;
}

const viewAssignment = (row: AssignmentRow): PersonTariff => ({
  person_id: row.id,
  person_name: row.name || row.email,
  email: row.email,
  tariff_simple_id: row.simple_id,
  tariff_name: row.tariff_name,
  assigned_by: { id: row.staff_id, name: row.staff_name },
  assigned_date: row.assigned_at.toISOString(),
});
