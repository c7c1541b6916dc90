import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';

/**
 * Looks after open tasks of these orders now instead of when their turn comes; a task whose job was lost goes on, too. Nothing is
 * ordered anew.
 */
export async function askNow(deps: FulfilmentDeps, caller: Caller, orderIds: readonly string[]) {
  const open = await deps.db
    .selectFrom('report_task')
    .innerJoin('order_item', 'order_item.id', 'report_task.item_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select(['report_task.id', 'order_item.order_id', 'customer_order.user_id'])
    .where('order_item.order_id', 'in', [...orderIds])
    .where('report_task.status', 'in', ['queued', 'running'])
    .execute();
  await inTransaction(deps.db, async (tx) => {
    await deps.enqueue(
      tx,
      'report.task',
      open.map(({ id }) => ({ taskId: id })),
    );
    for (const [orderId, tasks] of Map.groupBy(open, ({ order_id: id }) => id)) {
      await recordEvent(deps, tx, caller, {
        event: 'task.asked_now',
        ownerId: tasks[0]?.user_id ?? null,
        subject: orderId,
        after: { tasks: tasks.length },
      });
    }
  });
  return done({ tasks: open.length });
}
