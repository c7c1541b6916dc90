import type { DeskCase, DeskCasesFilter } from '@proverka/contract/desk-cases';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, countUpTo, pageOfRows } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { CASE_COLUMNS, CASE_JOINS, viewCaseRow } from './case-rows.ts';
import type { CaseRow } from './case-rows.ts';
import { caseConditions } from './cases-filter.ts';

export interface CasesQuery extends DeskCasesFilter {
  readonly sort: 'due' | 'changed';
  readonly is_ascending: boolean;
  /** The last case seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface CasesPage {
  readonly cases: DeskCase[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** One page of the queue; the reading is in the journal. */
export async function listDeskCases(
  deps: DeskDeps,
  caller: Caller,
  query: CasesQuery,
  isNamed: boolean,
): Promise<Result<CasesPage, never>> {
  const now = deps.now();
  const conditions = caseConditions(query, { userId: caller.userId, now });
  const event = { event: 'desk.read', ownerId: query.person_id ?? null, subject: 'cases' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'cases', list: query.sort } });
  const [rows, total] = await Promise.all([
    readPage(deps, query, conditions),
    query.after === undefined ? countUpTo(deps.db, sql`from support_case c where ${conditions}`) : null,
  ]);
  const page = pageOfRows(rows, query.limit);
  return done({ cases: page.rows.map((row) => viewCaseRow(row, { now, isNamed })), next: page.next, total });
}

const keys = {
  due: {
    key: sql`coalesce(c.due_at, 'infinity')`,
    of: (id: string) => sql`(select coalesce(due_at, 'infinity') from support_case where id = ${id})`,
  },
  changed: {
    key: sql`c.changed_at`,
    of: (id: string) => sql`(select changed_at from support_case where id = ${id})`,
  },
} as const;

async function readPage(
  { db }: DeskDeps,
  { sort, is_ascending: isAscending, after, limit }: CasesQuery,
  conditions: Sql,
): Promise<readonly CaseRow[]> {
  const { key, of } = keys[sort];
  const [direction, beyond] = isAscending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const behind =
    after === undefined ? sql`true` : sql`(${key}, c.id) ${beyond} (${of(after)}, ${after}::uuid)`;
  const order = sql`${key} ${direction}, c.id ${direction}`;
  const { rows } = await sql<CaseRow>`${BY_VALUES}
    select ${CASE_COLUMNS} from (
      select c.* from support_case c where ${conditions} and ${behind} order by ${order} limit ${limit + 1}
    ) c ${CASE_JOINS} order by ${order}`.execute(db);
  return rows;
}

interface Counts {
  readonly open: number;
  readonly late: number;
  readonly mine: number;
}

/** What waits for an answer, for the menu. */
export async function countCases({ db, now }: DeskDeps, { userId }: Caller): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as open, count(*) filter (where due_at < ${now()})::int as late,
      count(*) filter (where assignee_id = ${userId})::int as mine
    from support_case where state = 'open'`.execute(db);
  return rows[0] ?? { open: 0, late: 0, mine: 0 };
}
