import type { DeskPerson, PeopleFilter, PeopleSort } from '@proverka/contract/desk-people';
import { sql } from 'kysely';
import { readTariffsInForce } from '#catalogue/tariff-of.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, countUpTo, pageOf } from '../list-page.ts';
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

/** `s` is the account of held money, which also knows what was spent. */
const PEOPLE = sql`from app_user u join ledger_account s on s.user_id = u.id and s.kind = 'user_hold'`;

const sortKeys: Readonly<
  Record<PeopleSort, { readonly key: Sql; readonly id: Sql; readonly of: (id: string) => Sql }>
> = {
  created: {
    key: sql`u.created_at`,
    id: sql`u.id`,
    of: (id) => sql`(select created_at from app_user where id = ${id})`,
  },
  name: {
    key: sql`app_user_sort_name(u.name)`,
    id: sql`u.id`,
    of: (id) => sql`(select app_user_sort_name(name) from app_user where id = ${id})`,
  },
  spent: {
    key: sql`s.spent`,
    id: sql`s.user_id`,
    of: (id) => sql`(select spent from ledger_account where user_id = ${id} and kind = 'user_hold')`,
  },
};

/** One page of the account holders that fit the filters; the reading is in the journal. */
export async function listPeople(
  deps: DeskDeps,
  caller: Caller,
  query: PeopleQuery,
): Promise<Result<PeoplePage, never>> {
  const conditions = await peopleConditions(deps, query);
  const after = { desk: 'people', list: query.sort };
  await recordEvent(deps, deps.db, caller, { event: 'desk.read', ownerId: null, subject: 'people', after });
  const [rows, total, tariffs] = await Promise.all([
    readPage(deps, query, conditions),
    query.after === undefined ? countUpTo(deps.db, sql`${PEOPLE} where ${conditions}`) : null,
    readTariffsInForce(deps),
  ]);
  const page = pageOf(rows, query.limit);
  return done({ people: page.rows.map((row) => viewPersonRow(row, tariffs)), next: page.next, total });
}

async function readPage(
  { db }: DeskDeps,
  { sort, is_ascending: isAscending, after, limit }: PeopleQuery,
  conditions: Sql,
): Promise<readonly PersonRow[]> {
  const { key, id, of } = sortKeys[sort];
  const [direction, beyond] = isAscending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const behind =
    after === undefined ? sql`true` : sql`(${key}, ${id}) ${beyond} (${of(after)}, ${after}::uuid)`;
  const { rows } = await sql<PersonRow>`${BY_VALUES}
    select ${PERSON_COLUMNS} from (
      select u.* ${PEOPLE} where ${conditions} and ${behind}
      order by ${key} ${direction}, ${id} ${direction} limit ${limit + 1}
    ) u join ledger_account s on s.user_id = u.id and s.kind = 'user_hold' ${PERSON_JOINS}
    order by ${key} ${direction}, ${id} ${direction}`.execute(db);
  return rows;
}
