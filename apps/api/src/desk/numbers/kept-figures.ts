import { trafficKinds } from '@proverka/contract/desk-numbers';
import { sql } from 'kysely';
import { json } from '#platform/db/columns.ts';
import type { Sql } from '../list-page.ts';
import { partsOf } from './period.domain.ts';
import type { Period } from './period.domain.ts';
import { allLateTerms } from './promise.domain.ts';

const within = (column: Sql, { from, to }: Period): Sql =>
  sql`${column} between ${from}::date and ${to}::date`;

/** Rows of a period with their products: a month each where the period has all of it, otherwise a day each. */
export function byProduct(period: Period): Sql {
  const { months, days } = partsOf(period);
  const kept = [
    ...(months === null
      ? []
      : [
          sql`select month, figure, brand, traffic, product_name, part, cell, quantity, amount
            from numbers_month where ${within(sql`month`, months)}`,
        ]),
    ...days.map(
      (
        part,
      ) => sql`select numbers_month_of(day), figure, brand, traffic, product_name, part, cell, quantity, amount
        from numbers_day where ${within(sql`day`, part)}`,
    ),
    sql`select numbers_month_of(day), figure, brand, traffic, product_name, part,
        numbers_cell(figure, brand, traffic, product_name, part), quantity, amount
      from numbers_change where ${within(sql`day`, period)}`,
  ];
  return sql`(${sql.join(kept, sql` union all `)})
    n (month, figure, brand, traffic, product_name, part, cell, quantity, amount)`;
}

/** Rows of a period without products. */
export const withoutProducts = (period: Period): Sql =>
  sql`(select numbers_month_of(day) as month, * from numbers_total_kept where ${within(sql`day`, period)}) n`;

/** Deliveries of a period by day. */
export const deliveriesByDay = (period: Period): Sql => sql`(
    select day, figure, brand, traffic, cell, quantity from numbers_day
    where figure = 'delivered' and ${within(sql`day`, period)}
    union all
    select day, figure, brand, traffic, numbers_cell(figure, brand, traffic, product_name, part), quantity from numbers_change
    where figure = 'delivered' and ${within(sql`day`, period)}
  ) n`;

/** The cells of deliveries that were later than their product promises. */
export const LATE_CELLS = sql`(
    select numbers_cell('delivered', p.brand, t.traffic, p.product_name, l.term) as cell
    from jsonb_to_recordset(${json(allLateTerms)}::jsonb) p (brand text, product_name text, late text[])
      cross join unnest(p.late) l (term) cross join unnest(${[...trafficKinds]}::text[]) t (traffic)
  )`;
