import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import { readBalances } from '#money/ledger.store.ts';
import { temporaryFolder } from './cleanup.ts';
import { testConfig } from './config.ts';
import { FLAT, createFakeExtracts, flatDocument } from './fake-extracts.ts';
import type { FakeExtracts } from './fake-extracts.ts';
import { createFakeMailer } from './fake-mailer.ts';
import type { FakeMailer } from './fake-mailer.ts';
import { EGRN_OBJECT, fromBalance, notify, order, orderByCard } from './orders.ts';
import { createTestWorld } from './world.ts';
import type { SignedInPerson, TestWorld, WorldOptions } from './world.ts';

export interface ReportWorld extends TestWorld {
  readonly extracts: FakeExtracts;
  readonly mailer: FakeMailer;
}

/** The world with an in-memory extract supplier and a folder for its files. */
export async function createReportWorld(
  more: WorldOptions['replace'] = {},
  log?: WorldOptions['log'],
): Promise<ReportWorld> {
  const extracts = createFakeExtracts();
  const mailer = createFakeMailer();
  const config = testConfig({ FILES_DIR: temporaryFolder() });
  const world = await createTestWorld({
    config,
    replace: { extracts, mailer, ...more },
    ...(log && { log }),
  });
  return { ...world, extracts, mailer };
}

export const itemAbout = (object_key: string, product_id = EGRN_OBJECT): Partial<OrderBody> => ({
  order_items: [{ product_id, object_key, object_address: 'г Москва, ул Тестовая, д 10, кв 25' }],
});

/** An item bought from the balance; its task has asked its question. */
export async function buy(
  world: ReportWorld,
  person: SignedInPerson,
  more = itemAbout(FLAT.number),
): Promise<string> {
  const placed = (await order(person, fromBalance(more))).json<PlacedOrder>();
  await world.jobs.runDue();
  return placed.order_items[0]?.order_item_id ?? '';
}

export async function buyByCard(
  world: ReportWorld,
  person: SignedInPerson,
): Promise<{ itemId: string; paymentId: string }> {
  const { paymentId, itemId } = await orderByCard(world, person, itemAbout(FLAT.number));
  await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
  await world.jobs.runDue();
  return { itemId, paymentId };
}

/** Completes the supplier's work, polls it, and runs everything that follows. */
export async function deliver(world: ReportWorld): Promise<void> {
  world.extracts.end('ready');
  await world.jobs.runAll('report.task');
  await world.jobs.runDue();
}

export const readReport = async (person: SignedInPerson, itemId: string): Promise<Report> =>
  (await person.request({ url: `/report/${itemId}` })).json<Report>();

export const taskOf = (world: ReportWorld, itemId: string) =>
  world.db.selectFrom('report_task').selectAll().where('item_id', '=', itemId).executeTakeFirstOrThrow();

export const paidBalanceOf = async (world: ReportWorld, { id }: SignedInPerson): Promise<number> =>
  (await readBalances(world.db, id)).paid;

/** Subjects of the letters sent to a person, without the brand, oldest first. */
export const lettersTo = (world: ReportWorld, { email }: SignedInPerson): (string | undefined)[] =>
  world.mailer.sent
    .filter(({ recipient }) => recipient === email)
    .map(({ subject }) => subject.split(' — ')[0]);

/** Resets the supplier and the queues before a test. */
export async function resetReportWorld(world: ReportWorld): Promise<void> {
  world.extracts.orders.length = 0;
  world.extracts.document = flatDocument;
  world.extracts.isAway = false;
  world.mailer.sent.length = 0;
  await world.owner.query('delete from pgboss.job');
}
