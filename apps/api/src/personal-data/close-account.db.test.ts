import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, closeAccount } from '../../test/account-holder.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { fromBalance, order, PRICE } from '../../test/orders.ts';
import { createReportWorld, deliver, itemAbout } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import { readBalances } from '#money/ledger.store.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

/** A registered person whose money is all held for an order in progress. */
async function withAllMoneyHeld(purse: 'paid' | 'bonus') {
  const holder = await accountHolder(world, { amount: PRICE, purse });
  const placed = await order(holder, fromBalance(itemAbout(FLAT.number)));
  expect(placed.statusCode).toBe(200);
  expect(await readBalances(world.db, holder.id)).toEqual({ paid: 0, bonus: 0 });
  return (more?: object) => closeAccount(holder, holder.password, more);
}

describe('closing an account with money held', () => {
  test('closing an account with held money needs a confirmation, because the money may return to the balance', async () => {
    const close = await withAllMoneyHeld('paid');
    expect((await close()).json()).toMatchObject({ status: 409, code: 'balance_not_empty' });
    expect((await close({ leave_balance: true })).statusCode).toBe(200);
  });

  test('closing an account with held bonus money needs no confirmation, because bonus money is not paid out', async () => {
    const close = await withAllMoneyHeld('bonus');
    expect((await close()).statusCode).toBe(200);
  });

  test('closing an account whose money is spent needs no confirmation', async () => {
    const close = await withAllMoneyHeld('paid');
    await world.jobs.runDue();
    await deliver(world);
    expect((await close()).statusCode).toBe(200);
  });
});
