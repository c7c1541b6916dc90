import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { allOf, readPageIds } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { LATE_CELLS } from './kept-figures.ts';
import type { Period } from './period.domain.ts';
import type { RowFilter, RowIds } from './row-ids.store.ts';
import { endOf, startOf } from './top-customers.ts';

type Query = RowFilter & { readonly after?: string | undefined; readonly limit: number };

/** The ids of a page of one person's rows behind a figure: few, and found from their orders. */
export const readRowIdsOfPerson = (
  db: Database,
  period: Period,
  query: Query,
  person: string,
): Promise<RowIds> =>
  readPageIds(db, {
    from: sql`from numbers_row r where ${allOf(conditionsOf(period, query, person))}`,
    id: sql.ref('r.row_id'),
    key: sql.ref('r.at'),
    isAscending: false,
    limit: query.limit,
    isCounted: query.after === undefined,
    isOfFew: true,
  });

const conditionsOf = (
  period: Period,
  { figure, brand, traffic, product_name: product, source, is_late: isLate, after }: Query,
  person: string,
): readonly Sql[] => [
  sql`r.figure = ${figure} and r.user_id = ${person} and r.at >= ${startOf(period)} and r.at < ${endOf(period)}`,
  ...(figure === 'charged' || figure === 'given_back' ? [sql`r.row_id in ${transfersOf(person)}`] : []),
  ...(brand === undefined ? [] : [sql`r.brand = ${brand}`]),
  ...(traffic === undefined ? [] : [sql`r.traffic = ${traffic}`]),
  ...(product === undefined ? [] : [sql`r.product_name = ${product}`]),
  ...(source === undefined ? [] : [sql`r.part = ${source}`]),
  ...(isLate === undefined
    ? []
    : [
        sql`numbers_cell(r.figure, r.brand, r.traffic, r.product_name, r.part) in (select late.cell from ${LATE_CELLS} late)`,
      ]),
  ...(after === undefined
    ? []
    : [
        sql`(r.at, r.row_id) < (select l.at, l.row_id from numbers_row l where l.figure = ${figure} and l.row_id = ${after})`,
      ]),
];

/** What may be a person's, as indexes find it: transfers for items of their orders, and those from and to their purses. */
const transfersOf = (person: string): Sql => sql`(
    select t.id from customer_order o join order_item i on i.order_id = o.id join ledger_transfer t on t.item_id = i.id
    where o.user_id = ${person}
    union all
    select t.id from ledger_account a join ledger_transfer t on t.debit_account = a.id where a.user_id = ${person}
    union all
    select t.id from ledger_account a join ledger_transfer t on t.credit_account = a.id and t.kind <> 'purchase'
    where a.user_id = ${person}
  )`;
