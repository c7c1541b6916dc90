import { expect, test } from 'vitest';
import { readProceeding } from './proceeding.domain.ts';

const row = {
  name: 'ТЕСТОВ ТЕСТ ТЕСТОВИЧ 01.01.1980',
  exe_production: '00001/20/77010-ИП',
  details: 'Судебный приказ',
  department: 'ОСП № 1',
  bailiff: '',
  ip_end: '',
};

const amountOf = (subject: string) => readProceeding({ ...row, subject }).amount;

test.each([
  ['Взыскание налогов: 7200.50 руб.', 720_050],
  ['Взыскание налогов:7200,5руб', 720_050],
  ['Штраф: 500 РУБ.', 50_000],
  ['Штраф: 1 200  руб.', 120_000],
  ['Штраф: 91\u00A0400,05\u00A0руб.', 9_140_005],
  ['Штраф: 1\u202F234\u202F567.8 руб.', 123_456_780],
  ['Судебный приказ 2-000/25 91400.00 руб.', 9_140_000],
  ['Вселение в квартиру 5', null],
])('a row without a remainder names its sum: «%s»', (subject, kopecks) => {
  expect(amountOf(subject)).toBe(kopecks);
});

test.each([
  ['Кредит. Сумма долга: 12 000 руб. Остаток долга: 3 000 руб.', 300_000],
  ['Кредит. Сумма долга: 12000 руб. Остаток долга: 3000.45 руб', 300_045],
  ['Кредит. Сумма долга:\u00A012\u00A0000,00\u00A0руб. Остаток долга:\u00A03\u00A0000,50\u00A0руб.', 300_050],
  ['Кредит Сумма долга: 12 000 руб.,остаток  долга 3 000,5 руб.', 300_050],
  ['Кредит. Остаток долга: 3 000 руб. Сумма долга: 12 000 руб.', 300_000],
  ['Кредит. Сумма долга: 12 000 руб. Остаток задолженности — 3 000 руб.', 300_000],
  ['Кредит. Сумма долга: 12 000 руб. Остаток: 0 руб.', 0],
  ['Кредит. Сумма долга: 12 000 руб. Остаток долга: не указан', 1_200_000],
  ['Кредит: 12 000 руб. Остаток долга не указан. Сбор: 500 руб.', 1_200_000],
])('what is left of a debt is its amount, not what it began with: «%s»', (subject, kopecks) => {
  expect(amountOf(subject)).toBe(kopecks);
});

test.each([
  ['Кредит: 12000.00 руб.', 'Кредит'],
  ['Кредит:  12 000 руб', 'Кредит'],
  ['Кредит:12\u00A0000,00\u00A0руб.', 'Кредит'],
  ['Сбор: 500 руб. с человека', 'Сбор: 500 руб. с человека'],
  ['Вселение', 'Вселение'],
])('the only sum of a row is not repeated in its demand: «%s»', (subject, demand) => {
  expect(readProceeding({ ...row, subject }).subject).toBe(demand);
});

test('a demand with a remainder keeps both sums: what the debt began with is told nowhere else', () => {
  const subject = 'Кредит. Сумма долга: 12 000 руб. Остаток долга: 3 000 руб.';
  expect(readProceeding({ ...row, subject }).subject).toBe(subject);
});

test.each([
  ['', '0,00', null],
  ['см. материалы', '0', null],
  ['2026-03-16, 46, 1, 3', '0', 'paid'],
  ['2026-03-16, 46, 1, 3', '0,01', 'not_found'],
  ['2026-03-16, 46, 1, 4', '3 000', 'not_found'],
  ['2026-03-16, 46, 1, 1', '3 000', 'withdrawn'],
  ['2026-03-16, 46, 1, 2', '3 000', 'otherwise'],
  ['2026-03-16, 47, 1, 1', '3 000', 'paid'],
])('a debt is paid only when the bailiff ended it: «%s», left %s', (ip_end, left, how) => {
  const subject = `Кредит. Сумма долга: 12 000 руб. Остаток долга: ${left} руб.`;
  expect(readProceeding({ ...row, subject, ip_end }).ended?.how ?? null).toBe(how);
});
