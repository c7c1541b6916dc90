import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode.ts';
import { LARGE_BANK, SMALL_BANK } from './exchange.fixtures.ts';
import { readCsv } from './read-csv.domain.ts';
import { readExchange } from './read-exchange.domain.ts';
import { inWindows1251 } from './windows-1251.ts';

const read = (text: string) => {
  const result = readExchange(text);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.value;
};
const problemOf = (text: string) => {
  const result = readExchange(text);
  return result.ok ? null : result.problem;
};

describe('statements of banks', () => {
  test('a statement with turnovers, both directions and keys nobody knows is read', () => {
    const file = read(LARGE_BANK.replaceAll('\n', '\r\n'));
    expect(file.turnovers).toMatchObject([{ opening: 10_000_000, received: 500_050, written: 150_000 }]);
    expect(file.documents).toMatchObject([
      {
        number: '417',
        date: '2026-11-19',
        amount: 500_050,
        creditedOn: '2026-11-19',
        payer: {
          name: 'ООО "Образец"',
          inn: '7707083893',
          kpp: '773601001',
          account: '40702810900000000001',
        },
        payee: { account: '40702810000000000000' },
        purpose: 'Оплата по счёту № С-2026-000012 от 18.11.2026. Сумма 5000-50. В т.ч. НДС=22%',
      },
      { kind: 'Банковский ордер', creditedOn: null, purpose: 'Комиссия за ведение счета за ноябрь 2026' },
    ]);
  });

  test('the INN before a name is taken, and both accounts of the head are', () => {
    const file = read(SMALL_BANK);
    expect(file.accounts).toHaveLength(2);
    expect(file.documents[0]).toMatchObject({
      amount: 49_900,
      creditedOn: null,
      payer: { name: 'ИП Тестов Иван Петрович', inn: '500100732259', account: '40802810900000000003' },
    });
  });

  test('windows-1251, UTF-8 with a mark and the encoding of DOS say the same', () => {
    const dos = SMALL_BANK.replace('UTF-8', 'DOS');
    const decoder = new TextDecoder('ibm866');
    const bytes = new Map(
      Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
    );
    const asDos = Uint8Array.from(Array.from(dos, (letter) => bytes.get(letter) ?? 0x3f));
    expect(decodeFile(asDos)).toBe(dos);
    expect(decodeFile(inWindows1251(SMALL_BANK))).toBe(SMALL_BANK);
    expect(decodeFile(new TextEncoder().encode(`\uFEFF${SMALL_BANK}`))).toBe(SMALL_BANK);
  });

  test.each([
    ['another format', 'date;sum\n1;2', { why: 'not_exchange', line: 1 }],
    ['a version nobody knows', SMALL_BANK.replace('1.03', '2.00'), { why: 'version_unknown', line: 2 }],
    ['the end is missing', SMALL_BANK.replace('\nКонецФайла', ''), { why: 'cut_off' }],
    ['a section does not end', LARGE_BANK.replace('КонецДокумента\n', ''), { why: 'cut_off' }],
    ['a file behind the file', `${SMALL_BANK}\n${SMALL_BANK}`, { why: 'after_end', line: 20 }],
    [
      'a sum that is none',
      SMALL_BANK.replace('=499', '=много'),
      { why: 'bad_value', line: 12, key: 'Сумма' },
    ],
    ['a negative sum', SMALL_BANK.replace('=499', '=-499'), { why: 'bad_value', line: 12, key: 'Сумма' }],
    ['a day no calendar has', SMALL_BANK.replace('Дата=20', 'Дата=31'), { why: 'bad_value', key: 'Дата' }],
  ])('%s: the whole file is refused with its line', (_, text, problem) => {
    expect(problemOf(text)).toMatchObject(problem);
  });
});

describe('statements as tables', () => {
  const lines = (rows: string[]) => rows.map((row, at) => ({ line: at + 1, cells: row.split(';') }));

  test('columns are known by their titles, and totals are skipped', () => {
    const table = lines([
      'Выписка по счёту',
      'Дата операции;Номер документа;Дебет;Кредит;Контрагент;ИНН контрагента;Счет контрагента;Назначение платежа',
      '19.11.2026;417;;5 000,50;ООО Образец;7707083893;40702810900000000001;Счёт С-2026-000012',
      '20.11.2026 10:00;9;1500,00;;Банк;;;Комиссия',
      'Итого;;1500;5000,50;;;;',
    ]);
    const result = readCsv(table);
    expect(result.ok && result.value).toMatchObject([
      { direction: 'in', amount: 500_050, number: '417', other: { inn: '7707083893' } },
      { direction: 'out', amount: 150_000, date: '2026-11-20' },
    ]);
  });

  test('one column of sums tells the direction by its sign', () => {
    const result = readCsv(lines(['Дата;№;Сумма;Назначение', '19.11.2026;1;-10;а', '19.11.2026;2;20,5;б']));
    expect(result.ok && result.value).toMatchObject([
      { direction: 'out', amount: 1000 },
      { direction: 'in', amount: 2050 },
    ]);
  });

  test('a table without the columns and a payment without a sum are refused', () => {
    expect(readCsv(lines(['Фамилия;Имя', 'Тестов;Иван']))).toMatchObject({ problem: { why: 'no_columns' } });
    const noSum = readCsv(lines(['Дата;№;Сумма;Назначение', '19.11.2026;1;;а']));
    expect(noSum).toMatchObject({ problem: { why: 'bad_value', line: 2 } });
  });
});
