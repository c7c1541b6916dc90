import { randomUUID } from 'node:crypto';
import type { BankLine, BankStatement } from '@proverka/contract/bank-statement';
import type { MoneyProposal } from '@proverka/contract/money-proposal';
import type { Invoice } from '@proverka/contract/invoice';
import type { Party, PaymentDocument } from '@proverka/bank-exchange/exchange';
import { inWindows1251 } from '@proverka/bank-exchange/windows-1251';
import { writeExchange } from '@proverka/bank-exchange/write-exchange';
import { rubles } from '@proverka/validation/money';
import type { LightMyRequestResponse as Response } from 'fastify';
import { testConfig } from './config.ts';
import type { SignedInPerson } from './world.ts';

/** The account of both brands in tests. */
export const OUR_ACCOUNT = testConfig().banks['real-estate'].account;
const PAYER = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Образец»',
  address: 'г Москва, ул Тестовая, д 1',
};

const partyOf = (more: Partial<Party>): Party => ({
  name: '',
  inn: '',
  kpp: '',
  account: '',
  bank: '',
  bik: '',
  correspondentAccount: '',
  ...more,
});

const us = partyOf({ name: 'ООО «Тест»', account: OUR_ACCOUNT });

export interface TestPayment {
  readonly number?: string;
  /** Rubles. */
  readonly amount: number;
  readonly purpose: string;
  readonly inn?: string;
  readonly date?: string;
  readonly creditedOn?: string | null;
}

/** A payment to us as a statement tells of it. */
export const incoming = ({
  number = String(Math.floor(Math.random() * 1_000_000)),
  amount,
  purpose,
  inn = PAYER.inn,
  date = '2026-11-20',
  creditedOn = date,
}: TestPayment): PaymentDocument => ({
  kind: 'Платежное поручение',
  number,
  date,
  amount: rubles(amount),
  debitedOn: date,
  creditedOn,
  payer: partyOf({ name: PAYER.name, inn, account: '40702810900000000001' }),
  payee: us,
  purpose,
});

export const unclearPayment = (): PaymentDocument =>
  incoming({ amount: 777, purpose: `Оплата услуг ${randomUUID()}` });

export const statementText = (documents: readonly PaymentDocument[], account = OUR_ACCOUNT): string =>
  writeExchange({
    version: '1.03',
    sender: 'Банк Тест',
    receiver: '',
    from: '2026-11-01',
    to: '2026-11-30',
    accounts: [account],
    turnovers: [],
    documents,
  });

export const uploadOf = (text: string, more: object = {}) => ({
  file_name: 'kl_to_1c.txt',
  content: Buffer.from(inWindows1251(text)).toString('base64'),
  ...more,
});

export const statementUpload = (documents: readonly PaymentDocument[]) => uploadOf(statementText(documents));

export const sendStatement = (staff: SignedInPerson, payload: object): Promise<Response> =>
  staff.request({ method: 'POST', url: '/admin/money/statements', payload });

export interface Taken {
  readonly statement: BankStatement;
  readonly lines: BankLine[];
}

export async function takeStatement(
  staff: SignedInPerson,
  documents: readonly PaymentDocument[],
): Promise<Taken> {
  const answer = await sendStatement(staff, statementUpload(documents));
  if (answer.statusCode !== 200) throw new Error(`the statement was answered ${answer.body}`);
  return answer.json<Taken>();
}

/** An invoice of the person for an order, or for a sum in rubles. */
export async function invoiceFor(
  person: SignedInPerson,
  what: { readonly order_id: string } | { readonly amount: number },
): Promise<Invoice> {
  const made = await person.request({ method: 'POST', url: '/payer/add_payer', payload: PAYER });
  const payer = made.statusCode === 200 ? made.json().payer : await onlyPayer(person);
  const answer = await person.request({
    method: 'POST',
    url: '/invoice',
    payload: { kind: 'invoice', payer_id: payer.payer_id, ...what },
  });
  if (answer.statusCode !== 200) throw new Error(`the invoice was answered ${answer.body}`);
  return answer.json<{ invoice: Invoice }>().invoice;
}

const onlyPayer = async (person: SignedInPerson) =>
  (await person.request({ url: '/payer/get_payers' })).json().payers[0];

const why = { reason: 'По заявлению', document: 'Заявление от 20.11.2026' };

export const PAYEE = {
  name: 'Тестов Иван Петрович',
  inn: '',
  account: '40817810700000000001',
  bik: '044525225',
  bank: 'АО «Банк Пример»',
  correspondent_account: '',
};

/** 50 rubles of bonus money, below what needs a second person. */
export const correction = (email: string, more: object = {}) => ({
  email,
  purse: 'bonus',
  direction: 'credit',
  amount: 50,
  ...why,
  ...more,
});

/** Ten rubles by bank. */
export const payoutTo = (email: string, more: object = {}) => ({
  email,
  amount: 10,
  payee: PAYEE,
  ...why,
  ...more,
});

/** Ten rubles of own money. */
export const subtraction = (email: string, more: object = {}) => ({ email, amount: 10, ...why, ...more });

/** Ten rubles of an advance, which is not as it was read unless its version is given; what no card takes goes by bank. */
export const advanceReturn = (more: object = {}) => ({
  amount: 10,
  version: 'another',
  payee: PAYEE,
  ...why,
  ...more,
});

/** A correction that waits for another person. */
export async function proposeAbove(
  maker: SignedInPerson,
  email: string,
  more: object = {},
): Promise<MoneyProposal> {
  const answer = await maker.request({
    method: 'POST',
    url: '/admin/money/corrections',
    payload: correction(email, { amount: 12_000, purse: 'paid', ...more }),
  });
  if (answer.statusCode !== 200) throw new Error(`the proposal was answered ${answer.body}`);
  return answer.json<{ proposal: MoneyProposal }>().proposal;
}
