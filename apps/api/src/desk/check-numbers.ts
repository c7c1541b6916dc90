import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';

const MOST_NAMED = 20;

interface Difference {
  readonly day: string;
  readonly figure: string;
  readonly brand: string;
  readonly kept: number;
  readonly counted: number;
}

/** Days whose figures are not what their sources say, in one sentence each; one statement sees one moment of all tables. */
export async function compareNumbers(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<Difference>`
    select coalesce(k.day, n.day)::text as day, coalesce(k.figure, n.figure) as figure, coalesce(k.brand, n.brand) as brand,
      coalesce(k.quantity, 0)::bigint as kept, coalesce(n.quantity, 0)::bigint as counted
    from (
      select day, figure, brand, traffic, product_name, part, sum(quantity) as quantity, sum(amount) as amount
      from numbers_kept group by 1, 2, 3, 4, 5, 6 having sum(quantity) <> 0 or sum(amount) <> 0
    ) k full join numbers_now n using (day, figure, brand, traffic, product_name, part)
    where k.quantity is distinct from n.quantity or k.amount is distinct from n.amount
    order by day desc, figure limit ${MOST_NAMED}`.execute(db);
  return [
    ...rows.map(
      ({ day, figure, brand, kept, counted }) =>
        `${day} ${figure} ${brand}: ${kept} in the figures, ${counted} by the sources, or other sums`,
    ),
    ...(await compareRollUps(db)),
    ...(await compareEvents(db)),
    ...(await comparePayers(db)),
  ];
}

/** Whether days without products and months are the days added up. */
async function compareRollUps(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ figure: string }>`
    select distinct figure from (
      (table numbers_total except table numbers_total_now) union all (table numbers_total_now except table numbers_total)
    ) totals
    union
    select distinct figure from (
      select month, figure, brand, traffic, product_name, part, quantity, amount from numbers_month except table numbers_month_now
    ) more
    union
    select distinct figure from (
      table numbers_month_now
      except select month, figure, brand, traffic, product_name, part, quantity, amount from numbers_month
    ) less order by figure`.execute(db);
  return rows.map(({ figure }) => `${figure}: days do not add up to its totals or months`);
}

/** Figures whose lists have other rows than their sources. */
async function compareEvents(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ figure: string; events: number }>`
    select figure, count(*)::int as events from numbers_event k full join numbers_event_now n using (figure, cell, at, row_id)
    where (k.*) is null or (n.*) is null group by figure order by figure`.execute(db);
  return rows.map(({ figure, events }) => `${figure}: ${events} events are missing in its list, or too many`);
}

/** Years in which somebody paid other than the summary says; nobody is named. */
async function comparePayers(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ year: number; people: number }>`
    select year, count(distinct user_id)::int as people
    from numbers_person_kept k full join numbers_person_now n using (year, brand, traffic, user_id)
    where (k.quantity, k.amount) is distinct from (n.quantity, n.amount) group by year order by year`.execute(
    db,
  );
  return rows.map(({ year, people }) => `${year}: ${people} customers paid other sums than the figures say`);
}

/** Makes the figures anew; whoever books meanwhile waits. */
export async function rebuildNumbers(db: Database): Promise<void> {
  await sql`select numbers_rebuild()`.execute(db);
}
