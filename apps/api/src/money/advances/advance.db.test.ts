import type { Advance } from '@proverka/contract/advance';
import type { MoneyProposal } from '@proverka/contract/money-proposal';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAYEE, advanceReturn, subtraction } from '../../../test/bank.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { topUpAndPay, transactionsOf } from '../../../test/money.ts';
import { fromBalance, order } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let accountant: SignedInPerson;
let colleague: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  accountant = await world.signIn({ staff: 'accountant' });
  colleague = await world.signIn({ staff: 'admin' });
});

const giveBackAs = (version: string, personId: string, more: object, who = accountant) =>
  who.request({
    method: 'POST',
    url: `/admin/money/advances/${personId}/return`,
    payload: advanceReturn({ version, ...more }),
  });
/** By somebody who has just read the advance. */
const giveBack = async (personId: string, more: object = {}, who = accountant) =>
  giveBackAs((await read(personId)).version ?? 'none', personId, more, who);
const proposalOf = async (personId: string, more: object = {}) =>
  (await giveBack(personId, more)).json<{ proposal: MoneyProposal }>().proposal;
const approve = (who: SignedInPerson, { proposal_id: id, arguments_hash }: MoneyProposal) =>
  who.request({
    method: 'POST',
    url: `/admin/money/proposals/${id}/approve`,
    payload: { arguments_hash },
  });
const read = async (personId: string): Promise<Advance> =>
  (await accountant.request({ url: `/admin/money/advances/${personId}` })).json<Advance>();
const balances = async (person: SignedInPerson) => {
  const { balance, held_balance: held } = await transactionsOf(person);
  return [balance, held];
};
/** Rubles the provider has paid back to the cards of a person's top-ups, the newest last. */
const refundedTo = (paymentId: string) =>
  [...world.yookassa.refunds.values()]
    .filter(({ payment_id: id, status }) => id === providerIdOf(paymentId) && status === 'succeeded')
    .map(({ amount }) => amount / 100);
const providerIdOf = (paymentId: string) =>
  [...world.yookassa.payments.values()].find(({ metadata }) => metadata?.['payment_id'] === paymentId)?.id;

describe('an unspent advance', () => {
  test('goes back to the newest top-ups first, with a receipt of the advance, and in parts', async () => {
    const person = await world.signIn();
    const { paymentId: older } = await topUpAndPay(world, person, 1000);
    const { paymentId: newer } = await topUpAndPay(world, person, 500);
    await order(person, fromBalance());
    expect(await read(person.id)).toMatchObject({
      advance: 1001,
      cards: [{ payment_id: newer, place: 'на карту ··4444', left: 500 }, { left: 1000 }],
      receipt_email: person.email,
      returns: [],
    });
    const { cards, needs_second } = await proposalOf(person.id, { amount: 600 });
    expect([cards, needs_second]).toEqual([
      [
        { place: 'на карту ··4444', amount: 500 },
        { place: 'на карту ··4444', amount: 100 },
      ],
      false,
    ]);
    expect((await balances(person))[0]).toBe('401.00');
    await world.jobs.runDue();
    await giveBack(person.id, { amount: 400 });
    await world.jobs.runDue();
    expect([refundedTo(newer), refundedTo(older)]).toEqual([[500], [100, 400]]);
    const [last] = [...world.yookassa.requests.values()].slice(-1);
    expect(last).toMatchObject({
      receipt: { items: [{ payment_mode: 'advance', payment_subject: 'payment' }] },
    });
    const { transactions } = await transactionsOf(person);
    expect(transactions[0]).toMatchObject({
      Description: 'Возврат аванса',
      amount: -400,
      status: 'completed',
    });
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.map(({ subject }) => subject.split(' — ')[0])).toContain('Деньги возвращены');
    await expectLedgerLaws(world.owner);
  });

  test('what no card takes needs a bank account, and goes there by the file of payment orders', async () => {
    const person = await world.signIn({ paid: 20_000 });
    await topUpAndPay(world, person, 300);
    const asked = await giveBack(person.id, { amount: 500, payee: undefined });
    expect(asked.json()).toMatchObject({ status: 422, code: 'payee_needed' });
    expect(asked.json().detail.replaceAll('\u00A0', ' ')).toContain('для остальных 200 ₽');
    expect(await balances(person)).toEqual(['500.00', '0.00']);
    const { proposal_id: id } = await proposalOf(person.id, { amount: 500, payee: PAYEE });
    expect(await balances(person)).toEqual(['0.00', '500.00']);
    await world.jobs.runDue();
    const list = (await accountant.request({ url: '/admin/money/payouts' })).json();
    expect(list.payouts).toContainEqual(expect.objectContaining({ payout_id: id, amount: 200 }));
    const [made] = (await read(person.id)).returns;
    expect(made).toMatchObject({ amount: 500, state: 'done', is_late: false });
    expect(made?.parts.map(({ amount, state }) => [amount, state])).toEqual([
      [300, 'done'],
      [200, 'waiting'],
    ]);
    await expectLedgerLaws(world.owner);
  });

  test('a card that is closed keeps the money on the balance, its owner is told, and a bank account takes it', async () => {
    const person = await world.signIn();
    await topUpAndPay(world, person, 300);
    world.yookassa.trouble('createRefund', 'rejected');
    await proposalOf(person.id, { amount: 300 });
    await world.jobs.runDue();
    expect(await balances(person)).toEqual(['300.00', '0.00']);
    const letter = (await world.letters()).find(
      ({ recipient, subject }) => recipient === person.email && subject.startsWith('Возврат не прошёл'),
    );
    expect(letter?.text).toContain('банковский счёт');
    const view = await read(person.id);
    expect([view.cards, view.returns[0]?.parts[0]?.state]).toEqual([[], 'refused']);
    await proposalOf(person.id, { amount: 300, payee: PAYEE });
    expect((await read(person.id)).returns[0]?.parts).toMatchObject([{ place: 'на счёт ··0001' }]);
    await expectLedgerLaws(world.owner);
  });

  test('a refund the provider cancels later comes back to the balance, too', async () => {
    const person = await world.signIn();
    await topUpAndPay(world, person, 300);
    world.yookassa.holdRefunds = true;
    await giveBack(person.id, { amount: 300 });
    await world.jobs.runDue();
    expect(await balances(person)).toEqual(['0.00', '300.00']);
    const [refundId] = [...world.yookassa.refunds].at(-1) ?? [];
    world.yookassa.settleRefund(refundId ?? '', 'canceled');
    world.yookassa.holdRefunds = false;
    await world.jobs.runAll('refund.send');
    expect(await balances(person)).toEqual(['300.00', '0.00']);
    const { rows } = await world.owner.query('select refusal from refund where provider_id = $1', [refundId]);
    expect(rows).toEqual([{ refusal: 'rejected_by_payee' }]);
  });
});

describe('above the sum', () => {
  test('a second person approves exactly the cards that were named, and nothing moves before', async () => {
    const person = await world.signIn();
    await topUpAndPay(world, person, 12_000);
    const proposal = await proposalOf(person.id, { amount: 11_000 });
    expect(proposal).toMatchObject({ state: 'waiting', needs_second: true, cards: [{ amount: 11_000 }] });
    expect(await balances(person)).toEqual(['12000.00', '0.00']);
    expect((await approve(accountant, proposal)).json()).toMatchObject({ code: 'own_proposal' });
    expect((await approve(colleague, proposal)).statusCode).toBe(200);
    await world.jobs.runDue();
    expect(await balances(person)).toEqual(['1000.00', '0.00']);
    await expectLedgerLaws(world.owner);
  });

  test('a proposal whose card has had its money since is refused in words', async () => {
    const person = await world.signIn({ paid: 2_000_000 });
    await topUpAndPay(world, person, 12_000);
    const proposal = await proposalOf(person.id, { amount: 12_000 });
    await giveBack(person.id, { amount: 5000 });
    expect((await approve(colleague, proposal)).json()).toMatchObject({
      status: 409,
      code: 'advance_changed',
    });
    await world.jobs.runDue();
    await expectLedgerLaws(world.owner);
  });

  test('one that waits is seen before another is proposed', async () => {
    const person = await world.signIn();
    await topUpAndPay(world, person, 24_000);
    const { version } = await read(person.id);
    await giveBackAs(version, person.id, { amount: 12_000 });
    const again = await giveBackAs(version, person.id, { amount: 12_000 }, colleague);
    expect(again.json()).toMatchObject({ status: 409, code: 'advance_changed' });
    expect((await read(person.id)).returns).toMatchObject([{ amount: 12_000, state: 'waiting' }]);
  });
});

describe('one advance and two people who have read it', () => {
  test('goes back once: the second is told who was faster, and may decide anew', async () => {
    const person = await world.signIn({ paid: 60_000 });
    const { paymentId } = await topUpAndPay(world, person, 600);
    const { version } = await read(person.id);
    const answers = await Promise.all(
      [accountant, colleague].map((who) => giveBackAs(version, person.id, { amount: 500 }, who)),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.code).toBe('advance_changed');
    expect(refused.detail.replaceAll('\u00A0', ' ')).toMatch(
      /сейчас на балансе 700 ₽\. Последний возврат, 500 ₽: Тестов Тест, .*решите заново/,
    );
    await world.jobs.runDue();
    expect(refundedTo(paymentId)).toEqual([500]);
    await giveBack(person.id, { amount: 500 });
    await world.jobs.runDue();
    expect(refundedTo(paymentId)).toEqual([500, 100]);
    await expectLedgerLaws(world.owner);
  });

  test('is refused when its owner has spent some of it meanwhile', async () => {
    const person = await world.signIn({ paid: 60_000 });
    const { version } = await read(person.id);
    await order(person, fromBalance());
    const late = await giveBackAs(version, person.id, { amount: 50 });
    expect(late.json()).toMatchObject({ code: 'advance_changed' });
  });
});

describe('refused advances', () => {
  test('more than there is, the own one, and one of nobody', async () => {
    const person = await world.signIn({ paid: 100 });
    expect((await giveBack(person.id, { amount: 2 })).json()).toMatchObject({ code: 'insufficient_funds' });
    expect((await giveBack(accountant.id)).json()).toMatchObject({ code: 'own_staff_role' });
    expect((await giveBack(randomUUID())).json()).toMatchObject({ code: 'person_not_found' });
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: 0.001 }],
    [{ reason: '' }],
    [{ document: '' }],
    [{ payee: { ...PAYEE, bik: '1' } }],
  ])('an advance with %j is refused by field', async (more) => {
    const person = await world.signIn({ paid: 10_000 });
    expect((await giveBack(person.id, more)).json()).toMatchObject({
      status: 400,
      fields: expect.anything(),
    });
  });
});

test('money taken from a balance by its name is a correction, with its journal and its laws', async () => {
  const person = await world.signIn({ paid: 10_000 });
  const answer = await accountant.request({
    method: 'POST',
    url: '/admin/subtract_account_balance',
    payload: subtraction(person.email),
  });
  expect(answer.json().proposal).toMatchObject({ kind: 'correction', direction: 'debit', purse: 'paid' });
  expect(await balances(person)).toEqual(['90.00', '0.00']);
  await expectLedgerLaws(world.owner);
});
