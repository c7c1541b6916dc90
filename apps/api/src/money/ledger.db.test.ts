import { randomUUID } from 'node:crypto';
import { kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/database.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { createPerson } from '../../test/people.ts';
import type { TestPerson } from '../../test/people.ts';
import { violatesCheck } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { bookHolds, settleHold } from './holds.ts';
import { planHolds } from './ledger.domain.ts';
import {
  bookTransfer,
  codeOf,
  lockAccounts,
  readBalances,
  readTotalSpent,
  settleTransfer,
} from './ledger.store.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await createTestDatabase();
});

const REVENUE = codeOf.revenue('real-estate', 'EgrnObject');

/** Locks, decides and holds as placing an order does; false when the money is not enough. */
function buy(userId: string, itemId: string, price: number): Promise<boolean> {
  return inTransaction(at.db, async (tx) => {
    const accounts = await lockAccounts(tx, userId);
    const plan = planHolds(accounts.balances, [{ itemId, price: kopecks(price), bonusAllowed: true }]);
    if (!plan.ok) return false;
    const holds = plan.value.map((hold) =>
      Object.assign(hold, {
        subject: `item:${itemId}` as const,
        orderId: randomUUID(),
        revenueCode: REVENUE,
      }),
    );
    await bookHolds(tx, accounts, holds);
    return true;
  });
}

const settle = (itemId: string, outcome: 'posted' | 'voided') =>
  inTransaction(at.db, (tx) => settleHold(tx, `item:${itemId}`, outcome));

describe('ledger invariants', () => {
  test('ledger invariants hold over any sequence of top-ups, purchases, charges and refunds', async () => {
    const operation = fc.oneof(
      fc.record({ do: fc.constant('top up' as const), amount: fc.integer({ min: 1, max: 100_000 }) }),
      fc.record({ do: fc.constant('bonus' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
      fc.record({ do: fc.constant('buy' as const), amount: fc.integer({ min: 1, max: 80_000 }) }),
      fc.record({ do: fc.constantFrom('posted' as const, 'voided' as const), nth: fc.nat({ max: 5 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const person = await createPerson(at.db);
        const model = { paid: 0, bonus: 0, spent: 0 };
        const held: { itemId: string; paid: number; bonus: number; open: boolean }[] = [];
        for (const step of operations) {
          if (step.do === 'top up' || step.do === 'bonus') {
            const purse = step.do === 'bonus' ? 'bonus' : 'paid';
            await give(person, purse, step.amount);
            model[purse] += step.amount;
          } else if (step.do === 'buy') {
            const itemId = randomUUID();
            const bonus = Math.min(model.bonus, step.amount);
            const isEnough = step.amount - bonus <= model.paid;
            expect(await buy(person.id, itemId, step.amount)).toBe(isEnough);
            if (!isEnough) continue;
            held.push({ itemId, bonus, paid: step.amount - bonus, open: true });
            model.bonus -= bonus;
            model.paid -= step.amount - bonus;
          } else {
            const hold = held[step.nth];
            if (hold === undefined) continue;
            const settled = await settle(hold.itemId, step.do);
            expect(settled).toEqual(hold.open ? { paid: hold.paid, bonus: hold.bonus, card: 0 } : null);
            if (hold.open && step.do === 'voided') {
              model.paid += hold.paid;
              model.bonus += hold.bonus;
            } else if (hold.open) model.spent += hold.paid + hold.bonus;
            hold.open = false;
          }
        }
        expect(await readBalances(at.db, person.id)).toEqual({ paid: model.paid, bonus: model.bonus });
        expect(await readTotalSpent(at.db, person.id)).toBe(model.spent);
      }),
      { numRuns: 25 },
    );
    await expectLedgerLaws(at.owner);
  });

  test('eight concurrent purchases from one account spend its money once (V2.3.4)', async () => {
    const person = await createPerson(at.db, { paid: 3 * 49_900 + 1, bonus: 100 });
    const bought = await Promise.all(Array.from({ length: 8 }, () => buy(person.id, randomUUID(), 49_900)));
    expect(bought.filter(Boolean)).toHaveLength(3);
    await expectLedgerLaws(at.owner);
  });

  test('an item charged and released at the same time is settled once', async () => {
    // Two equal settlements conflict on a different index than two different ones; one concurrent try alone may miss both.
    const RACES = 200;
    const person = await createPerson(at.db, { paid: RACES * 100 });
    for (let race = 0; race < RACES; race += 1) {
      const itemId = randomUUID();
      await buy(person.id, itemId, 100);
      const outcomes = await Promise.all(
        (['posted', 'voided', 'posted', 'posted', 'voided', 'voided'] as const).map((one) =>
          settle(itemId, one),
        ),
      );
      expect(outcomes.filter((one) => one !== null)).toHaveLength(1);
    }
    await expectLedgerLaws(at.owner);
  });

  test('concurrent payments and purchases of many users never deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(at.db, { paid: 500_000 })));
    await Promise.all(
      people.flatMap((person) => [
        ...Array.from({ length: 5 }, async () => {
          const itemId = randomUUID();
          await buy(person.id, itemId, 10_000);
          await settle(itemId, 'posted');
        }),
        ...Array.from({ length: 5 }, () => give(person, 'paid', 700)),
      ]),
    );
    expect(await readBalances(at.db, people[0]?.id ?? '')).toMatchObject({ paid: 500_000 - 50_000 + 3500 });
    await expectLedgerLaws(at.owner);
  });
});

function give(person: TestPerson, purse: 'paid' | 'bonus', amount: number, reference: string = randomUUID()) {
  return inTransaction(at.db, async (tx) => {
    await lockAccounts(tx, person.id);
    return bookTransfer(tx, {
      reference,
      kind: purse === 'paid' ? 'payment' : 'bonus',
      from: purse === 'paid' ? codeOf.provider : codeOf.promo,
      to: codeOf.user(person.id, purse),
      amount: kopecks(amount),
    });
  });
}

describe('ledger transfers', () => {
  test('a transfer with an existing reference moves nothing', async () => {
    const person = await createPerson(at.db);
    const reference = randomUUID();
    expect(
      await Promise.all([give(person, 'paid', 100, reference), give(person, 'paid', 100, reference)]),
    ).toContain(false);
    expect(await readBalances(at.db, person.id)).toMatchObject({ paid: 100 });
  });

  test("a transfer above the balance violates the account's minimum (V2.3.2)", async () => {
    const person = await createPerson(at.db, { paid: 100 });
    const overdraw = inTransaction(at.db, (tx) =>
      bookTransfer(tx, {
        reference: randomUUID(),
        kind: 'refund',
        from: codeOf.user(person.id, 'paid'),
        to: codeOf.provider,
        amount: kopecks(101),
      }),
    );
    const error = await overdraw.catch((thrown: unknown) => thrown);
    expect(violatesCheck(error, 'ledger_account_floor')).toBe(true);
    expect(await readBalances(at.db, person.id)).toMatchObject({ paid: 100 });
  });

  test('a final transfer cannot be settled', async () => {
    const person = await createPerson(at.db);
    const reference = randomUUID();
    await give(person, 'paid', 100, reference);
    await expect(inTransaction(at.db, (tx) => settleTransfer(tx, reference, 'voided'))).rejects.toThrow(
      /not pending/,
    );
  });

  test('a transfer to an unknown account is refused, final or pending', async () => {
    const person = await createPerson(at.db, { paid: 100 });
    const base = {
      kind: 'refund',
      from: codeOf.user(person.id, 'paid'),
      to: 'revenue:none',
      amount: kopecks(1),
    } as const;
    const direct = inTransaction(at.db, (tx) => bookTransfer(tx, { ...base, reference: randomUUID() }));
    await expect(direct).rejects.toThrow(/null value in column/);
    const via = codeOf.user(person.id, 'hold');
    const pending = inTransaction(at.db, (tx) => bookTransfer(tx, { ...base, via, reference: randomUUID() }));
    await expect(pending).rejects.toThrow(/null value in column/);
  });
});

describe('the ledger is append-only', () => {
  const attempts = [
    'update ledger_transfer set amount = 1',
    'delete from ledger_transfer',
    'truncate ledger_transfer cascade',
    `update ledger_settlement set outcome = 'voided'`,
    'delete from ledger_settlement',
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    `insert into ledger_entry (transfer_id, step, account, amount) values (uuidv7(), 'transfer', 1, 1)`,
    'update ledger_account set balance = 1000000',
    `update ledger_account set spent = 30000000 where kind = 'user_hold'`,
    `update ledger_account set min_balance = null where user_id is not null`,
    'delete from ledger_account',
    'truncate ledger_account cascade',
    `select ledger_book(uuidv7(), 'transfer', 1, 2, 100)`,
  ];

  test.each(attempts)('neither the application nor the owner can run: %s (V13.2.2)', async (sql) => {
    await createPerson(at.db, { paid: 100 });
    await expect(at.owner.query(sql)).rejects.toThrow(/not allowed/);
    const asApplication = `set role proverka_app; ${sql}`;
    const client = await at.owner.connect();
    await expect(client.query(asApplication)).rejects.toThrow(/permission denied|not allowed/);
    client.release(true);
    await expectLedgerLaws(at.owner);
  });

  test('an account cannot be created with a balance', async () => {
    const insert = `insert into ledger_account (code, kind, balance) values ('gift', 'promo', 5)`;
    await expect(at.owner.query(insert)).rejects.toThrow(/starts with zero/);
  });
});
