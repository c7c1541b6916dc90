import type { OrderFilter, OrdersSummary } from '@proverka/contract/order-list';
import { ordersPageSize } from '@proverka/contract/order-list';
import type { Level } from '@proverka/contract/finding';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Statement } from '#platform/db/statement.ts';
import { periodOf } from '../moscow-period.domain.ts';
import { searchPatterns } from './order-search.domain.ts';

export interface OrdersFilter {
  readonly query?: string | undefined;
  readonly status?: OrderFilter | undefined;
  readonly product?: string | undefined;
  readonly verdict?: Level | undefined;
  readonly 'date-from'?: string | undefined;
  readonly 'date-to'?: string | undefined;
}

// A scalar subquery instead of `exists`, because the planner would turn that into a join that reads every item of a user
// with many orders.
const hasItem = (condition: string): string =>
  `coalesce((select true from order_item i where i.order_id = o.id and ${condition} limit 1), false)`;

// An item refunded after delivery stays `done`.
const isGivenBack = `(i.status in ('failed', 'refunded') or exists (select from item_return r where r.item_id = i.id))`;

const statusConditions: Readonly<Record<OrderFilter, string>> = {
  unpaid: `o.status = 'awaiting_payment'`,
  in_progress: `o.status = 'paid' and ${hasItem(`i.status in ('queued', 'running')`)}`,
  needs_data: `o.status = 'paid' and ${hasItem(`i.status = 'needs_data'`)}`,
  done: `o.status = 'closed' and ${hasItem(`i.status = 'done'`)}`,
  refunded: `o.status in ('paid', 'closed') and ${hasItem(isGivenBack)}`,
  expired: `o.status = 'expired'`,
};

const ofProduct = hasItem('i.product_id = any(array(select id from product where name = :product))');

// Ids of products with their names folded like `search_text` (0065): read once instead of joined for each order.
const productNames = `
  product_name as materialized (
    select jsonb_object_agg(id, translate(lower(name_ru collate pg_c_utf8), 'ё', 'е') || ' ') as by_id from product
  ),`;

const matches = hasItem(`(
  ((select by_id from product_name) ->> i.product_id::text) || i.search_text like all (:patterns::text[])
  or i.id = (select item_id from report where number = :reportNumber)
)`);

const hasVerdict = hasItem(
  `(select r.verdict ->> 'level' from report r where r.item_id = i.id) = :verdict::text`,
);

/** What a list is asked for; the texts differ by it, not by its values. */
interface Shape {
  readonly status: OrderFilter | undefined;
  readonly hasProduct: boolean;
  readonly hasVerdict: boolean;
  readonly isSearch: boolean;
}

interface PageParameters {
  readonly userId: string;
  readonly offset: number;
  readonly patterns: readonly string[] | null;
  readonly product: string | null;
  readonly verdict: Level | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly reportNumber: string | null;
}

const pageSql = ({ status, hasProduct, hasVerdict: isOfVerdict, isSearch }: Shape): string => `
  with ${isSearch ? productNames : ''} matched as materialized (
    select o.id, o.created_at from customer_order o
    where o.user_id = :userId and o.kind = 'purchase'
      ${status === undefined ? '' : `and ${statusConditions[status]}`}
      and (:product::text is null or ${hasProduct ? ofProduct : 'true'})
      and (:verdict::text is null or ${isOfVerdict ? hasVerdict : 'true'})
      and (:from::timestamptz is null or o.created_at >= :from) and (:until::timestamptz is null or o.created_at < :until)
      and (:patterns::text[] is null and :reportNumber::text is null or ${isSearch ? matches : 'true'})
  )
  select (select count(*)::int from matched) as total,
    array(select id from matched order by created_at desc, id desc limit ${ordersPageSize} offset :offset) as ids`;

const pages = new Map<string, Statement<PageParameters, OrderIdsPage>>();

function pageOf(shape: Shape): Statement<PageParameters, OrderIdsPage> {
  const sql = pageSql(shape);
  const page = pages.get(sql) ?? statement<PageParameters, OrderIdsPage>(sql);
  pages.set(sql, page);
  return page;
}

export interface OrderIdsPage {
  readonly ids: readonly string[];
  /** Of all pages. */
  readonly total: number;
}

/** A user's orders that match the filters, the newest first, in pages of twenty. */
export async function findOrderIds(
  db: Connection,
  userId: string,
  filter: OrdersFilter,
  offset: number,
): Promise<OrderIdsPage> {
  const patterns = searchPatterns(filter.query ?? '');
  const isSearch = patterns.length > 0;
  const readPage = pageOf({
    status: filter.status,
    hasProduct: filter.product !== undefined,
    hasVerdict: filter.verdict !== undefined,
    isSearch,
  });
  const [page] = await readPage(db, {
    userId,
    offset,
    patterns: isSearch ? patterns : null,
    product: filter.product ?? null,
    verdict: filter.verdict ?? null,
    ...periodOf(filter),
    reportNumber: isSearch ? (filter.query ?? '').trim().toUpperCase() : null,
  });
  return page ?? { ids: [], total: 0 };
}

// Reads each item once and never all items there are: see `hasItem`.
const SUMMARY = statement<{ userId: string }, OrdersSummary>(`
  with bought as materialized (
    select o.id, o.status, i.status as item, i.product_id, i.is_given_back
    from customer_order o cross join lateral (
      select i.status, i.product_id, ${isGivenBack} as is_given_back from order_item i where i.order_id = o.id offset 0
    ) i
    where o.user_id = :userId and o.kind = 'purchase'
  ), own as (
    select status, bool_or(item in ('queued', 'running')) as is_moving,
      bool_or(item = 'needs_data') as is_waiting, bool_or(item = 'done') as has_report,
      bool_or(is_given_back) as has_refund
    from bought group by id, status
  )
  select count(*)::int as total,
    jsonb_build_object(
      'unpaid', count(*) filter (where status = 'awaiting_payment'),
      'in_progress', count(*) filter (where status = 'paid' and is_moving),
      'needs_data', count(*) filter (where status = 'paid' and is_waiting),
      'done', count(*) filter (where status = 'closed' and has_report),
      'refunded', count(*) filter (where status in ('paid', 'closed') and has_refund),
      'expired', count(*) filter (where status = 'expired')
    ) as by_status,
    coalesce((
      select jsonb_agg(to_jsonb(sold) order by sold.orders desc, sold.product_name_ru) from (
        select p.name as product_name, min(p.name_ru) as product_name_ru, sum(held.orders)::int as orders
        from (
          select product_id, count(*) as orders
          from (select distinct id, product_id from bought) one group by product_id
        ) held join product p on p.id = held.product_id
        group by p.name
      ) sold
    ), '[]') as products
  from own`);

export async function summariseOrders(db: Connection, userId: string): Promise<OrdersSummary> {
  const [summary] = await SUMMARY(db, { userId });
  if (summary === undefined) throw new Error('an aggregate gave no row');
  return summary;
}
