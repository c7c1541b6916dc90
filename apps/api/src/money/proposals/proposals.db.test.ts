import { decodeFile } from '@proverka/bank-exchange/decode';
import { readExchange } from '@proverka/bank-exchange/read-exchange';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  PAYEE,
  correction,
  payoutTo,
  proposeAbove,
  sendStatement,
  statementText,
  uploadOf,
} from '../../../test/bank.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { transactionsOf } from '../../../test/money.ts';
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

const post = (who: SignedInPerson, url: string, payload: object = {}) =>
  who.request({ method: 'POST', url: `/admin/${url}`, payload });
const approve = (who: SignedInPerson, { proposal_id: id, arguments_hash }: Record<string, unknown>) =>
  post(who, `money/proposals/${String(id)}/approve`, { arguments_hash });
const balances = async (person: SignedInPerson) => {
  const { balance, bonus_balance: bonus, held_balance: held } = await transactionsOf(person);
  return [balance, bonus, held];
};

describe('a correction by hand', () => {
  test('a small one is booked at once, with its reason and document, and shown to its owner', async () => {
    const person = await world.signIn({ paid: 10_000 });
    const answer = await post(accountant, 'money/corrections', correction(person.email));
    expect(answer.json().proposal).toMatchObject({ state: 'done', needs_second: false, decided_by: null });
    const debit = { purse: 'paid', direction: 'debit', amount: 30.5 };
    await post(accountant, 'money/corrections', correction(person.email, debit));
    expect(await balances(person)).toEqual(['69.50', '50.00', '0.00']);
    const { transactions } = await transactionsOf(person);
    expect(transactions.slice(0, 2)).toMatchObject([
      { kind: 'correction', Description: 'Исправление баланса', amount: -30.5 },
      { kind: 'correction', amount: 50, is_bonus: true },
    ]);
    await expectLedgerLaws(world.owner);
  });

  test('is entered once by one document, whoever sends it, and again when the first was ended or is of another sum', async () => {
    const person = await world.signIn({ paid: 10_000 });
    const enter = (who: SignedInPerson, more: object = {}) =>
      post(who, 'money/corrections', correction(person.email, more));
    const answers = await Promise.all([enter(accountant), enter(colleague, { reason: 'Другими словами' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ code: 'already_entered', detail: expect.stringContaining('уже есть') });
    expect((await enter(accountant, { amount: 51 })).statusCode).toBe(200);
    expect((await enter(accountant, { document: 'Служебная записка № 2' })).statusCode).toBe(200);
    const waiting = { ...(await proposeAbove(accountant, person.email)) };
    await post(accountant, `money/proposals/${waiting.proposal_id}/end`);
    expect(await proposeAbove(accountant, person.email)).toMatchObject({ state: 'waiting' });
    expect(await balances(person)).toEqual(['100.00', '151.00', '0.00']);
  });

  test.each([
    [{ reason: '' }, 'reason'],
    [{ document: '' }, 'document'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ amount: 1e9 }, 'amount'],
  ])('a correction with %j is refused by field', async (more, field) => {
    const person = await world.signIn();
    const answer = await post(accountant, 'money/corrections', correction(person.email, more));
    expect(answer.json()).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('nobody is brought into debt, corrects their own account, or one that does not exist', async () => {
    const person = await world.signIn({ paid: 100 });
    const debit = { purse: 'paid', direction: 'debit', amount: 2 };
    const tooMuch = await post(accountant, 'money/corrections', correction(person.email, debit));
    expect(tooMuch.json()).toMatchObject({ code: 'insufficient_funds' });
    const own = await post(accountant, 'money/corrections', correction(accountant.email));
    expect(own.json()).toMatchObject({ code: 'own_staff_role' });
    const nobody = await post(accountant, 'money/corrections', correction('nobody@example.com'));
    expect(nobody.json()).toMatchObject({ code: 'person_not_found' });
  });

  test('above the sum it waits for another person, who approves exactly what was asked, once', async () => {
    const person = await world.signIn();
    const proposal = { ...(await proposeAbove(accountant, person.email)) };
    expect(proposal).toMatchObject({ state: 'waiting', needs_second: true });
    expect(await balances(person)).toEqual(['0.00', '0.00', '0.00']);
    expect((await approve(accountant, proposal)).json()).toMatchObject({ code: 'own_proposal' });
    const other = await approve(colleague, { ...proposal, arguments_hash: '00'.repeat(32) });
    expect(other.json()).toMatchObject({ code: 'proposal_changed' });
    const third = await world.signIn({ staff: 'accountant' });
    const answers = await Promise.all([approve(colleague, proposal), approve(third, proposal)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ code: 'proposal_over', detail: expect.stringContaining('подтверждено') });
    expect(await balances(person)).toEqual(['12000.00', '0.00', '0.00']);
    await expectLedgerLaws(world.owner);
  });

  test('whose money it is cannot approve it, and an ended one cannot be approved', async () => {
    const owner = await world.signIn({ staff: 'accountant' });
    const proposal = { ...(await proposeAbove(accountant, owner.email)) };
    expect((await approve(owner, proposal)).json()).toMatchObject({ code: 'own_staff_role' });
    const ended = await post(colleague, `money/proposals/${proposal.proposal_id}/end`);
    expect(ended.json().proposal).toMatchObject({ state: 'ended' });
    expect((await approve(colleague, proposal)).json()).toMatchObject({ code: 'proposal_over' });
    const withdrawn = await proposeAbove(accountant, owner.email);
    await post(accountant, `money/proposals/${withdrawn.proposal_id}/end`);
    const { rows } = await world.owner.query(
      `select event from audit_event where subject = any($1) and event <> 'money.proposed' order by seq`,
      [[proposal.proposal_id, withdrawn.proposal_id]],
    );
    expect(rows.map(({ event }) => event)).toEqual(['money.refused', 'money.withdrawn']);
  });

  test('what was proposed cannot be changed in the database before its approval', async () => {
    const person = await world.signIn();
    const { proposal_id: id } = await proposeAbove(accountant, person.email);
    const change = (set: string) => world.owner.query(`update money_proposal set ${set} where id = $1`, [id]);
    await expect(change('amount = amount * 10')).rejects.toThrow('as it was made');
    await expect(change(`arguments = '{"purse":"bonus"}'`)).rejects.toThrow('as it was made');
    await expect(change(`state = 'done', decided_by = made_by, decided_at = now()`)).rejects.toThrow(
      'check constraint',
    );
  });
});

describe('payouts', () => {
  const send = (text: string) => sendStatement(accountant, uploadOf(text));
  /** What the bank says of a file of payment orders once it has paid them. */
  async function fileOf(ids: readonly string[]) {
    const made = await post(accountant, 'money/payout_files', { payout_ids: ids });
    const { file_id } = made.json<{ file_id: string }>();
    const file = await accountant.request({ url: `/admin/money/payout_files/${file_id}` });
    const result = readExchange(decodeFile(file.rawPayload));
    if (!result.ok) throw new Error('the file cannot be read');
    return result.value.documents;
  }
  const advanceOf = async (person: SignedInPerson, more: object = {}) =>
    (await post(accountant, 'money/advance_returns', payoutTo(person.email, more))).json().proposal
      .proposal_id as string;

  test('an advance is set aside, goes into one file, and is booked when the statement shows it', async () => {
    const person = await world.signIn({ paid: 50_000 });
    const id = await advanceOf(person, { amount: 500 });
    expect(await balances(person)).toEqual(['0.00', '0.00', '500.00']);
    const [order] = await fileOf([id]);
    expect(order).toMatchObject({ amount: 50_000, payee: { account: PAYEE.account, bik: PAYEE.bik } });
    const again = await post(accountant, 'money/payout_files', { payout_ids: [id] });
    expect(again.json()).toMatchObject({ code: 'payout_state' });
    if (order === undefined) throw new Error('the file is empty');
    const paid = statementText([{ ...order, debitedOn: order.date }]);
    await send(paid);
    await send(paid);
    expect(await balances(person)).toEqual(['0.00', '0.00', '0.00']);
    const list = await accountant.request({ url: '/admin/money/payouts?state=paid' });
    expect(list.json().payouts).toMatchObject([{ payout_id: id, is_late: false }]);
    expect((await transactionsOf(person)).transactions[0]).toMatchObject({
      Description: 'Возврат аванса на счёт',
      status: 'completed',
    });
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Аванс возвращён')]);
    await expectLedgerLaws(world.owner);
  });

  test('a payment of another sum, or of an order nobody sent, waits for a person and books nothing', async () => {
    const person = await world.signIn({ paid: 50_000 });
    const [sent, kept] = [await advanceOf(person, { amount: 100 }), await advanceOf(person, { amount: 50 })];
    const [order] = await fileOf([sent]);
    if (order === undefined) throw new Error('the file is empty');
    const { rows } = await world.owner.query('select number from payout where id = $1', [kept]);
    const early = { ...order, number: String(rows[0].number), debitedOn: order.date };
    const wrong = { ...order, amount: order.amount + 1, debitedOn: order.date } as typeof order;
    const rent = { ...order, number: '15', debitedOn: order.date };
    const answer = await send(statementText([wrong, early, rent]));
    expect(answer.json().lines.map(({ doubt }: { doubt: string }) => doubt)).toEqual([
      'payout_differs',
      'payout_differs',
    ]);
    expect(await balances(person)).toEqual(['350.00', '0.00', '150.00']);
  });

  test('a cancelled payout gives its money back, once', async () => {
    const person = await world.signIn({ paid: 50_000 });
    const id = await advanceOf(person, { amount: 500 });
    const cancel = () => post(accountant, `money/payouts/${id}/cancel`, { reason: 'Банк отказал' });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balances(person)).toEqual(['500.00', '0.00', '0.00']);
    await expectLedgerLaws(world.owner);
  });

  test("a partner's reward is owed by the ledger until the bank has paid it", async () => {
    const partner = await world.signIn({ bonus: 80_000 });
    const answer = await post(accountant, 'partner/withdraw', payoutTo(partner.email, { amount: 750 }));
    const { proposal_id: id } = answer.json().proposal;
    const sums = async () =>
      (await accountant.request({ url: `/admin/partner/account_sum?email=${partner.email}` })).json();
    expect(await sums()).toMatchObject({ bonus: 50, payable: 750 });
    const [order] = await fileOf([id]);
    if (order === undefined) throw new Error('the file is empty');
    await send(statementText([{ ...order, debitedOn: order.date }]));
    expect(await sums()).toMatchObject({ bonus: 50, payable: 0 });
    await expectLedgerLaws(world.owner);
  });

  test('more than there is, and an account the bank does not have, are refused in words', async () => {
    const person = await world.signIn({ paid: 100 });
    const tooMuch = await post(accountant, 'money/advance_returns', payoutTo(person.email));
    expect(tooMuch.json()).toMatchObject({ code: 'insufficient_funds' });
    const payee = { ...PAYEE, account: '40817810700000000002' };
    const wrong = await post(accountant, 'money/advance_returns', payoutTo(person.email, { payee }));
    expect(Object.values(wrong.json().fields)).toContain('Счёт не подходит к БИК банка');
  });
});
