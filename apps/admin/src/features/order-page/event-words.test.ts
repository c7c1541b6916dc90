import type { OrderEvent } from '@proverka/contract/desk-orders';
import { expect, test } from 'vitest';
import { eventFacts } from './event-words.ts';

const event = (more: Partial<OrderEvent>): OrderEvent => ({
  at: '2026-11-20T10:00:00.000Z',
  kind: 'refund',
  order_item_id: null,
  status: 'canceled',
  amount: null,
  text: '',
  reason: '',
  ...more,
});

test.each([
  ['rejected_by_payee', 'получатель не принял, деньги на балансе покупателя'],
  ['insufficient_funds', 'у магазина не хватило денег, деньги на балансе покупателя'],
  ['not_found', 'платёжный сервис отказал, деньги на балансе покупателя'],
  ['constructor', 'платёжный сервис отказал, деньги на балансе покупателя'],
])('a refund refused as %s is told in Russian', (reason, words) => {
  expect(eventFacts(event({ reason }))).toBe(words);
});

test('the reason of a refund that is under way is that of the staff', () => {
  expect(eventFacts(event({ status: 'created', reason: 'Отчёт опоздал' }))).toBe('Отчёт опоздал');
});

test.each([
  ['insufficient_funds', 'не хватило денег на карте'],
  ['something_new', 'платёжный сервис отменил платёж'],
  ['', ''],
])('a payment cancelled as «%s» is told in Russian', (reason, words) => {
  expect(eventFacts(event({ kind: 'payment', reason }))).toBe(words);
});
