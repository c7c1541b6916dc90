import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { PAYEE, advanceReturn } from '../../test/bank.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { returnProduct, topUpAndPay } from '../../test/money.ts';
import { buyByCard, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { destroyAccount } from './destroy-account.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
});

async function destroyed({ id }: SignedInPerson): Promise<void> {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS);
  await world.owner.query(
    `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before)
     values ($1, $2, $3, $4, $5)`,
    [id, `У-${randomUUID()}`, at(-8), at(-1), at(22)],
  );
  expect(await destroyAccount(world.deps, id)).toBe(true);
}

const receiptEmails = () =>
  [...world.yookassa.requests.values()].map(
    (body) => (body as { receipt?: { customer: { email: string } } }).receipt?.customer.email,
  );

test('an item of a destroyed account goes back to its card alone, and the support keeps the receipt', async () => {
  const payer = await world.signIn();
  const { itemId } = await buyByCard(world, payer);
  await deliver(world);
  await destroyed(payer);
  const onBalance = await returnProduct(admin, itemId, { target: 'balance' });
  expect(onBalance.json()).toMatchObject({ status: 409, code: 'account_destroyed' });
  expect((await returnProduct(admin, itemId, { amount: 400 })).json()).toMatchObject({ to_card: 400 });
  await world.jobs.runDue();
  expect(receiptEmails().at(-1)).toBe('help@realestate.localhost');
  const letters = await world.letters();
  expect(letters.filter(({ recipient }) => recipient.endsWith('@deleted.invalid'))).toEqual([]);
  await expectLedgerLaws(world.owner);
});

test('the advance of a destroyed account can still be returned, to its card and to a bank account', async () => {
  const person = await world.signIn({ paid: 20_000 });
  await topUpAndPay(world, person, 300);
  await destroyed(person);
  const { version } = (await admin.request({ url: `/admin/money/advances/${person.id}` })).json();
  const answer = await admin.request({
    method: 'POST',
    url: `/admin/money/advances/${person.id}/return`,
    payload: advanceReturn({ amount: 500, version, payee: PAYEE }),
  });
  expect(answer.json().proposal).toMatchObject({ cards: [{ amount: 300 }], amount: 500 });
  await world.jobs.runDue();
  const view = (await admin.request({ url: `/admin/money/advances/${person.id}` })).json();
  expect(view).toMatchObject({ advance: 0, receipt_email: 'help@realestate.localhost' });
  expect(view.returns[0].parts).toMatchObject([
    { place: 'на карту ··4444', amount: 300, state: 'done' },
    { place: 'на счёт ··0001', amount: 200, state: 'waiting' },
  ]);
  await expectLedgerLaws(world.owner);
});
