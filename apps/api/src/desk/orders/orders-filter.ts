import type { DeskOrdersFilter } from '@proverka/contract/desk-orders';
import { deskCountLimit } from '@proverka/contract/desk-page';
import { rubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { allOf, BY_VALUES, dayEnd, dayStart } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { stuckCondition } from '../stuck-condition.ts';
import { findNamedOrders } from './named-orders.store.ts';

/** What only few orders `o` meet, and an index finds at once: numbers, stuck items, one person, a rare sum. */
export async function rareConditions(deps: DeskDeps, filter: DeskOrdersFilter): Promise<readonly Sql[]> {
  const { number, item_status: itemStatus, person_id: person, is_stuck: isStuck } = filter;
  // Rows of watched orders do not say whose they are.
  const ofPerson =
    itemStatus === undefined
      ? sql`o.user_id = ${person}`
      : sql`o.id in (select c.id from customer_order c where c.user_id = ${person})`;
  return [
    ...(number ? [await namedCondition(deps, number)] : []),
    ...(isStuck === undefined
      ? []
      : [
          sql`o.id in (select i.order_id from report_task t join order_item i on i.id = t.item_id
            where ${stuckCondition(deps)})`,
        ]),
    ...(person === undefined ? [] : [ofPerson]),
    ...((await isRareSum(deps.db, filter)) ? sumConditions(filter) : []),
  ];
}

async function namedCondition({ db }: DeskDeps, number: string): Promise<Sql> {
  const named = await findNamedOrders(db, number);
  return sql`o.id = any(${named.map(({ order_id: id }) => id)}::uuid[])`;
}

/** Asked of the index instead of the statistics, which know nothing of values that came since. */
async function isRareSum(db: Connection, filter: DeskOrdersFilter): Promise<boolean> {
  const conditions = sumConditions(filter);
  if (conditions.length === 0) return false;
  const { rows } = await sql<{ count: number }>`${BY_VALUES}
    select count(*)::int as count from (
      select 1 from customer_order o where ${allOf(conditions)} limit ${deskCountLimit + 1}
    ) counted`.execute(db);
  return (rows[0]?.count ?? 0) <= deskCountLimit;
}

const sumConditions = ({ total_from: from, total_to: to }: DeskOrdersFilter): readonly Sql[] => [
  ...(from === undefined ? [] : [sql`o.total >= ${rubles(from)}`]),
  ...(to === undefined ? [] : [sql`o.total <= ${rubles(to)}`]),
];

/** Days and sums of orders `o`. */
export const rangeConditions = (filter: DeskOrdersFilter): readonly Sql[] => [
  ...(filter.created_from === undefined ? [] : [sql`o.created_at >= ${dayStart(filter.created_from)}`]),
  ...(filter.created_to === undefined ? [] : [sql`o.created_at < ${dayEnd(filter.created_to)}`]),
  ...sumConditions(filter),
];
