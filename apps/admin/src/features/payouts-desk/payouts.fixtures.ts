import type { Payout } from '@proverka/contract/money-proposal';

export const examplePayout: Payout = {
  payout_id: '0192f0c1-0000-7000-8000-000000000b21',
  kind: 'advance_return',
  number: 700_001,
  email: 'testov@example.com',
  amount: 15_000,
  payee: { name: 'Тестов Иван Петрович', account: '40817810700000000001', bank: 'АО «Банк Пример»' },
  purpose: 'Возврат неизрасходованного аванса. Без НДС. Заявление от 20.11.2026',
  state: 'waiting',
  file_id: null,
  due_date: '2027-01-11',
  is_late: false,
};
