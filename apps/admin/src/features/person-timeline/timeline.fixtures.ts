import type { PersonEvent } from '@proverka/contract/desk-person-parts';

const id = (end: string): string => `0192f0c1-0000-7000-8000-0000000000${end}`;
const event = (at: string, kind: PersonEvent['kind'], more: Partial<PersonEvent> = {}): PersonEvent => ({
  at: `2026-11-20T${at}:00.000Z`,
  kind,
  status: '',
  amount: null,
  text: '',
  order_id: null,
  ...more,
});

/** Invented: an afternoon with one order. */
export const exampleEvents: readonly PersonEvent[] = [
  event('12:40', 'letter', { status: 'sent', text: 'Отчёт готов' }),
  event('12:31', 'note'),
  event('12:30', 'order', { status: 'paid', amount: 499, order_id: id('61') }),
  event('12:30', 'payment', { status: 'succeeded', amount: 499, text: '2f1', order_id: id('61') }),
  event('12:29', 'order', { status: 'created', amount: 499, order_id: id('61') }),
  event('12:20', 'consent', { status: 'given', text: 'personal_data' }),
  event('12:20', 'registered'),
];
