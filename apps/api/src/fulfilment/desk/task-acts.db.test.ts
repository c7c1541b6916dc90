import type { Problem } from '@proverka/contract/problem';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAbout } from '../../../test/audit.ts';
import { FLAT, sampleFile } from '../../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { PRICE } from '../../../test/orders.ts';
import { createReportWorld, deliver, readReport, resetReportWorld, taskOf } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { asRead, orderUnderWay } from '../../../test/worked-order.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { stuckTerms } from '../stuck.ts';
import { memoryOf } from '../task.store.ts';

let world: ReportWorld;
let support: SignedInPerson;
let colleague: SignedInPerson;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  colleague = await world.signIn({ staff: 'manager' });
});
beforeEach(async () => {
  await resetReportWorld(world);
  buyer = await world.signIn({ paid: 10 * PRICE });
});

const reason = 'Источник молчит';
const post = (url: string, payload: object, who = support) => who.request({ method: 'POST', url, payload });
const start = async () => {
  const { itemId, taskId, version, orderId } = await orderUnderWay(world, buyer);
  return { orderId, act: { order_item_id: itemId, task_id: taskId, version, reason } };
};
const file = (name: string) => ({ file_name: 'a.xml', content: sampleFile(name).toString('base64') });
const statusOf = async (itemId: string) => (await readReport(buyer, itemId)).status;
/** A quarter of its time is over. */
const getStuck = async (taskId: string) => {
  const { left, otherwise } = stuckTerms(world.deps);
  const seconds = (left['egrn_object'] ?? otherwise) - 1;
  await world.db
    .updateTable('report_task')
    .set({ deadline_at: new Date(world.clock.now().getTime() + seconds * 1000) })
    .where('id', '=', taskId)
    .execute();
};

describe('a question put anew', () => {
  test('goes to the source again, and the answer to the earlier one is not taken', async () => {
    const { act } = await start();
    expect((await post('/admin/order_item/send_again', act)).json()).toEqual({ ok: true });
    await world.jobs.runDue();
    expect(world.extracts.orders).toHaveLength(2);
    const [first, second] = world.extracts.orders;
    expect(memoryOf(await taskOf(world, act.order_item_id)).ticket).toBe(second?.ticket);
    if (first !== undefined) first.status = 'ready';
    await world.jobs.runAll('report.task');
    expect(await statusOf(act.order_item_id)).toBe('running');
    await deliver(world);
    expect(await statusOf(act.order_item_id)).toBe('done');
    expect(await eventsAbout(world, 'task.sent_again', act.order_item_id)).toEqual([
      { user_id: support.id, owner_id: buyer.id },
    ]);
  });

  test('put anew twice does not find the order of an earlier time again', async () => {
    const { act } = await start();
    const sendAgain = async () => {
      const { version } = await asRead(world, act.order_item_id);
      await post('/admin/order_item/send_again', { ...act, version });
      await world.jobs.runAll('report.task');
    };
    await sendAgain();
    world.extracts.askTroubles.push('answer_lost');
    await sendAgain();
    await world.jobs.runAll('report.task');
    expect(world.extracts.orders).toHaveLength(3);
    const { ticket } = memoryOf(await taskOf(world, act.order_item_id));
    expect(ticket).toBe(world.extracts.orders[2]?.ticket);
  });

  test('put anew while its answer is lost, the order it may have is looked for before another is paid', async () => {
    world.extracts.askTroubles.push('answer_lost');
    const { act } = await start();
    await post('/admin/order_item/send_again', act);
    await world.jobs.runAll('report.task');
    expect(world.extracts.orders).toHaveLength(1);
    await deliver(world);
    expect(await statusOf(act.order_item_id)).toBe('done');
  });

  test('is refused to the second of two people, who is told who was faster', async () => {
    const { act } = await start();
    const answers = await Promise.all(
      [support, colleague].map((who) => post('/admin/order_item/send_again', act, who)),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
    expect(refused?.code).toBe('order_changed');
    expect(refused?.detail).toMatch(/изменил другой сотрудник: Тестов Тест, .*решите заново/);
    await world.jobs.runDue();
    expect(world.extracts.orders).toHaveLength(2);
  });

  test('is refused once the source has answered', async () => {
    const { act } = await start();
    await deliver(world);
    const { version } = await asRead(world, act.order_item_id);
    const answer = await post('/admin/order_item/send_again', { ...act, version });
    expect(answer.json()).toMatchObject({ code: 'task_ended' });
  });
});

describe('stuck orders', () => {
  const bulk = (order_ids: string[], who = support) =>
    post('/admin/reorder_stuck_in_execution', { order_ids, reason }, who);

  test('are sent again together; what is not stuck or not there is left as it is', async () => {
    const [stuck, fresh] = [await start(), await start()];
    await getStuck(stuck.act.task_id);
    const nobody = '0192f0c1-0000-7000-8000-0000000000aa';
    const { orders } = (await bulk([stuck.orderId, fresh.orderId, nobody, stuck.orderId])).json();
    expect(orders).toEqual([
      { order_id: stuck.orderId, result: 'sent', tasks: 1 },
      { order_id: fresh.orderId, result: 'not_stuck', tasks: 0 },
      { order_id: nobody, result: 'not_found', tasks: 0 },
    ]);
    await world.jobs.runDue();
    expect(world.extracts.orders).toHaveLength(3);
  });

  test('are sent once when two people send them at once', async () => {
    const { orderId, act } = await start();
    await getStuck(act.task_id);
    const answers = await Promise.all([bulk([orderId]), bulk([orderId], colleague)]);
    const results = answers.map((answer) => answer.json().orders[0].result as string);
    expect(results.toSorted()).toEqual(['not_stuck', 'sent']);
  });
});

describe('a number of the supplier', () => {
  test('is polled instead of a new question, and its document is the answer', async () => {
    const { act } = await start();
    const [known] = world.extracts.orders;
    // The supplier's order of an earlier question, whose number we lost.
    if (known === undefined) throw new Error('the source was not asked');
    world.extracts.orders.push({ ...known, ticket: 'K-2026-1', status: 'ready' });
    expect((await post('/admin/attach_order', { ...act, number: 'K-2026-1' })).json()).toEqual({ ok: true });
    await world.jobs.runDue();
    expect(world.extracts.orders).toHaveLength(2);
    expect(await statusOf(act.order_item_id)).toBe('done');
  });

  test('of another task is refused', async () => {
    const [one, other] = [await start(), await start()];
    const { ticket } = memoryOf(await taskOf(world, one.act.order_item_id));
    const answer = await post('/admin/attach_order', { ...other.act, number: ticket });
    expect(answer.json()).toMatchObject({ code: 'ticket_taken' });
  });
});

describe('a document uploaded by the staff', () => {
  test('is the answer: the report is delivered and charged once', async () => {
    const { act } = await start();
    const answer = await post('/admin/manual_update', { ...act, file: file(FLAT.file) });
    expect(answer.json()).toEqual({ ok: true });
    await world.jobs.runDue();
    await deliver(world);
    const report = await readReport(buyer, act.order_item_id);
    expect(report).toMatchObject({ status: 'done', tasks: [{ status: 'found', files: ['xml'] }] });
    await expectLedgerLaws(world.owner);
  });

  test.each([
    ['about another object', 'real_about_property_land_legal_holder_2023', /другом объекте/],
    ['of another kind', 'syn_transfer_rights_property_room', /другого вида|другом объекте/],
  ])('%s is refused with its reason, and nothing changes', async (_what, name, words) => {
    const { act } = await start();
    const refused = (await post('/admin/manual_update', { ...act, file: file(name) })).json<Problem>();
    expect(refused).toMatchObject({ status: 422, code: 'document_unusable' });
    expect(refused.detail).toMatch(words);
    expect(await statusOf(act.order_item_id)).toBe('running');
  });

  test('after the source has answered is refused', async () => {
    const { act } = await start();
    await deliver(world);
    const { version } = await asRead(world, act.order_item_id);
    const late = { ...act, version, file: file(FLAT.file) };
    expect((await post('/admin/manual_update', late)).json()).toMatchObject({ code: 'task_ended' });
  });
});

test('tasks whose jobs were lost go on when their sources are asked now, without a new question', async () => {
  const { orderId, act } = await start();
  await world.owner.query('delete from pgboss.job');
  world.extracts.end('ready');
  expect((await post('/admin/manual_update_auto', { order_ids: [orderId] })).json()).toEqual({ tasks: 1 });
  await world.jobs.runDue();
  expect(world.extracts.orders).toHaveLength(1);
  expect(await statusOf(act.order_item_id)).toBe('done');
});
