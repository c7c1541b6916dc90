import type { PeopleFilter } from '@proverka/contract/desk-people';
import { rubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { readTariffsInForce } from '#catalogue/tariff-of.ts';
import type { SpentRange } from '#catalogue/tariff-of.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { allOf, dayEnd, dayStart } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { searchQuery } from '../search-words.domain.ts';

/** What people `u` with their account of held money `s` have to meet. */
export async function peopleConditions(deps: DeskDeps, filter: PeopleFilter): Promise<Sql> {
  const { person_role: role, brand, source, created_from: from, created_to: to } = filter;
  return allOf([
    ...textConditions(filter.text ?? ''),
    ...(role === undefined ? [] : [sql`u.role = ${role}`]),
    ...(brand === undefined ? [] : [sql`u.brand = ${brand}`]),
    ...(source ? [sql`(u.campaign = ${source} or u.partner_id = ${source})`] : []),
    ...(from === undefined ? [] : [sql`u.created_at >= ${dayStart(from)}`]),
    ...(to === undefined ? [] : [sql`u.created_at < ${dayEnd(to)}`]),
    ...(filter.state === undefined ? [] : [STATES[filter.state]]),
    ...balanceConditions(filter),
    ...(filter.tariff_simple_id === undefined ? [] : [await tariffCondition(deps, filter.tariff_simple_id)]),
  ]);
}

const STATES = { open: sql`u.closed_at is null`, closed: sql`u.closed_at is not null` } as const;

function textConditions(text: string): readonly Sql[] {
  if (text === '') return [];
  const query = searchQuery(text);
  return [query === null ? sql`false` : sql`u.search @@ ${query}::tsquery`];
}

function balanceConditions({ balance_from: from, balance_to: to }: PeopleFilter): readonly Sql[] {
  if (from === undefined && to === undefined) return [];
  const within = [
    ...(from === undefined ? [] : [sql`p.balance >= ${rubles(from)}`]),
    ...(to === undefined ? [] : [sql`p.balance <= ${rubles(to)}`]),
  ];
  return [
    sql`u.id in (select p.user_id from ledger_account p where p.kind = 'user_paid' and ${allOf(within)})`,
  ];
}

/** Reached tariffs are ranges of the sum spent; the few assigned ones are weighed one by one. */
async function tariffCondition(deps: DeskDeps, simpleId: number): Promise<Sql> {
  const tariffs = await readTariffsInForce(deps);
  const assigned = await readAssigned(deps.db);
  const others = assigned.map(({ id }) => id);
  const having = assigned
    .filter(
      ({ role, spent, assigned: assignedId }) =>
        tariffs.of({ role, spent, assignedId }).simpleId === simpleId,
    )
    .map(({ id }) => id);
  const ranges = tariffs.rangesOf(simpleId);
  const reached =
    ranges.length === 0 ? sql`false` : sql`(${sql.join(ranges.map(rangeCondition), sql` or `)})`;
  return sql`${spentAtLeast(ranges, having)}
    and (u.id = any(${having}::uuid[]) or (${reached} and not u.id = any(${others}::uuid[])))`;
}

const rangeCondition = ({ roles, from, until }: SpentRange): Sql => sql`(
  u.role = any(${roles}::int[]) and s.spent >= ${from} and ${until === null ? sql`true` : sql`s.spent < ${until}`})`;

/** Says the same less exactly, in a form an index answers: few have spent much. */
function spentAtLeast(ranges: readonly SpentRange[], having: readonly string[]): Sql {
  const least = Math.min(...ranges.map(({ from }) => from));
  if (least === 0) return sql`true`;
  const reached =
    ranges.length === 0
      ? sql``
      : sql` union all select h.user_id from ledger_account h where h.kind = 'user_hold' and h.spent >= ${least}`;
  return sql`u.id in (select unnest(${having}::uuid[])${reached})`;
}

interface Assigned {
  readonly id: string;
  readonly role: number;
  readonly spent: number;
  readonly assigned: number;
}

async function readAssigned(db: Connection): Promise<readonly Assigned[]> {
  const { rows } = await sql<Assigned>`
    select u.id, u.role, coalesce(s.spent, 0) as spent, t.tariff_simple_id as assigned
    from person_tariff t join app_user u on u.id = t.user_id
      left join ledger_account s on s.user_id = u.id and s.kind = 'user_hold'
    where t.assigned_by <> t.user_id`.execute(db);
  return rows;
}
