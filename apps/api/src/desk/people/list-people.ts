import type { DeskPerson, PeopleFilter, PeopleSort } from '@proverka/contract/desk-people';
import { sql } from 'kysely';
import { readTariffsInForce } from '#catalogue/tariff-of.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { allOf, inOrder, pageOf, readPageIds, totalOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { peopleConditions } from './people-filter.ts';
import { PERSON_COLUMNS, PERSON_JOINS, viewPersonRow } from './person-row.ts';
import type { PersonRow } from './person-row.ts';

export interface PeopleQuery extends PeopleFilter {
  readonly sort: PeopleSort;
  readonly is_ascending: boolean;
  /** The last person seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface PeoplePage {
  readonly people: DeskPerson[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

const sortKeys: Readonly<Record<PeopleSort, Sql>> = {
  created: sql.ref('d.created_at'),
  name: sql.ref('d.name_key'),
  spent: sql.ref('d.spent'),
};

/** One page of the account holders that fit the filters; the reading is in the journal. */
export async function listPeople(
  deps: DeskDeps,
  caller: Caller,
  query: PeopleQuery,
): Promise<Result<PeoplePage, never>> {
  const { sort, is_ascending: isAscending, after, limit } = query;
  const tariffs = await readTariffsInForce(deps);
  const conditions = await peopleConditions(deps.db, tariffs, query);
  const facts = { desk: 'people', list: sort };
  const event = { event: 'desk.read', ownerId: null, subject: 'people' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: facts });
  const key = sortKeys[sort];
  const { ids, count } = await readPageIds(deps.db, {
    from: sql`from desk_person d where ${allOf([...conditions, ...behind(after, key, isAscending)])}`,
    id: sql.ref('d.user_id'),
    key,
    isAscending,
    limit,
    isCounted: after === undefined,
  });
  const page = pageOf(ids, limit);
  const rows = await readRows(deps.db, page.ids);
  return done({
    people: rows.map((row) => viewPersonRow(row, tariffs)),
    next: page.next,
    total: after === undefined ? totalOf(count) : null,
  });
}

function behind(after: string | undefined, key: Sql, isAscending: boolean): readonly Sql[] {
  if (after === undefined) return [];
  const beyond = isAscending ? sql`>` : sql`<`;
  const last = sql`(select ${key} from desk_person d where d.user_id = ${after})`;
  return [sql`(${key}, d.user_id) ${beyond} (${last}, ${after}::uuid)`];
}

async function readRows(db: Connection, ids: readonly string[]): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${PERSON_COLUMNS} from app_user u ${PERSON_JOINS} where u.id = any(${ids}::uuid[])`.execute(db);
  return inOrder(ids, rows);
}
