import type { Advance, AdvanceReturn } from '@proverka/contract/advance';

const id = (end: string): string => `0192f0c1-0000-7000-8000-0000000000${end}`;
const at = '2026-11-20T09:12:00.000Z';

export const exampleAdvanceReturn: AdvanceReturn = {
  proposal_id: id('e1'),
  made_date: at,
  amount: 150,
  state: 'done',
  due_date: '2027-01-12',
  is_late: false,
  parts: [
    { place: 'на карту ··4477', amount: 100, state: 'refused' },
    { place: 'на счёт ··0001', amount: 50, state: 'waiting' },
  ],
};

/** Invented: an advance of which two top-ups take a part. */
export const exampleAdvance: Advance = {
  person_id: id('42'),
  version: '123450.0.0',
  advance: 1234.5,
  cards: [
    { payment_id: id('d1'), place: 'на карту ··4444', left: 300, paid_date: at },
    { payment_id: id('d2'), place: 'на кошелёк ЮMoney ··1136', left: 500, paid_date: at },
  ],
  receipt_email: 'testov@example.com',
  approval_above: 10_000,
  due_date: '2027-01-18',
  returns: [],
};
