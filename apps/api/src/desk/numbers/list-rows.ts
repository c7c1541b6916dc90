import type { NumberFigure, NumberRow } from '@proverka/contract/desk-numbers';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf, inOrder, pageOf, readPageIds, totalOf } from '../list-page.ts';
import type { ListTotal, Sql } from '../list-page.ts';
import type { Period } from './period.domain.ts';
import { LATE_TERMS } from './sums.store.ts';
import type { NumbersFilter } from './sums.store.ts';
import { endOf, startOf } from './top-customers.ts';
import { titleOf } from './view-numbers.ts';

export interface RowsQuery extends NumbersFilter {
  readonly figure: NumberFigure;
  readonly product_name?: string | undefined;
  readonly source?: string | undefined;
  readonly person_id?: string | undefined;
  readonly is_late?: true | undefined;
  /** The last row seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly product_name: string;
  readonly name_ru: string | null;
  readonly part: string;
  readonly amount: number;
  readonly user_id: string | null;
  readonly order_id: string | null;
  readonly item_id: string | null;
}

/** What stands behind a figure, the newest first; the reading is in the journal. */
export async function listNumberRows(
  deps: DeskDeps,
  caller: Caller,
  period: Period,
  query: RowsQuery,
): Promise<Result<{ rows: NumberRow[]; next: string | null; total: ListTotal | null }, never>> {
  const { figure, after, limit } = query;
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: 'numbers',
    after: { desk: 'numbers', list: figure },
  });
  const { ids, count } = await readPageIds(deps.db, {
    from: sql`from numbers_row r where ${allOf(conditionsOf(period, query))}`,
    id: sql.ref('r.row_id'),
    key: sql.ref('r.at'),
    isAscending: false,
    limit,
    isCounted: after === undefined,
  });
  const page = pageOf(ids, limit);
  const { rows } = await sql<Row>`${BY_VALUES}
    select r.row_id as id, r.at, r.product_name, p.name_ru, r.part, r.amount, r.user_id, r.order_id, r.item_id
    from numbers_row r left join product p on p.name = r.product_name and p.brand = r.brand
    where r.figure = ${figure} and r.row_id = any(${[...page.ids]}::uuid[])`.execute(deps.db);
  return done({
    rows: inOrder(page.ids, rows).map((row) => viewRow(figure, row)),
    next: page.next,
    total: after === undefined ? totalOf(count) : null,
  });
}

const conditionsOf = (
  period: Period,
  {
    figure,
    brand,
    traffic,
    product_name: product,
    source,
    person_id: person,
    is_late: isLate,
    after,
  }: RowsQuery,
): readonly Sql[] => [
  sql`r.figure = ${figure} and r.at >= ${startOf(period)} and r.at < ${endOf(period)}`,
  ...(brand === undefined ? [] : [sql`r.brand = ${brand}`]),
  ...(traffic === undefined ? [] : [sql`r.traffic = ${traffic}`]),
  ...(product === undefined ? [] : [sql`r.product_name = ${product}`]),
  ...(source === undefined ? [] : [sql`r.part = ${source}`]),
  ...(person === undefined ? [] : [sql`r.user_id = ${person}`]),
  ...(isLate === undefined
    ? []
    : [
        sql`r.part = any(select unnest(p.late) from ${LATE_TERMS} where p.brand = r.brand and p.product_name = r.product_name)`,
      ]),
  ...(after === undefined
    ? []
    : [
        sql`(r.at, r.row_id) < (select l.at, l.row_id from numbers_row l where l.figure = ${figure} and l.row_id = ${after})`,
      ]),
];

const viewRow = (figure: NumberFigure, row: Row): NumberRow => ({
  row_id: row.id,
  at: row.at.toISOString(),
  person_id: row.user_id,
  order_id: row.order_id,
  order_item_id: row.item_id,
  product_name_ru: row.product_name === '' ? '' : titleOf(row.name_ru ?? undefined, row.product_name),
  source: figure === 'asked' ? row.part : '',
  amount: figure === 'delivered' || figure === 'registered' ? null : toRubles(kopecks(row.amount)),
  seconds: figure === 'delivered' ? row.amount : null,
});
