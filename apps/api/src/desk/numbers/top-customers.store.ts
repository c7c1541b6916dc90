import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { BY_VALUES, allOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { daysOf, wholeYear, yearsOf } from './period.domain.ts';
import type { Period } from './period.domain.ts';
import { endOf, startOf } from './period-moments.ts';
import { readInMemory } from './read-in-memory.ts';
import type { NumbersFilter } from './sums.store.ts';

export interface TopQuery {
  readonly period: Period;
  /** A day of Moscow. */
  readonly today: string;
  readonly filter: NumbersFilter;
  /** Only the customers this member of the staff answers for. */
  readonly ofResponsible?: string | undefined;
  readonly limit: number;
}

export interface TopRow {
  readonly id: string;
  readonly email: string;
  readonly brand: 'real-estate' | 'person-check';
  readonly orders: number;
  /** Kopecks. */
  readonly sum: number;
}

/** The orders of fewer days are added up sooner than candidates are found. */
const FEW_DAYS = 62;

/** Who paid most for orders in a period. */
export async function readTopCustomers(db: Database, query: TopQuery): Promise<readonly TopRow[]> {
  if (query.ofResponsible !== undefined || daysOf(query.period).length <= FEW_DAYS) {
    return await readBest(db, bestOfOrders(query));
  }
  const year = wholeYear(query.period, query.today);
  if (year !== null) return await readBest(db, bestOfYear(year, query));
  // The sums of some customers are a bound for those of the best, since none of the others can be less among the best.
  const some = await readBest(db, bestOfOrders(query, bestOfYears(query)));
  const bound = some.at(query.limit - 1)?.sum ?? 0;
  return await readBest(db, bestOfOrders(query, couldReach(bound, query)));
}

const readBest = (db: Database, best: Sql) =>
  readInMemory(
    db,
    sql<TopRow>`${BY_VALUES}
      select u.id, u.email, u.brand, top.orders, top.sum from (${best}) top
      join app_user u on u.id = top.user_id order by top.sum desc, u.id`,
  );

/** Added up from the orders that were paid in it, in numbers that hold every kopeck up to 2^53 and are added up soonest. */
const bestOfOrders = (query: TopQuery, candidates?: Sql): Sql => sql`
  select o.user_id, count(*)::int as orders, sum(o.total::float8)::bigint as sum from customer_order o
  where o.kind = 'purchase' and o.total > 0 and o.paid_at is not null and ${allOf(conditionsOf(query))}
  ${candidates === undefined ? sql`` : sql`and o.user_id in (${candidates})`}
  group by o.user_id order by sum desc, o.user_id limit ${query.limit}`;

/** A year: the best of the summary and whoever has paid since it was added up; nobody's sum ever falls. */
const bestOfYear = (year: number, { filter: { brand = '', traffic = '' }, limit }: TopQuery): Sql => sql`
  select known.user_id, sum(known.quantity)::int as orders, sum(known.amount)::bigint as sum from (
    with since as (
      select c.user_id, c.quantity, c.amount from numbers_change c
      where c.user_id is not null and extract(year from c.day) = ${year}
        and ${brand} in ('', c.brand) and ${traffic} in ('', c.traffic)
    ), asked as (
      (select p.user_id from numbers_person p where p.year = ${year} and p.brand = ${brand} and p.traffic = ${traffic}
       order by p.amount desc, p.user_id limit ${limit})
      union select user_id from since
    )
    select p.user_id, p.quantity, p.amount from asked
      join numbers_person p on p.user_id = asked.user_id and p.year = ${year} and p.brand = ${brand} and p.traffic = ${traffic}
    union all select user_id, quantity, amount from since
  ) known group by known.user_id order by sum desc, known.user_id limit ${limit}`;

/** The best of each year a period touches: most of the best of the period are among them. */
const bestOfYears = ({ period, filter: { brand = '', traffic = '' }, limit }: TopQuery): Sql =>
  sql.join(
    yearsOf(period).map(
      (year) => sql`(
        select p.user_id from numbers_person p where p.year = ${year} and p.brand = ${brand} and p.traffic = ${traffic}
        order by p.amount desc, p.user_id limit ${10 * limit})`,
    ),
    sql` union `,
  );

/** Who paid enough in one of the years for the whole, and whoever has paid since the years were added up. */
const couldReach = (bound: number, { period, filter: { brand = '', traffic = '' } }: TopQuery): Sql => {
  const years = yearsOf(period);
  return sql`
    select p.user_id from numbers_person p
    where p.year in (${sql.join(years)}) and p.brand = ${brand} and p.traffic = ${traffic}
      and p.amount >= ${Math.floor(bound / years.length)}
    union select c.user_id from numbers_change c where c.user_id is not null`;
};

const conditionsOf = ({ period, filter: { brand, traffic }, ofResponsible }: TopQuery) => [
  sql`o.paid_at >= ${startOf(period)} and o.paid_at < ${endOf(period)}`,
  ...(brand === undefined ? [] : [sql`o.brand = ${brand}`]),
  ...(traffic === undefined ? [] : [sql`o.traffic = ${traffic}`]),
  ...(ofResponsible === undefined
    ? []
    : [
        sql`o.user_id in (select r.user_id from responsible_user r where r.responsible_id = ${ofResponsible})`,
      ]),
];
