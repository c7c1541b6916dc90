import type { ApiKey } from '@proverka/contract/api';
import type { Belongings } from '../belongings.ts';
import { admin, owner } from './access-rule.ts';
import type { Access } from './access-rule.ts';

const act = { version: '0', reason: 'Просит покупатель' };
const task = ({ itemId, taskId }: Belongings) => ({ order_item_id: itemId, task_id: taskId, ...act });
const file = {
  file_name: 'extract.xml',
  content: Buffer.from('<extract_about_property_room/>').toString('base64'),
};
const ofItem = ({ itemId }: Belongings) => ({ query: { order_item_id: itemId } });

export const accessToOrderDesk = {
  'PUT /admin/orders/update_order': admin(({ orderId }) => ({
    payload: { OrderID: orderId, Paid: true, ...act, document: 'Платёжное поручение № 1' },
  })),
  'PUT /admin/order_item/update_order_item': admin(({ itemId }) => ({
    payload: { order_item_id: itemId, ...act, object_key: '77:06:0001001:1235' },
  })),
  'POST /admin/order_item/send_again': admin((the) => ({ payload: task(the) })),
  'POST /admin/attach_order': admin((the) => ({ payload: { ...task(the), number: 'K-1' } })),
  'POST /admin/manual_update': admin((the) => ({ payload: { ...task(the), file } })),
  'POST /admin/manual_update_auto': admin(({ orderId }) => ({ payload: { order_ids: [orderId] } })),
  'POST /admin/reorder_stuck_in_execution': admin(({ orderId }) => ({
    payload: { order_ids: [orderId], reason: 'Источник молчит' },
  })),
  'POST /admin/attach_product': admin(({ orderId, itemId }) => ({
    payload: { order_id: orderId, order_item_id: itemId, product_name: 'EgrnObject', ...act },
  })),
  'POST /admin/order_item/list': admin(() => ({ payload: {} })),
  'GET /admin/order_item/statuses': admin(() => ({})),
  'GET /admin/order_item/updates': admin(ofItem),
  'GET /admin/order_item/downloads': admin(ofItem),
  'POST /task_handler/list': admin(({ itemId }) => ({ payload: { order_item_ids: [itemId] } })),
  'GET /admin/sources': admin(() => ({})),
  'GET /admin/sources/{source}/tasks': admin(() => ({ params: { source: 'kadnet' } })),
  'PUT /admin/sources/{source}/mode': admin(() => ({
    params: { source: 'vehicle' },
    payload: { mode: 'manual', reason: 'Источник молчит' },
  })),
  'GET /admin/source_outages': admin(() => ({})),
  'PUT /admin/source_outages/{outage_id}/note': admin(({ outageId }) => ({
    params: { outage_id: outageId },
    payload: { note: 'Образец', version: 0 },
  })),
  'GET /download': owner(
    'order_not_found',
    ({ itemId }) => ({ query: { orderID: itemId, fileType: 'pdf' } }),
    'reports',
  ),
} as const satisfies Partial<Record<ApiKey, Access>>;
