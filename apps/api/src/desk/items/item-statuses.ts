import { deskCountLimit } from '@proverka/contract/desk-page';
import { watchedItemStatuses } from '@proverka/contract/desk-orders';
import { sql } from 'kysely';
import { done } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { countUpTo } from '../list-page.ts';
import { stuckCondition } from '../stuck-condition.ts';

/** How many items are in each state that needs somebody's eye, and how many orders are stuck, as far as anybody counts. */
export async function countStatuses(deps: DeskDeps) {
  const [statuses, stuck] = await Promise.all([
    Promise.all(
      watchedItemStatuses.map(async (status) => {
        const { count } = await countUpTo(deps.db, sql`from order_item where status = ${status}`);
        return { status, count };
      }),
    ),
    sql<{ orders: number }>`select count(distinct i.order_id)::int as orders from (
      select t.item_id from report_task t where ${stuckCondition(deps)} limit ${deskCountLimit}
    ) stuck join order_item i on i.id = stuck.item_id`.execute(deps.db),
  ]);
  return done({ statuses, stuck_orders: stuck.rows[0]?.orders ?? 0 });
}
