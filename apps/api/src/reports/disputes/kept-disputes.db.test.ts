import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, closeAccount } from '../../../test/account-holder.ts';
import { testConfig } from '../../../test/config.ts';
import { answer, dispute, disputeWorst, documentOf } from '../../../test/disputes.ts';
import { PRICE } from '../../../test/orders.ts';
import { buy, createReportWorld, deliver, readReport, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { createTestWorld } from '../../../test/world.ts';
import { collectData } from '#personal-data/collect-data.ts';
import { destroyAccount } from '#personal-data/destroy-account.ts';
import { destroyReportsJob } from '../reading/destroy-reports.job.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(() => resetReportWorld(world));

const rowsOf = (itemId: string) =>
  world.db.selectFrom('dispute').selectAll().where('item_id', '=', itemId).execute();

async function destroyAfter(days: number): Promise<void> {
  world.clock.advance(days * DAY_MS);
  await destroyReportsJob(world.deps);
  world.clock.advance(-days * DAY_MS);
}

async function disputed() {
  const reader = await world.signIn({ paid: PRICE });
  const itemId = await buy(world, reader);
  await deliver(world);
  const id = await disputeWorst(reader, itemId, documentOf(`%PDF-1.7 ${itemId}`));
  await world.jobs.runDue();
  const [row] = await rowsOf(itemId);
  return { reader, itemId, id, hash: row?.document_hash ?? '' };
}

describe('what is kept of disputes', () => {
  test('an answered dispute is destroyed with its report and its document', async () => {
    const { itemId, id, hash } = await disputed();
    await answer(await world.signIn({ staff: 'admin' }), id, { outcome: 'explained', text: 'Да.' });
    await world.jobs.runDue();
    await destroyAfter(32);
    expect(await rowsOf(itemId)).toEqual([]);
    expect(await world.deps.files.get(hash)).toBeNull();
  });

  test('a report with an open dispute waits for the answer, thirty days at most', async () => {
    const { reader, itemId } = await disputed();
    await destroyAfter(32);
    expect(await readReport(reader, itemId)).toMatchObject({ order_item_id: itemId });
    await destroyAfter(62);
    expect(await readReport(reader, itemId)).toMatchObject({ code: 'report_not_found' });
    expect(await rowsOf(itemId)).toEqual([]);
  });

  test('an export has the disputes of a person, and a destroyed account leaves nothing of them', async () => {
    const person = await accountHolder(world);
    const itemId = await buy(world, person);
    await deliver(world);
    await disputeWorst(person, itemId, { text: 'Секретное', ...documentOf('%PDF-1.7 секретный') });
    await world.jobs.runDue();
    const [row] = await rowsOf(itemId);
    const exported = (await collectData(world.db, person.id)).find(({ name }) => name === 'disputes');
    expect(exported?.rows).toMatchObject([{ text: 'Секретное', document_name: 'документ.pdf' }]);
    await closeAccount(person, person.password, { leave_balance: true });
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    expect(await rowsOf(itemId)).toEqual([]);
    expect(await world.deps.files.get(row?.document_hash ?? '')).toBeNull();
  });
});

test('disputes are limited, because each is read by a person', async () => {
  const config = testConfig({}, { dispute_user: { count: 2, windowSeconds: 86_400 } });
  const { signIn } = await createTestWorld({ config });
  const reader = await signIn();
  const sent = [];
  for (let times = 0; times < 3; times += 1)
    sent.push((await dispute(reader, randomUUID(), 'any')).json().code);
  expect(sent).toEqual(['report_not_found', 'report_not_found', 'too_many_requests']);
});
