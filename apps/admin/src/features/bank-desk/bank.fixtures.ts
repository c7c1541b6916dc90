import type { BankLine, BankStatement, DeskInvoice } from '@proverka/contract/bank-statement';
import type { MoneyProposal, Payout } from '@proverka/contract/money-proposal';

export const exampleInvoice: DeskInvoice = {
  invoice_id: '0192f0c1-0000-7000-8000-000000000b01',
  number: 'С-2026-000012',
  date: '2026-11-18',
  valid_until: '2026-11-25',
  brand: 'real-estate',
  amount: 499,
  received: 0,
  state: 'open',
  payer_name: 'ООО «Образец»',
  payer_inn: '7707083893',
  person_id: '0192f0c1-0000-7000-8000-000000000b02',
  order_id: '0192f0c1-0000-7000-8000-000000000b03',
};

export const bookedLine: BankLine = {
  line_id: '0192f0c1-0000-7000-8000-000000000b11',
  statement_id: '0192f0c1-0000-7000-8000-000000000b10',
  direction: 'in',
  account: '40702810000000000000',
  number: '417',
  date: '2026-11-20',
  credited_date: '2026-11-20',
  amount: 499,
  other_name: 'ООО «Образец»',
  other_inn: '7707083893',
  other_account: '40702810900000000001',
  purpose: 'Оплата по счёту № С-2026-000012 от 18.11.2026. Без НДС',
  state: 'booked',
  doubt: null,
  invoice: { ...exampleInvoice, received: 499, state: 'paid' },
  candidates: [],
  decided_by: null,
  decided_date: '2026-11-21T09:00:00.000Z',
  decision_reason: '',
};

export const doubtfulLine: BankLine = {
  ...bookedLine,
  line_id: '0192f0c1-0000-7000-8000-000000000b12',
  number: '88',
  amount: 400,
  state: 'doubtful',
  doubt: 'sum_less',
  invoice: null,
  candidates: [exampleInvoice],
  decided_date: null,
};

export const exampleStatement: BankStatement = {
  statement_id: bookedLine.statement_id,
  file_name: 'kl_to_1c.txt',
  from: '2026-11-19',
  to: '2026-11-20',
  uploaded_by: { id: '0192f0c1-0000-7000-8000-000000000b04', name: 'Тестова Анна' },
  uploaded_date: '2026-11-21T09:00:00.000Z',
  added: 2,
  known: 3,
  repeated: 0,
  foreign: 1,
  booked: 1,
  doubtful: 1,
  ignored: 0,
  stated_received: 1398,
  read_received: 899,
};

export const ourAccounts = [
  { account: '40702810000000000000', bank: 'АО «Банк Тест»', company: 'ООО «Тест»' },
];

export const exampleProposal: MoneyProposal = {
  proposal_id: '0192f0c1-0000-7000-8000-000000000b21',
  kind: 'advance_return',
  email: 'testov@example.com',
  person_id: exampleInvoice.person_id,
  amount: 15_000,
  purse: null,
  direction: null,
  payee: { name: 'Тестов Иван Петрович', account: '40817810700000000001', bank: 'АО «Банк Пример»' },
  reason: 'Договор расторгнут',
  document: 'Заявление от 20.11.2026',
  needs_second: true,
  arguments_hash: 'ab'.repeat(32),
  state: 'waiting',
  made_by: { id: '0192f0c1-0000-7000-8000-000000000b05', name: 'Образцов Пётр' },
  made_date: '2026-11-21T09:00:00.000Z',
  decided_by: null,
  decided_date: null,
};

export const examplePayout: Payout = {
  payout_id: exampleProposal.proposal_id,
  kind: 'advance_return',
  number: 700_001,
  email: 'testov@example.com',
  amount: 15_000,
  payee: exampleProposal.payee ?? { name: '', account: '', bank: '' },
  purpose: 'Возврат неизрасходованного аванса. Без НДС. Заявление от 20.11.2026',
  state: 'waiting',
  file_id: null,
  due_date: '2027-01-11',
  is_late: false,
};
