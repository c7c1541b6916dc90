import { rubles } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { exampleAdvance, exampleAdvanceReturn } from './advance.fixtures.ts';
import { advanceWords, partWords, returnState, splitOf, sumMistake } from './advance-words.domain.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const wordsOf = (sum: number, account = '') => {
  const money = rubles(sum);
  return plain(advanceWords(exampleAdvance, { split: splitOf(exampleAdvance, money), sum: money, account }));
};

test('an advance goes to the newest card first, and what no card takes to a bank account', () => {
  expect(wordsOf(200)).toBe(
    'Вернуть 200 ₽ на карту ··4444. Чек возврата уйдёт на testov@example.com. Это случится сразу. Срок возврата — до 18.01.2027.',
  );
  expect(wordsOf(1234.5, '40817810700000000001')).toContain(
    'Вернуть 300 ₽ на карту ··4444, 500 ₽ на кошелёк ЮMoney ··1136 и 434,50 ₽ на счёт ··0001.',
  );
});

test('above the sum a second person is needed', () => {
  const above = { ...exampleAdvance, approval_above: 100 };
  const sum = rubles(200);
  expect(advanceWords(above, { split: splitOf(above, sum), sum, account: '' })).toContain('другой сотрудник');
});

test.each([
  ['0', 'больше нуля'],
  ['1234,51', 'На балансе 1 234,50 ₽'],
])('the sum «%s» is a mistake: %s', (typed, mistake) => {
  expect(plain(sumMistake(exampleAdvance, typed) ?? '')).toContain(mistake);
});

test('a return says what became of each part', () => {
  expect(returnState(exampleAdvanceReturn)).toBe('Возвращён не весь');
  expect(exampleAdvanceReturn.parts.map((part) => plain(partWords(part)))).toEqual([
    '100 ₽ на карту ··4477: не приняты, деньги на балансе',
    '50 ₽ на счёт ··0001: ждёт файла для банка',
  ]);
});
