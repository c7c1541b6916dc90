import type { BankLine, BankStatement, DeskInvoice } from '@proverka/contract/bank-statement';

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
