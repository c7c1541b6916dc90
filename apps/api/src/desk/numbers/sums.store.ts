import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { BY_VALUES, allOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { LATE_CELLS, byProduct, deliveriesByDay, withoutProducts } from './kept-figures.ts';
import type { Period } from './period.domain.ts';
import { readInMemory } from './read-in-memory.ts';
import { counted } from './sums.domain.ts';
import type { Sums } from './sums.domain.ts';

export interface NumbersFilter {
  readonly brand?: string | undefined;
  readonly traffic?: string | undefined;
}

const SUMS = sql.join(
  Object.entries(counted).map(
    ([name, [what, figure]]) =>
      sql`coalesce(sum(n.${sql.ref(what)}) filter (where n.figure = ${sql.lit(figure)}), 0)::bigint as ${sql.ref(name)}`,
  ),
);

/** Of what brand and traffic. */
export const filterOf = ({ brand, traffic }: NumbersFilter): readonly Sql[] => [
  ...(brand === undefined ? [] : [sql`n.brand = ${brand}`]),
  ...(traffic === undefined ? [] : [sql`n.traffic = ${traffic}`]),
];

type Key = 'day' | 'brand' | 'traffic' | 'product_name';

/**
 * The figures of a period for each value of the keys; without keys one row. Rows are added up by figure first, since a condition for
 * each figure would be asked of every row.
 */
export function readSums<const Keys extends readonly Key[]>(
  db: Database,
  period: Period,
  filter: NumbersFilter,
  keys: Keys,
): Promise<readonly (Sums & Readonly<Record<Keys[number], string>>)[]> {
  const columns = keys.map((key) => (key === 'day' ? sql`n.day::text as day` : sql.ref(`n.${key}`)));
  const names = keys.map((key) => sql.ref(`n.${key}`));
  const groups = names.length === 0 ? sql`` : sql`group by ${sql.join(names)}`;
  const isOfProducts = keys.includes('product_name');
  return readInMemory(
    db,
    sql<Sums & Record<Keys[number], string>>`${BY_VALUES}
    select ${sql.join([...columns, SUMS])} from (
      select ${sql.join([...names, sql`n.figure`])}, sum(n.quantity) as quantity, sum(n.amount) as amount
      from ${isOfProducts ? byProduct(period) : withoutProducts(period)}
      where ${allOf([...filterOf(filter), ...(isOfProducts ? [sql`n.product_name <> ''`] : [])])}
      group by ${sql.join([...names, sql`n.figure`])}
      union all
      select ${sql.join([...names, sql`'late'`, sql`sum(n.quantity)`, sql`0`])}
      from ${keys.includes('day') ? deliveriesByDay(period) : byProduct(period)} join ${LATE_CELLS} late on late.cell = n.cell
      where ${allOf([sql`n.figure = 'delivered'`, ...filterOf(filter)])}
      ${groups}
    ) n ${groups}`,
  );
}

export interface SourceSums {
  readonly source: string;
  readonly answers: number;
  readonly cost: number;
}

/** What each source took, the dearest first. */
export function readSourceSums(
  db: Database,
  period: Period,
  filter: NumbersFilter,
): Promise<readonly SourceSums[]> {
  return readInMemory(
    db,
    sql<SourceSums>`${BY_VALUES}
    select n.part as source, sum(n.quantity)::bigint as answers, sum(n.amount)::bigint as cost
    from ${byProduct(period)} where ${allOf([sql`n.figure = 'asked'`, ...filterOf(filter)])}
    group by n.part having sum(n.quantity) <> 0 order by cost desc, answers desc, source`,
  );
}

/** Reports that were ready so far, on all sites. */
export async function countDelivered(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::bigint as count from numbers_total_kept where figure = 'delivered'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
