import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { DeskColumn } from './desk-column.ts';
import { asCsvLines, asSheetRows, cellText } from './export-cells.domain.ts';

interface Row {
  readonly name: string;
  readonly phone: string;
  readonly sum: number;
}
const columns: readonly DeskColumn<Row>[] = [
  { key: 'name', title: 'Имя', text: ({ name }) => name },
  { key: 'phone', title: 'Телефон', text: ({ phone }) => phone, isPhone: true },
  { key: 'sum', title: 'Сумма', text: ({ sum }) => `${sum} ₽`, number: ({ sum }) => sum },
];
const row = { name: '=1+1', phone: '+7 (999) 000-11-22', sum: 100.5 };

test('a cell has no character that breaks a sheet or hides what is written', () => {
  expect(cellText('a\u0000b\u0007\uFFFFc')).toBe('abc');
  expect(cellText('\u202Egpj.exe\u200B')).toBe('gpj.exe');
  expect(cellText('1\u00A0299\u202F₽\r\n\tещё')).toBe('1 299 ₽ ещё');
  expect(cellText('x\uD800y')).toBe('x\uFFFDy');
  expect(cellText('\t =1+1')).toBe('=1+1');
  expect(cellText('я'.repeat(40_000))).toHaveLength(32_767);
});

test('a phone needs no apostrophe in a CSV file, whatever its form', () => {
  const phoneOf = (phone: string) => asCsvLines({ name: 'Люди', columns, rows: [{ ...row, phone }] })[1]?.[1];
  expect(phoneOf('+7\u00A0(999)\u00A0000-11-22')).toBe('8 (999) 000-11-22');
  expect(phoneOf('+79990001122')).toBe('89990001122');
  expect(phoneOf('+375290001122')).toBe('+375290001122');
});

test('a sheet has phones and formulas as texts and sums as numbers', async () => {
  const sheet = asSheetRows({ name: 'Счета: все/2026 и ещё много слов в названии', columns, rows: [row] });
  expect(sheet.name).toBe('Счета все 2026 и ещё много слов');
  const bytes = await writeXlsx({ sheets: [sheet] });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([
    ['Имя', 'Телефон', 'Сумма'],
    ['=1+1', '+7 (999) 000-11-22', 100.5],
  ]);
});
