import type { ApiReply } from '@proverka/contract/api';
import { beforeAll, expect, test } from 'vitest';
import { PRICE, orderByCard } from '../../test/orders.ts';
import { createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import { orderUnderWay } from '../../test/worked-order.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let support: SignedInPerson;
let done: Awaited<ReturnType<typeof orderUnderWay>>;
let open: Awaited<ReturnType<typeof orderUnderWay>>;
beforeAll(async () => {
  world = await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  const buyer = await world.signIn({ paid: 10 * PRICE });
  done = await orderUnderWay(world, buyer);
  await deliver(world);
  open = await orderUnderWay(world, buyer);
  await orderByCard(world, buyer);
});

const post = async <
  Key extends 'POST /admin/order_item/list' | 'POST /task_handler/list' | 'POST /admin/orders',
>(
  key: Key,
  payload: object,
) => (await support.request({ method: 'POST', url: key.slice(5), payload })).json<ApiReply<Key>>();
const get = async <Key extends 'GET /admin/order_item/statuses'>(key: Key) =>
  (await support.request({ url: key.slice(4) })).json<ApiReply<Key>>();
const stuckIds = async () =>
  (await post('POST /admin/orders', { is_stuck: true })).orders.map(({ order_id: id }) => id);

test('items are listed by order and by state, the newest first, page by page', async () => {
  const idsOf = async (payload: object) =>
    (await post('POST /admin/order_item/list', payload)).items.map(({ order_item_id: id }) => id);
  expect(await idsOf({ status: 'running' })).toEqual([open.itemId]);
  expect(await idsOf({ order_id: done.orderId })).toEqual([done.itemId]);
  const all = await idsOf({});
  const first = await post('POST /admin/order_item/list', { limit: 2 });
  expect(await idsOf({ limit: 2, after: first.next })).toEqual(all.slice(2));
});

test('a task says how far it is and what can be done, and nothing of whom it is about', async () => {
  const { tasks } = await post('POST /task_handler/list', { order_item_ids: [done.itemId, open.itemId] });
  expect(tasks).toMatchObject([
    { task_id: done.taskId, status: 'found', acts: [], is_stuck: false },
    {
      task_id: open.taskId,
      status: 'running',
      acts: ['send_again', 'attach_order', 'manual_update'],
      ticket: expect.any(String),
      is_stuck: false,
    },
  ]);
});

test('what is under way for longer than usual is stuck: counted, and found by the filter', async () => {
  expect(await stuckIds()).toEqual([]);
  await world.db
    .updateTable('report_task')
    .set({ deadline_at: world.clock.now() })
    .where('id', '=', open.taskId)
    .execute();
  expect(await stuckIds()).toEqual([open.orderId]);
  const { stuck_orders: stuck, statuses } = await get('GET /admin/order_item/statuses');
  expect(stuck).toBe(1);
  expect(statuses).toContainEqual({ status: 'running', count: 1 });
  const { items } = await post('POST /admin/order_item/list', { is_stuck: true });
  expect(items).toMatchObject([{ order_item_id: open.itemId, is_stuck: true }]);
});

test('the files of an item and what the staff did with it are told, the time line included', async () => {
  const of = (what: string, itemId: string) =>
    support.request({ url: `/admin/order_item/${what}?order_item_id=${itemId}` });
  expect((await of('downloads', done.itemId)).json()).toMatchObject({
    files: [
      { task_id: null, file_type: 'pdf' },
      { task_id: done.taskId, file_type: 'xml' },
    ],
    reads: [],
  });
  const { itemId, taskId, version } = open;
  const act = { order_item_id: itemId, task_id: taskId, version, reason: 'Источник молчит' };
  await support.request({ method: 'POST', url: '/admin/order_item/send_again', payload: act });
  expect((await of('updates', itemId)).json().updates).toMatchObject([
    { event: 'task.sent_again', by: 'Тестов Тест', reason: 'Источник молчит' },
  ]);
  const { events } = (await support.request({ url: `/admin/orders/${open.orderId}` })).json();
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'act',
      status: 'task.sent_again',
      text: 'Тестов Тест',
      order_item_id: itemId,
    }),
  );
  expect((await of('updates', '0192f0c1-0000-7000-8000-0000000000aa')).json()).toMatchObject({
    code: 'item_not_found',
  });
});
