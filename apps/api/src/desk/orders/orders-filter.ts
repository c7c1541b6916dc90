import type { DeskOrdersFilter } from '@proverka/contract/desk-orders';
import { rubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { DeskDeps } from '../deps.ts';
import { allOf, dayEnd, dayStart } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { stuckCondition } from '../stuck-condition.ts';
import { findNamedOrders } from './named-orders.store.ts';

/** What orders `o` have to meet. */
export async function orderConditions(deps: DeskDeps, filter: DeskOrdersFilter): Promise<Sql> {
  const { number, item_status: itemStatus, product_name: product, is_stuck: isStuck } = filter;
  return allOf([
    ...equalities(filter),
    ...ranges(filter),
    ...(number ? [await namedCondition(deps, number)] : []),
    ...(itemStatus === undefined
      ? []
      : [sql`o.id in (select i.order_id from order_item i where i.status = ${itemStatus})`]),
    ...(isStuck === undefined
      ? []
      : [
          sql`o.id in (select i.order_id from report_task t join order_item i on i.id = t.item_id
            where ${stuckCondition(deps)})`,
        ]),
    ...(product === undefined
      ? []
      : [
          sql`o.id in (select i.order_id from order_item i
            where i.product_id = any(array(select p.id from product p where p.name = ${product})))`,
        ]),
  ]);
}

async function namedCondition({ db }: DeskDeps, number: string): Promise<Sql> {
  const named = await findNamedOrders(db, number);
  return sql`o.id = any(${named.map(({ order_id: id }) => id)}::uuid[])`;
}

const equalities = ({ status, kind, method, brand, person_id: person }: DeskOrdersFilter): readonly Sql[] => [
  ...(status === undefined ? [] : [sql`o.status = ${status}`]),
  ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
  ...(method === undefined ? [] : [sql`o.method = ${method}`]),
  ...(brand === undefined ? [] : [sql`o.brand = ${brand}`]),
  ...(person === undefined ? [] : [sql`o.user_id = ${person}`]),
];

const ranges = (filter: DeskOrdersFilter): readonly Sql[] => [
  ...(filter.created_from === undefined ? [] : [sql`o.created_at >= ${dayStart(filter.created_from)}`]),
  ...(filter.created_to === undefined ? [] : [sql`o.created_at < ${dayEnd(filter.created_to)}`]),
  ...(filter.total_from === undefined ? [] : [sql`o.total >= ${rubles(filter.total_from)}`]),
  ...(filter.total_to === undefined ? [] : [sql`o.total <= ${rubles(filter.total_to)}`]),
];
