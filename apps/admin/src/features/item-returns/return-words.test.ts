import { expect, test } from 'vitest';
import { exampleReturns, halfReturned } from './returns.fixtures.ts';
import { pastWords, returnWords, splitOf, sumMistake } from './return-words.domain.ts';

const [item] = exampleReturns.items;
const [part] = halfReturned.items;
if (item === undefined || part === undefined) throw new Error('the examples have an item each');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const wordsOf = (sum: string, way: 'origin' | 'balance') =>
  plain(returnWords(item, exampleReturns, splitOf(item, { sum, way })));

test('what a return does is said with its place, its receipt and what stays', () => {
  expect(wordsOf('', 'origin')).toBe('Вернуть 499 ₽ на карту ··4444, чек уйдёт на t***@example.com.');
  expect(wordsOf('100,50', 'origin')).toContain('За позицию останется 398,50 ₽.');
  expect(wordsOf('499', 'balance')).toContain('Вернуть 499 ₽ на баланс. Чек возврата на баланс пробивают');
});

test('of an order paid in part by card only that part goes to the card', () => {
  const mixed = { ...item, card_left: 300 };
  expect(splitOf(mixed, { sum: '400', way: 'origin' })).toMatchObject({ toCard: 30_000, toBalance: 10_000 });
});

test.each([
  ['0', 'больше нуля'],
  ['много', 'больше нуля'],
  ['499,01', 'Осталось 499 ₽'],
])('the sum «%s» is a mistake: %s', (typed, mistake) => {
  expect(plain(sumMistake(item, typed) ?? '')).toContain(mistake);
});

test('an item under way goes back as a whole', () => {
  const running = { ...item, is_under_way: true };
  expect(sumMistake(running, '100')).toContain('только всю сумму');
  expect(sumMistake(running, '')).toBeNull();
});

test('a past return says what became of the part for the card', () => {
  const [past] = part.returns;
  if (past === undefined) throw new Error('the example has a return');
  expect(plain(pastWords(past, exampleReturns.place))).toBe('100,50 ₽ на карту ··4444: дошли');
  const refused = { ...past, card_state: 'refused' as const };
  expect(pastWords(refused, exampleReturns.place)).toContain('деньги на балансе');
});
