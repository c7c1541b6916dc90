import { randomUUID } from 'node:crypto';
import { decodeFile } from '@proverka/bank-exchange/decode';
import type { Party, PaymentDocument } from '@proverka/bank-exchange/exchange';
import { readExchange } from '@proverka/bank-exchange/read-exchange';
import { inWindows1251 } from '@proverka/bank-exchange/windows-1251';
import { writeExchange } from '@proverka/bank-exchange/write-exchange';
import { parseMoney } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Answer, Call, Source } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';
import type { BankPayment } from './payment.ts';
import { statementOf } from './statement.domain.ts';

const fault = (status: number, message = `HTTP ${status}`): Answer => ({ status, body: { error: message } });

type BankDeps = { payments: Collection<BankPayment>; now: () => Date };

/**
 * A bank whose client works with files: it takes payment orders, pays them at once, and gives statements. Who pays us is told to it
 * by `/incoming`.
 */
export function bankSource(deps: BankDeps): Source {
  return {
    name: 'bank',
    title: 'Банк',
    prefix: '/bank',
    takesBytes: true,
    operations: [
      {
        name: 'orders',
        title: 'Приём платёжных поручений',
        method: 'POST',
        path: '/payment-orders',
        handle: (call) => takeOrders(deps, call),
      },
      {
        name: 'incoming',
        title: 'Поступление на наш счёт',
        method: 'POST',
        path: '/incoming',
        handle: (call) => takeIncoming(deps, call),
      },
      {
        name: 'statement',
        title: 'Выписка',
        method: 'GET',
        path: '/statement',
        subjects: ({ query }) => [query['account']],
        handle: (call) => giveStatement(deps, call),
      },
    ],
    fault,
  };
}

const bytesOf = ({ body }: Call): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Banks refuse a number they have paid for this account on this day. */
function takeOrders({ payments, now }: BankDeps, call: Call): Answer {
  const read = readExchange(decodeFile(bytesOf(call)));
  if (!read.ok) return fault(422, `${read.problem.why}, line ${read.problem.line}`);
  const paidOn = moscowDay(now());
  const nameOf = ({ number, date, payer }: PaymentDocument) => `${payer.account} ${number} ${date}`;
  const known = new Set(payments.all().map(({ document }) => nameOf(document)));
  const fresh = read.value.documents.filter((document) => !known.has(nameOf(document)));
  for (const document of fresh) {
    payments.put({ id: randomUUID(), document: { ...document, debitedOn: paidOn, creditedOn: paidOn } });
  }
  return { body: { accepted: fresh.length, refused: read.value.documents.length - fresh.length } };
}

type Incoming = {
  account?: unknown;
  amount?: unknown;
  number?: unknown;
  purpose?: unknown;
  payer?: { name?: unknown; inn?: unknown; account?: unknown };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const partyOf = (name: string, inn: string, account: string): Party => ({
  name,
  inn,
  account,
  kpp: '',
  bank: '',
  bik: '',
  correspondentAccount: '',
});

function takeIncoming({ payments, now }: BankDeps, call: Call): Answer {
  const { account, amount, number, purpose, payer = {} } = JSON.parse(bytesOf(call).toString()) as Incoming;
  const money = parseMoney(textOf(amount));
  if (money === null || money <= 0 || !/^\d{20}$/.test(textOf(account))) {
    return fault(422, 'account of 20 digits and amount as «499.00» are needed');
  }
  const day = moscowDay(now());
  const id = randomUUID();
  const document: PaymentDocument = {
    kind: 'Платежное поручение',
    number: textOf(number) || String(payments.all().length + 1),
    date: day,
    amount: money,
    debitedOn: day,
    creditedOn: day,
    payer: partyOf(textOf(payer.name), textOf(payer.inn), textOf(payer.account)),
    payee: partyOf('', '', textOf(account)),
    purpose: textOf(purpose),
  };
  payments.put({ id, document });
  return { body: { id } };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function giveStatement({ payments, now }: BankDeps, { query }: Call): Answer {
  const today = moscowDay(now());
  const { account = '', from = today, to = today, version = '1.03', encoding = 'windows' } = query;
  if (!/^\d{20}$/.test(account) || !DAY.test(from) || !DAY.test(to)) {
    return fault(422, 'account of 20 digits and days as «2026-11-20» are needed');
  }
  const documents = payments.all().map(({ document }) => document);
  const text = writeExchange(statementOf(documents, { account, from, to, version }));
  const isUtf8 = encoding === 'utf-8';
  return {
    headers: {
      'content-type': `text/plain; charset=${isUtf8 ? 'utf-8' : 'windows-1251'}`,
      'content-disposition': 'attachment; filename="kl_to_1c.txt"',
    },
    body: isUtf8 ? Buffer.from(text) : Buffer.from(inWindows1251(text)),
  };
}
