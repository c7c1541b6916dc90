import type { PeopleFilter } from '@proverka/contract/desk-people';
import { rubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { SpentRange, TariffsInForce } from '#catalogue/tariff-of.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { dayEnd, dayStart } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { phoneStarts, searchQuery } from '../search-words.domain.ts';

/** What people `d` have to meet. */
export async function peopleConditions(
  db: Connection,
  tariffs: TariffsInForce,
  filter: PeopleFilter,
): Promise<readonly Sql[]> {
  const { person_role: role, brand, source, created_from: from, created_to: to } = filter;
  const { tariff_simple_id: tariff } = filter;
  return [
    ...textConditions(filter.text ?? ''),
    ...(role === undefined ? [] : [sql`d.role = ${role}`]),
    ...(brand === undefined ? [] : [sql`d.brand = ${brand}`]),
    ...(source ? [sql`(d.campaign = ${source} or d.partner_id = ${source})`] : []),
    ...(from === undefined ? [] : [sql`d.created_at >= ${dayStart(from)}`]),
    ...(to === undefined ? [] : [sql`d.created_at < ${dayEnd(to)}`]),
    ...(filter.state === undefined ? [] : [STATES[filter.state]]),
    ...balanceConditions(filter),
    ...(tariff === undefined ? [] : [await tariffCondition(db, tariffs, tariff)]),
  ];
}

const CLOSED = sql`d.user_id in (select u.id from app_user u where u.closed_at is not null)`;
const STATES = { open: sql`not ${CLOSED}`, closed: CLOSED } as const;

/** People `d` whose phone, or some word of whose name and e-mail, begins so; none for a text without letters and digits. */
export function textConditions(text: string): readonly Sql[] {
  if (text === '') return [];
  const phones = phoneStarts(text);
  if (phones !== null) return [phoneCondition(phones)];
  const query = searchQuery(text);
  if (query === null) return [sql`false`];
  return [sql`d.words @@ ${query}::tsquery`];
}

/** «:» stands behind the digits. */
export const phoneCondition = (starts: readonly string[]): Sql =>
  sql`(${sql.join(
    starts.map((start) => sql`(d.phone_key >= ${start} and d.phone_key < ${`${start}:`})`),
    sql` or `,
  )})`;

const balanceConditions = ({ balance_from: from, balance_to: to }: PeopleFilter): readonly Sql[] => [
  ...(from === undefined ? [] : [sql`d.balance >= ${rubles(from)}`]),
  ...(to === undefined ? [] : [sql`d.balance <= ${rubles(to)}`]),
];

/** Reached tariffs are ranges of the sum spent; the few assigned ones are weighed one by one. */
async function tariffCondition(db: Connection, tariffs: TariffsInForce, simpleId: number): Promise<Sql> {
  const assigned = await readAssigned(db);
  const having = assigned.filter(
    ({ role, spent, assigned: assignedId }) => tariffs.of({ role, spent, assignedId }).simpleId === simpleId,
  );
  const ranges = tariffs.rangesOf(simpleId);
  if (ranges.length === 0 && having.length === 0) return sql`false`;
  const reached = ranges.length === 0 ? sql`false` : sql.join(ranges.map(rangeCondition), sql` or `);
  const ids = having.map(({ id }) => id);
  return sql`(d.assigned_tariff_id is null and (${reached}) or d.user_id = any(${ids}::uuid[])) and ${boundsOf(ranges, having)}`;
}

/** What all of them have spent: without it a list in the order of the sums would begin at the dearest of all people. */
function boundsOf(ranges: readonly SpentRange[], having: readonly Assigned[]): Sql {
  const sums = having.map(({ spent }) => spent);
  const least = Math.min(...ranges.map(({ from }) => from), ...sums);
  const most = Math.max(...ranges.map(({ until }) => until ?? Infinity), ...sums.map((spent) => spent + 1));
  return sql`d.spent >= ${least} and ${most === Infinity ? sql`true` : sql`d.spent < ${most}`}`;
}

const rangeCondition = ({ roles, from, until }: SpentRange): Sql => sql`(
  d.role = any(${roles}::smallint[]) and d.spent >= ${from} and ${until === null ? sql`true` : sql`d.spent < ${until}`})`;

interface Assigned {
  readonly id: string;
  readonly role: number;
  readonly spent: number;
  readonly assigned: number;
}

async function readAssigned(db: Connection): Promise<readonly Assigned[]> {
  const { rows } = await sql<Assigned>`
    select user_id as id, role, spent, assigned_tariff_id as assigned from desk_person
    where assigned_tariff_id is not null`.execute(db);
  return rows;
}
