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

/** A registered person all of whose money is held for an order under way. */
async function withAllMoneyHeld(purse: 'paid' | 'bonus') {
  const holder = await accountHolder(world, { amount: PRICE, purse });
  const placed = await order(holder, fromBalance(itemAbout(FLAT.number)));
  expect(placed.statusCode).toBe(200);
  expect(await readBalances(world.db, holder.id)).toEqual({ paid: 0, bonus: 0 });
  return (more?: object) => closeAccount(holder, holder.password, more);
}

describe('an account with nothing but money under way', () => {
  test('is not closed without a word about that money: it may come back to the balance', async () => {
    const close = await withAllMoneyHeld('paid');
    expect((await close()).json()).toMatchObject({ status: 409, code: 'balance_not_empty' });
    expect((await close({ leave_balance: true })).statusCode).toBe(200);
  });

  test('needs no such word when it is bonus money, which nobody gives back', async () => {
    const close = await withAllMoneyHeld('bonus');
    expect((await close()).statusCode).toBe(200);
  });

  test('needs none either when the money is spent', async () => {
    const close = await withAllMoneyHeld('paid');
    await world.jobs.runDue();
    await deliver(world);
    expect((await close()).statusCode).toBe(200);
  });
});
