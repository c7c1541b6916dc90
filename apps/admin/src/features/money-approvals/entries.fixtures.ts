import type { MoneyProposal } from '@proverka/contract/money-proposal';

export const exampleProposal: MoneyProposal = {
  proposal_id: '0192f0c1-0000-7000-8000-000000000b21',
  kind: 'advance_return',
  email: 'testov@example.com',
  person_id: '0192f0c1-0000-7000-8000-000000000b02',
  amount: 15_000,
  purse: null,
  direction: null,
  payee: { name: 'Тестов Иван Петрович', account: '40817810700000000001', bank: 'АО «Банк Пример»' },
  cards: [],
  order_id: null,
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
