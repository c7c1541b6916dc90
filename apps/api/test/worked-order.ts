import { orderVersion } from '#fulfilment/order-version.ts';
import { buy, taskOf } from './reports.ts';
import type { ReportWorld } from './reports.ts';
import type { SignedInPerson } from './world.ts';

/** The order of an item as somebody of the staff has just read it. */
export async function asRead(world: Pick<ReportWorld, 'db'>, itemId: string) {
  const { order_id: orderId } = await world.db
    .selectFrom('order_item')
    .select('order_id')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return { orderId, version: (await orderVersion(world.db, orderId)) ?? '' };
}

/** An extract bought from the balance, whose source has the question and does not answer. */
export async function orderUnderWay(world: ReportWorld, buyer: SignedInPerson) {
  const itemId = await buy(world, buyer);
  const { id: taskId } = await taskOf(world, itemId);
  return { itemId, taskId, ...(await asRead(world, itemId)) };
}

/** An act about the task of `orderUnderWay`. */
export async function actUnderWay(world: ReportWorld, buyer: SignedInPerson, more: object = {}) {
  const { itemId, taskId, version } = await orderUnderWay(world, buyer);
  return { order_item_id: itemId, task_id: taskId, version, reason: 'Источник молчит', ...more };
}
