import type { ApiKey } from '@proverka/contract/api';
import { sampleFile, FLAT } from '../fake-extracts.ts';
import { orderByCard } from '../orders.ts';
import { actUnderWay, asRead, orderUnderWay } from '../worked-order.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';

const reason = 'Просит покупатель';

export const journalOfOrderDesk = {
  'PUT /admin/orders/update_order': writes(
    ['order.paid_by_hand', 'money.proposed'],
    'admin',
    async ({ world, customer }) => {
      const { placed, itemId } = await orderByCard(world, customer);
      const { version } = await asRead(world, itemId);
      const document = 'Платёжное поручение № 1 от 20.11.2026';
      return { payload: { OrderID: placed.id, Paid: true, version, reason, document } };
    },
  ),
  'PUT /admin/order_item/update_order_item': writes(
    'item.corrected',
    'admin',
    async ({ world, customer }) => {
      const { itemId, version } = await orderUnderWay(world, customer);
      return { payload: { order_item_id: itemId, version, reason, object_key: '77:06:0001001:1235' } };
    },
  ),
  'POST /admin/order_item/send_again': writes('task.sent_again', 'admin', async ({ world, customer }) => ({
    payload: await actUnderWay(world, customer),
  })),
  'POST /admin/attach_order': writes('task.number_attached', 'admin', async ({ world, customer }) => ({
    payload: await actUnderWay(world, customer, { number: 'K-2026-1' }),
  })),
  'POST /admin/manual_update': writes('task.answered_by_hand', 'admin', async ({ world, customer }) => {
    const content = sampleFile(FLAT.file).toString('base64');
    return { payload: await actUnderWay(world, customer, { file: { file_name: 'extract.xml', content } }) };
  }),
  'POST /admin/manual_update_auto': writes('task.asked_now', 'admin', async ({ world, customer }) => ({
    payload: { order_ids: [(await orderUnderWay(world, customer)).orderId] },
  })),
  'POST /admin/reorder_stuck_in_execution': writes(
    'task.sent_again',
    'admin',
    async ({ world, customer }) => {
      const { orderId, taskId } = await orderUnderWay(world, customer);
      await world.db
        .updateTable('report_task')
        .set({ deadline_at: world.deps.now() })
        .where('id', '=', taskId)
        .execute();
      return { payload: { order_ids: [orderId], reason } };
    },
  ),
  'POST /admin/attach_product': writes('order.product_attached', 'admin', async ({ world, customer }) => {
    const { itemId, orderId, version } = await orderUnderWay(world, customer);
    return {
      payload: { order_id: orderId, order_item_id: itemId, product_name: 'EgrnObject', version, reason },
    };
  }),
  'POST /admin/order_item/list': writes('desk.read', 'admin'),
  'GET /admin/order_item/statuses': 'staff list',
  'GET /admin/order_item/updates': 'staff list',
  'GET /admin/order_item/downloads': 'staff list',
  'POST /task_handler/list': writes('desk.read', 'admin'),
  'GET /admin/sources': 'staff list',
  'GET /admin/sources/{source}/tasks': writes('desk.read', 'admin'),
  'PUT /admin/sources/{source}/mode': writes('source.mode_changed', 'admin'),
  'GET /admin/source_outages': 'staff list',
  'PUT /admin/source_outages/{outage_id}/note': writes('outage.noted', 'admin'),
  'GET /download': writes('file.read', 'admin'),
} as const satisfies Partial<Record<ApiKey, Journaling>>;
