import type { SentAgain } from '@proverka/contract/order-acts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done } from '#platform/result.ts';
import type { FulfilmentDeps } from '../deps.ts';
import { findOrder } from '../order.store.ts';
import { lockOrder } from '../report-items.ts';
import { notifyReportChanged } from '../report-changed.ts';
import { startAgain } from '../start-tasks.ts';
import { IS_STUCK, stuckParameters } from '../stuck.ts';
import { actOnTask } from './act-on-task.ts';
import type { TaskWish } from './act-on-task.ts';

/** Puts the question of one task anew; whatever its earlier run still comes to is dropped. */
export const sendTaskAgain = (deps: FulfilmentDeps, caller: Caller, wish: TaskWish) =>
  actOnTask(deps, caller, wish, {
    act: 'send_again',
    event: 'task.sent_again',
    carryOut: async (tx, item, task) => {
      await startAgain(deps, tx, item, task.id, 'staff');
      return done(true);
    },
  });

interface BulkWish {
  readonly order_ids: readonly string[];
  readonly reason: string;
}

/** Puts what is stuck in these orders anew, each order in a transaction of its own: one that another person helped is left out. */
export async function sendStuckAgain(deps: FulfilmentDeps, caller: Caller, wish: BulkWish) {
  const orders: SentAgain[] = [];
  for (const orderId of new Set(wish.order_ids)) {
    orders.push(await inTransaction(deps.db, (tx) => sendOrderAgain(deps, tx, caller, orderId, wish.reason)));
  }
  return done({ orders });
}

const STUCK = statement<
  { orderId: string } & ReturnType<typeof stuckParameters>,
  { id: string; item_id: string; status: string }
>(`
  select t.id, t.item_id, t.status from report_task t join order_item i on i.id = t.item_id
  where i.order_id = :orderId and i.status in ('queued', 'running', 'needs_data', 'done') and ${IS_STUCK}
    and not exists (select from risk_report r where r.item_id = i.id and r.finished_at is not null)
  order by t.id`);

async function sendOrderAgain(
  deps: FulfilmentDeps,
  tx: Transaction,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<SentAgain> {
  await lockOrder(tx, orderId);
  const order = await findOrder(tx, orderId);
  if (order === undefined) return { order_id: orderId, result: 'not_found', tasks: 0 };
  const stuck = await STUCK(tx, { orderId, ...stuckParameters(deps) });
  for (const task of stuck) {
    await startAgain(deps, tx, { id: task.item_id }, task.id, 'staff');
    await recordEvent(deps, tx, caller, {
      event: 'task.sent_again',
      ownerId: order.user_id,
      subject: task.item_id,
      reason,
      after: { task_id: task.id, was: task.status },
    });
  }
  for (const itemId of new Set(stuck.map(({ item_id: id }) => id))) notifyReportChanged(tx, itemId);
  return { order_id: orderId, result: stuck.length > 0 ? 'sent' : 'not_stuck', tasks: stuck.length };
}
