import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { BY_VALUES, allOf, readPageIds } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { LATE_CELLS } from './kept-figures.ts';
import type { Period } from './period.domain.ts';
import type { RowFilter, RowIds } from './row-ids.store.ts';
import { endOf, startOf } from './period-moments.ts';

type Query = RowFilter & { readonly after?: string | undefined; readonly limit: number };

/** The ids of a page of one person's rows behind a figure: few, and found from their orders. */
export async function readRowIdsOfPerson(
  db: Database,
  period: Period,
  query: Query,
  person: string,
): Promise<RowIds> {
  const isOfLedger = query.figure === 'charged' || query.figure === 'given_back';
  // The view says by an order or else by a purse whose a transfer is, which no index answers.
  const among = isOfLedger ? [sql`r.row_id = any(${await transfersOf(db, person)}::uuid[])`] : [];
  return readPageIds(db, {
    from: sql`from numbers_row r where ${allOf([...conditionsOf(period, query, person), ...among])}`,
    id: sql.ref('r.row_id'),
    key: sql.ref('r.at'),
    isAscending: false,
    limit: query.limit,
    isCounted: query.after === undefined,
    isOfFew: true,
  });
}

const conditionsOf = (
  period: Period,
  { figure, brand, traffic, product_name: product, source, is_late: isLate, after }: Query,
  person: string,
): readonly Sql[] => [
  sql`r.figure = ${figure} and r.user_id = ${person} and r.at >= ${startOf(period)} and r.at < ${endOf(period)}`,
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

/** What may be a person's: transfers for items of their orders, and those from and to their purses. */
async function transfersOf(db: Database, person: string): Promise<string[]> {
  const accounts = await db.selectFrom('ledger_account').select('id').where('user_id', '=', person).execute();
  const isOfPurse = (column: 'debit_account' | 'credit_account') =>
    sql`t.${sql.ref(column)} = any(${accounts.map(({ id }) => id)}::bigint[])`;
  const { rows } = await sql<{ id: string }>`${BY_VALUES}
    select t.id from customer_order o join order_item i on i.order_id = o.id join ledger_transfer t on t.item_id = i.id
    where o.user_id = ${person}
    union select t.id from ledger_transfer t where ${isOfPurse('debit_account')}
    union select t.id from ledger_transfer t where t.kind <> 'purchase' and ${isOfPurse('credit_account')}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
