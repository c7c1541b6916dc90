import type { NumberFigure } from '@proverka/contract/desk-numbers';
import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { BY_VALUES, allOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { LATE_CELLS, byProduct, withoutProducts } from './kept-figures.ts';
import type { Period } from './period.domain.ts';
import { filterOf } from './sums.store.ts';
import type { NumbersFilter } from './sums.store.ts';
import { endOf, startOf } from './period-moments.ts';
import { chooseWay } from './walk.domain.ts';
import type { MonthOfRows } from './walk.domain.ts';

export interface RowFilter extends NumbersFilter {
  readonly figure: NumberFigure;
  readonly product_name?: string | undefined;
  readonly source?: string | undefined;
  readonly is_late?: true | undefined;
}

export interface RowIds {
  /** The newest first; one more than the page shows where another page follows. */
  readonly ids: readonly string[];
  /** How many rows fit, at most one more than anybody counts. */
  readonly count: number;
}

interface LastSeen {
  readonly id: string;
  readonly at: string;
  readonly day: string;
}

/** The ids of a page of the rows behind a figure. How many there are is read from the summary, which counts the same rows. */
export async function readRowIds(
  db: Database,
  period: Period,
  filter: RowFilter,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<RowIds> {
  const last = page.after === undefined ? null : await findRow(db, filter.figure, page.after);
  if (last === undefined) return { ids: [], count: 0 };
  const left = last === null || last.day > period.to ? period : { from: period.from, to: last.day };
  const needed = page.limit + 1;
  const months = await readMonths(db, left, filter);
  const cells = isNarrowed(filter) ? await readCells(db, left, filter) : null;
  const count = months.reduce((sum, { fitting }) => sum + fitting, 0);
  // The day of the last row seen is read in part.
  const way = chooseWay(
    months,
    cells?.length ?? null,
    needed + (last === null ? 0 : await countDay(db, last, filter)),
  );
  const asked = { figure: filter.figure, cells, needed, last };
  const from = way.from !== null && way.from > period.from ? way.from : period.from;
  const ids = await walk(db, { ...asked, period: { ...left, from }, isByCell: way.through === 'cells' });
  return { ids, count: Math.min(count, deskCountLimit + 1) };
}

async function findRow(db: Database, figure: NumberFigure, id: string): Promise<LastSeen | undefined> {
  const { rows } = await sql<LastSeen>`${BY_VALUES}
    select row_id as id, at::text, moscow_day(at)::text as day from numbers_row where figure = ${figure} and row_id = ${id}`.execute(
    db,
  );
  return rows[0];
}

const isOfProduct = ({ product_name: product, source, is_late: isLate }: RowFilter): boolean =>
  product !== undefined || source !== undefined || isLate !== undefined;

const isNarrowed = (filter: RowFilter): boolean =>
  isOfProduct(filter) || filter.brand !== undefined || filter.traffic !== undefined;

const conditionsOf = (filter: RowFilter): Sql =>
  allOf([
    sql`n.figure = ${filter.figure}`,
    ...filterOf(filter),
    ...(filter.product_name === undefined ? [] : [sql`n.product_name = ${filter.product_name}`]),
    ...(filter.source === undefined ? [] : [sql`n.part = ${filter.source}`]),
    ...(filter.is_late === undefined ? [] : [sql`n.cell in (select late.cell from ${LATE_CELLS} late)`]),
  ]);

async function readMonths(db: Database, period: Period, filter: RowFilter): Promise<readonly MonthOfRows[]> {
  const { rows } = await sql<MonthOfRows>`${BY_VALUES}
    select months.month::text, sum(months.fitting)::bigint as fitting, sum(months.every)::bigint as "all" from (
      select n.month, sum(n.quantity) as fitting, 0 as every
      from ${isOfProduct(filter) ? byProduct(period) : withoutProducts(period)} where ${conditionsOf(filter)} group by n.month
      union all
      select n.month, 0, sum(n.quantity) from ${withoutProducts(period)} where n.figure = ${filter.figure} group by n.month
    ) months group by months.month`.execute(db);
  return rows;
}

/** The cells that have ever had a row that fits in the months of the period. */
async function readCells(db: Database, period: Period, filter: RowFilter): Promise<readonly string[]> {
  const { rows } = await sql<{ cell: string }>`${BY_VALUES}
    select distinct n.cell::text as cell from (
      select figure, brand, traffic, product_name, part, cell from numbers_month
      where month between numbers_month_of(${period.from}::date) and ${period.to}::date
      union all
      select figure, brand, traffic, product_name, part, numbers_cell(figure, brand, traffic, product_name, part) from numbers_change
      where day between ${period.from}::date and ${period.to}::date
    ) n where ${conditionsOf(filter)}`.execute(db);
  return rows.map(({ cell }) => cell);
}

/** Rows that fit on the day of the last one seen, some of which have been seen. */
async function countDay(db: Database, { day }: LastSeen, filter: RowFilter): Promise<number> {
  const months = await readMonths(db, { from: day, to: day }, filter);
  return months.reduce((sum, { fitting }) => sum + fitting, 0);
}

interface Walk {
  readonly figure: NumberFigure;
  readonly period: Period;
  /** Null: all of the figure. */
  readonly cells: readonly string[] | null;
  readonly isByCell: boolean;
  readonly needed: number;
  readonly last: LastSeen | null;
}

async function walk(db: Database, { figure, period, cells, isByCell, needed, last }: Walk) {
  const newest = sql`order by e.at desc, e.row_id desc limit ${needed}`;
  const between = allOf([
    sql`e.at >= ${startOf(period)} and e.at < ${endOf(period)}`,
    ...(last === null ? [] : [sql`(e.at, e.row_id) < (${last.at}::timestamptz, ${last.id}::uuid)`]),
  ]);
  const { rows } = await (
    isByCell
      ? sql<{ id: string }>`${BY_VALUES}
        select e.row_id as id from unnest(${cells}::bigint[]) c (cell) cross join lateral (
          select e.at, e.row_id from numbers_event e where e.cell = c.cell and ${between} ${newest}
        ) e ${newest}`
      : sql<{ id: string }>`${BY_VALUES}
        select e.row_id as id from numbers_event e
        where e.figure = ${figure} and ${between} ${cells === null ? sql`` : sql`and e.cell = any(${cells}::bigint[])`} ${newest}`
  ).execute(db);
  return rows.map(({ id }) => id);
}
