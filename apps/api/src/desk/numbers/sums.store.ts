import { sql } from 'kysely';
import { json } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { BY_VALUES, allOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import type { Period } from './period.domain.ts';
import { allLateTerms } from './promise.domain.ts';
import { readInMemory } from './read-in-memory.ts';
import { counted } from './sums.domain.ts';
import type { Sums } from './sums.domain.ts';

export interface NumbersFilter {
  readonly brand?: string | undefined;
  readonly traffic?: string | undefined;
}

const SUMS = sql.join(
  Object.entries(counted).map(([name, [what, figure]]) => {
    const condition =
      figure === 'in_time'
        ? sql`n.figure = 'delivered' and not n.is_late`
        : sql`n.figure = ${sql.lit(figure)}`;
    return sql`coalesce(sum(n.${sql.ref(what)}) filter (where ${condition}), 0)::bigint as ${sql.ref(name)}`;
  }),
);

const conditionsOf = ({ from, to }: Period, { brand, traffic }: NumbersFilter): Sql =>
  allOf([
    sql`n.day between ${from}::date and ${to}::date`,
    ...(brand === undefined ? [] : [sql`n.brand = ${brand}`]),
    ...(traffic === undefined ? [] : [sql`n.traffic = ${traffic}`]),
  ]);

/** The terms that are later than promised, of each product `p`. */
export const LATE_TERMS = sql`jsonb_to_recordset(${json(allLateTerms)}::jsonb) p (brand text, product_name text, late text[])`;

const IS_LATE = sql`coalesce(n.part = any(p.late), false) as is_late`;

type Key = 'day' | 'brand' | 'traffic' | 'product_name';

/**
 * The figures of a period for each value of the keys; without keys one row. Rows are added up by figure first, since a condition for
 * each figure would be asked of hundreds of thousands of rows.
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
  return readInMemory(
    db,
    sql<Sums & Record<Keys[number], string>>`${BY_VALUES}
    select ${sql.join([...columns, SUMS])} from (
      select ${sql.join([...names, sql`n.figure`, IS_LATE])}, sum(n.quantity) as quantity, sum(n.amount) as amount
      from numbers_kept n
        left join ${LATE_TERMS} on n.figure = 'delivered' and p.brand = n.brand and p.product_name = n.product_name
      where ${conditionsOf(period, filter)} group by ${sql.join([...names, sql`n.figure`, sql`is_late`])}
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
    from numbers_kept n where n.figure = 'asked' and ${conditionsOf(period, filter)}
    group by n.part having sum(n.quantity) <> 0 order by cost desc, answers desc, source`,
  );
}

/** Reports that were ready so far, on all sites. */
export async function countDelivered(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::bigint as count from numbers_kept where figure = 'delivered'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
