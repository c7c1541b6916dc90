import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { PRICE, orderStatus } from '../../../test/orders.ts';
import {
  buy,
  buyByCard,
  createReportWorld,
  deliver,
  lettersTo,
  paidBalanceOf,
  readReport,
  resetReportWorld,
  taskOf,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { sweepTasksJob } from '../tasks/sweep-tasks.job.ts';

const HOUR_MS = 3600_000;

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: 3 * PRICE });
});

describe('sources that fail for good', () => {
  const fail = async () => {
    world.clock.advance(HOUR_MS);
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
  };

  test('a failing source is retried until the deadline, then the money is back on the balance', async () => {
    const itemId = await buy(world, person);
    world.extracts.isAway = true;
    await world.jobs.runAll('report.task');
    await world.jobs.runAll('report.task');
    expect(await taskOf(world, itemId)).toMatchObject({ status: 'running', attempts: 3 });
    await fail();
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'unavailable', reason: 'Источник не ответил за отведённое время.' }],
    });
    expect(await paidBalanceOf(world, person)).toBe(3 * PRICE);
    expect(await orderStatus(world, report.order_id)).toBe('closed');
    expect(lettersTo(world, person).at(-1)).toBe('Не удалось проверить');
    await expectLedgerLaws(world.owner);
  });

  test('a source is asked a last time after the deadline, so that a downtime of ours costs nobody the report', async () => {
    const itemId = await buy(world, person);
    world.extracts.end('ready');
    world.clock.advance(HOUR_MS);
    await sweepTasksJob(world.deps);
    await world.jobs.runDue();
    expect((await readReport(person, itemId)).status).toBe('done');
  });

  test('a paid source that was never asked is not asked after the deadline', async () => {
    world.extracts.askTroubles.push('not_done');
    const itemId = await buy(world, person);
    await fail();
    expect(world.extracts.orders).toHaveLength(0);
    expect((await readReport(person, itemId)).status).toBe('refunded');
  });

  test('a source that rejects the question is not asked again', async () => {
    world.extracts.askTroubles.push('refused');
    const itemId = await buy(world, person);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      tasks: [{ reason: 'Поставщик не принял запрос' }],
    });
  });

  test("the money of a failed item goes back to the card, and the report shows the refund's progress", async () => {
    world.yookassa.holdRefunds = true;
    const before = await paidBalanceOf(world, person);
    const { itemId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    await fail();
    const waiting = await readReport(person, itemId);
    expect(waiting.status).toBe('failed');
    expect(waiting.money_note).toContain('возвращаются на карту');
    expect(await paidBalanceOf(world, person)).toBe(before);
    const refund = await world.db
      .selectFrom('refund')
      .selectAll()
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ status: 'pending', amount: PRICE });
    world.yookassa.settleRefund(refund.provider_id ?? '', 'succeeded');
    await world.jobs.runAll('refund.send');
    await world.jobs.runDue();
    const settled = await readReport(person, itemId);
    expect(settled.status).toBe('refunded');
    expect(settled.money_note).toContain('возвращены на карту');
    expect(await paidBalanceOf(world, person)).toBe(before);
    expect(lettersTo(world, person).at(-1)).toBe('Деньги возвращены');
    world.yookassa.holdRefunds = false;
    await expectLedgerLaws(world.owner);
  });

  test('a refund the provider rejects leaves the money on the balance', async () => {
    const before = await paidBalanceOf(world, person);
    const { itemId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    world.yookassa.trouble('createRefund', 'rejected');
    await fail();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      money_note: expect.stringContaining('на баланс'),
    });
    expect(await paidBalanceOf(world, person)).toBe(before + PRICE);
    await expectLedgerLaws(world.owner);
  });

  test('a refund without an answer is requested again with the same key and paid once', async () => {
    const before = await paidBalanceOf(world, person);
    const { itemId, paymentId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    world.yookassa.trouble('createRefund', 'answer_lost');
    await fail();
    expect((await readReport(person, itemId)).status).toBe('failed');
    await world.jobs.runAll('refund.send');
    await world.jobs.runAll('refund.send');
    expect((await readReport(person, itemId)).status).toBe('refunded');
    expect(await paidBalanceOf(world, person)).toBe(before);
    const provider = await world.db
      .selectFrom('payment')
      .select('provider_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    expect(
      [...world.yookassa.refunds.values()].filter(({ payment_id }) => payment_id === provider.provider_id),
    ).toHaveLength(1);
    await expectLedgerLaws(world.owner);
  });

  test('a task whose job was lost is given up by the sweep', async () => {
    const itemId = await buy(world, person);
    await world.owner.query('delete from pgboss.job');
    world.clock.advance(HOUR_MS);
    await sweepTasksJob(world.deps);
    await world.jobs.runDue();
    expect((await readReport(person, itemId)).status).toBe('refunded');
  });
});

describe('receipts of items paid by card', () => {
  test('an item paid by card gets its second receipt once, at delivery', async () => {
    const receipts = world.yookassa.receipts.length;
    await buyByCard(world, person);
    await deliver(world);
    expect(world.yookassa.receipts.slice(receipts)).toMatchObject([
      {
        type: 'payment',
        send: true,
        customer: { email: person.email },
        settlements: [{ type: 'prepayment', amount: { value: '499.00' } }],
        items: [{ payment_mode: 'full_payment', vat_code: 11 }],
      },
    ]);
  });
});
