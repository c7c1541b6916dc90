import type { DeskPartner, PartnerSort } from '@proverka/contract/desk-partners';
import { rubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf, pageOfRows } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { textConditions } from '../people/people-filter.ts';
import { PARTNERS, viewPartner } from './partner-row.ts';
import type { PartnerRow } from './partner-row.ts';

interface Query {
  readonly text?: string | undefined;
  readonly owed_from?: number | undefined;
  readonly sort: PartnerSort;
  readonly is_ascending: boolean;
  /** The last partner seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Page {
  readonly partners: DeskPartner[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

interface CountedRow extends PartnerRow {
  readonly total: number;
}

/** One page of those whose links brought somebody; the reading is in the journal. */
export async function listPartners(
  deps: DeskDeps,
  caller: Caller,
  query: Query,
): Promise<Result<Page, never>> {
  const after = { desk: 'partners', list: query.sort };
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: 'partners',
    after,
  });
  const rows = await readPage(deps, query);
  const page = pageOfRows(rows, query.limit);
  return done({
    partners: page.rows.map(viewPartner),
    next: page.next,
    total: query.after === undefined ? { count: rows[0]?.total ?? 0, is_more: false } : null,
  });
}

/** There are few partners among all people: they are counted whole, and sorted by what is counted. */
async function readPage({ db }: DeskDeps, query: Query): Promise<readonly CountedRow[]> {
  const key = sql.ref(query.sort);
  const [direction, beyond] = query.is_ascending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const behind =
    query.after === undefined
      ? sql`true`
      : sql`(${key}, id) ${beyond} (select l.${key}, l.id from partner l where l.id = ${query.after})`;
  const { rows } = await sql<CountedRow>`${BY_VALUES}
    with partner as materialized (${PARTNERS}),
    fit as (select * from partner where ${conditionsOf(query)})
    select fit.*, (select count(*)::int from fit) as total from fit where ${behind}
    order by ${key} ${direction}, id ${direction} limit ${query.limit + 1}`.execute(db);
  return rows;
}

const conditionsOf = ({ text = '', owed_from: owed }: Query): Sql =>
  allOf([
    ...textConditions(text).map((found) => sql`id in (select d.user_id from desk_person d where ${found})`),
    ...(owed === undefined ? [] : [sql`owed >= ${rubles(owed)}`]),
  ]);
