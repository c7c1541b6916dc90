import type { NumberFigure, NumberRow } from '@proverka/contract/desk-numbers';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, inOrder, pageOf, totalOf } from '../list-page.ts';
import type { ListTotal } from '../list-page.ts';
import type { Period } from './period.domain.ts';
import { readRowIds } from './row-ids.store.ts';
import type { RowFilter } from './row-ids.store.ts';
import { readRowIdsOfPerson } from './row-ids-of-person.store.ts';
import { titleOf } from './view-numbers.ts';

export interface RowsQuery extends RowFilter {
  readonly person_id?: string | undefined;
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
  const { ids, count } =
    query.person_id === undefined
      ? await readRowIds(deps.db, period, query, { after, limit })
      : await readRowIdsOfPerson(deps.db, period, query, query.person_id);
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
