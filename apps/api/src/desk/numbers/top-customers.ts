import type { TopCustomer } from '@proverka/contract/desk-numbers';
import { moscowDay } from '@proverka/words/moments';
import { maskEmail } from '@proverka/validation/email';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, allOf } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { wholeYear } from './period.domain.ts';
import type { Period } from './period.domain.ts';
import { readInMemory } from './read-in-memory.ts';
import type { NumbersFilter } from './sums.store.ts';

const MOST = 100;

interface Row {
  readonly id: string;
  readonly email: string;
  readonly brand: TopCustomer['brand'];
  readonly orders: number;
  readonly sum: number;
}

interface Asked {
  readonly period: Period;
  readonly filter: NumbersFilter;
  readonly isNamed: boolean;
  /** Only the customers this member of the staff answers for. */
  readonly ofResponsible?: string;
}

/** Who paid most for orders in a period; the reading is in the journal. */
export async function listTopCustomers(
  deps: DeskDeps,
  caller: Caller,
  { period, filter, isNamed, ofResponsible }: Asked,
): Promise<Result<{ people: TopCustomer[] }, never>> {
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: 'numbers',
    after: { desk: 'numbers', list: ofResponsible === undefined ? 'top' : 'own_top' },
  });
  const year = ofResponsible === undefined ? wholeYear(period, moscowDay(deps.now())) : null;
  const best = year === null ? bestOfOrders(period, filter, ofResponsible) : bestOfYear(year, filter);
  const rows = await readInMemory(
    deps.db,
    sql<Row>`${BY_VALUES}
      select u.id, u.email, u.brand, top.orders, top.sum from (${best}) top
      join app_user u on u.id = top.user_id order by top.sum desc, u.id`,
  );
  return done({
    people: rows.map(({ id, email, brand, orders, sum }) => ({
      person_id: id,
      email: isNamed ? email : maskEmail(email),
      brand,
      paid_orders: orders,
      paid_sum: toRubles(kopecks(sum)),
    })),
  });
}

/** Any period: added up from the orders that were paid in it. */
const bestOfOrders = (period: Period, filter: NumbersFilter, ofResponsible: string | undefined): Sql => sql`
  select o.user_id, count(*)::int as orders, sum(o.total)::bigint as sum from customer_order o
  where o.kind = 'purchase' and o.total > 0 and ${allOf(conditionsOf(period, filter, ofResponsible))}
  group by o.user_id order by sum desc, o.user_id limit ${MOST}`;

/** A year: the best of the summary and whoever has paid since it was added up; nobody's sum ever falls. */
const bestOfYear = (year: number, { brand = '', traffic = '' }: NumbersFilter): Sql => sql`
  select known.user_id, sum(known.quantity)::int as orders, sum(known.amount)::bigint as sum from (
    with since as (
      select c.user_id, c.quantity, c.amount from numbers_change c
      where c.user_id is not null and extract(year from c.day) = ${year}
        and ${brand} in ('', c.brand) and ${traffic} in ('', c.traffic)
    ), asked as (
      (select p.user_id from numbers_person p where p.year = ${year} and p.brand = ${brand} and p.traffic = ${traffic}
       order by p.amount desc, p.user_id limit ${MOST})
      union select user_id from since
    )
    select p.user_id, p.quantity, p.amount from asked
      join numbers_person p on p.user_id = asked.user_id and p.year = ${year} and p.brand = ${brand} and p.traffic = ${traffic}
    union all select user_id, quantity, amount from since
  ) known group by known.user_id order by sum desc, known.user_id limit ${MOST}`;

const conditionsOf = (
  period: Period,
  { brand, traffic }: NumbersFilter,
  ofResponsible: string | undefined,
) => [
  sql`o.paid_at >= ${startOf(period)} and o.paid_at < ${endOf(period)}`,
  ...(brand === undefined ? [] : [sql`o.brand = ${brand}`]),
  ...(traffic === undefined ? [] : [sql`o.traffic = ${traffic}`]),
  ...(ofResponsible === undefined
    ? []
    : [
        sql`o.user_id in (select r.user_id from responsible_user r where r.responsible_id = ${ofResponsible})`,
      ]),
];

/** The first moment of a period, by the clocks of Moscow on that day; those were not always three hours ahead. */
export const startOf = ({ from }: Period) => sql`(${from}::date::timestamp at time zone 'Europe/Moscow')`;
/** The first moment after a period. */
export const endOf = ({ to }: Period) => sql`((${to}::date + 1)::timestamp at time zone 'Europe/Moscow')`;
