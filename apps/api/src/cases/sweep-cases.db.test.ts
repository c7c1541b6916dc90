import { beforeEach, expect, test } from 'vitest';
import { answerCaseOf, openCaseOf, queueOf, seenBy } from '../../test/cases.ts';
import { answer, disputeWorst } from '../../test/disputes.ts';
import { PRICE } from '../../test/orders.ts';
import { buy, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { sweepCasesJob } from './sweep-cases.job.ts';

const HOUR_MS = 3_600_000;

let world: ReportWorld;
let support: SignedInPerson;
let customer: SignedInPerson;
beforeEach(async () => {
  world ??= await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  customer = await world.signIn({ paid: PRICE * 5 });
});

/** Sessions of before are over by then. */
async function pass(milliseconds: number) {
  world.clock.advance(milliseconds);
  support = await world.signIn({ staff: 'support' });
  customer = await world.signInAgain(customer);
}

const ownCases = async () =>
  (await customer.request({ url: '/cases' })).json<{ cases: { kind: string; state: string }[] }>().cases;
const sweep = () => sweepCasesJob(world.deps);

test('an order that runs too long gets one case, unseen by its customer, which closes itself when it is delivered', async () => {
  await buy(world, customer);
  await sweep();
  expect(await queueOf(support, { kind: 'stuck_order' })).toEqual([]);
  await pass(7 * HOUR_MS);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [stuck, ...more] = await queueOf(support, { kind: 'stuck_order' });
  expect(more).toEqual([]);
  expect(stuck).toMatchObject({ state: 'open', person_id: customer.id });
  expect(await ownCases()).toEqual([]);
  await deliver(world);
  await sweep();
  const { case: settled, order } = await seenBy(support, stuck?.case_id ?? '');
  expect(settled).toMatchObject({ state: 'closed', due_date: null });
  expect(order).toMatchObject({ order_id: stuck?.order_id });
  await pass(7 * HOUR_MS);
  await sweep();
  expect(await queueOf(support, { kind: 'stuck_order', state: 'open' })).toEqual([]);
});

test('a dispute stands in the queue by reference, with its words, and closes with its answer', async () => {
  const itemId = await buy(world, customer);
  await deliver(world);
  const disputeId = await disputeWorst(customer, itemId);
  await sweep();
  const [row] = await queueOf(support, { kind: 'dispute' });
  expect(row).toMatchObject({ state: 'open', excerpt: 'Ипотека погашена в октябре.' });
  const id = row?.case_id ?? '';
  expect(await seenBy(support, id)).toMatchObject({ dispute_id: disputeId });
  const closing = await answerCaseOf(support, id, { is_closing: true });
  expect(closing.json()).toMatchObject({ code: 'case_has_dispute' });
  expect((await answerCaseOf(support, id, { text: 'Пришлите, пожалуйста, справку.' })).statusCode).toBe(200);
  await answer(support, disputeId, { outcome: 'explained', text: 'Запись действует.' });
  await sweep();
  const page = (await customer.request({ url: `/cases/${id}` })).json();
  expect(page).toMatchObject({ kind: 'dispute', state: 'closed' });
  expect(page.messages.map(({ text }: { text: string }) => text)).toEqual([
    'Ипотека погашена в октябре.',
    'Пришлите, пожалуйста, справку.',
    'Запись действует.',
  ]);
});

test('an answered case is closed when its customer is silent for two weeks', async () => {
  const { case_id: id } = await openCaseOf(customer);
  await answerCaseOf(support, id);
  await pass(13 * 24 * HOUR_MS);
  await sweep();
  expect((await seenBy(support, id)).case.state).toBe('answered');
  await pass(25 * HOUR_MS);
  await sweep();
  expect((await seenBy(support, id)).case.state).toBe('closed');
});

test('a case that settled itself is opened again by what its customer writes, and then waits for an answer', async () => {
  const itemId = await buy(world, customer);
  await deliver(world);
  const disputeId = await disputeWorst(customer, itemId);
  await sweep();
  const id = (await queueOf(support, { kind: 'dispute', state: 'open' }))[0]?.case_id ?? '';
  await answer(support, disputeId, { outcome: 'explained', text: 'Запись действует.' });
  await sweep();
  const stateOf = async () => (await seenBy(support, id)).case.state;
  expect(await stateOf()).toBe('closed');
  await customer.request({ method: 'POST', url: `/cases/${id}/messages`, payload: { text: 'А справка?' } });
  await sweep();
  expect(await stateOf()).toBe('open');
  await answerCaseOf(support, id, { text: 'Она не о той записи.' });
  await sweep();
  expect(await stateOf()).toBe('answered');
  await pass(15 * 24 * HOUR_MS);
  await sweep();
  expect(await stateOf()).toBe('closed');
});

test('a dispute that waits for its answer stays open, however long ago its customer was asked something', async () => {
  const itemId = await buy(world, customer);
  await deliver(world);
  await disputeWorst(customer, itemId);
  await sweep();
  const id = (await queueOf(support, { kind: 'dispute', state: 'open' }))[0]?.case_id ?? '';
  await answerCaseOf(support, id, { text: 'Пришлите, пожалуйста, справку.' });
  await pass(15 * 24 * HOUR_MS);
  await sweep();
  expect((await seenBy(support, id)).case.state).toBe('answered');
});
