import type { SubjectKind } from '@proverka/contract/subject';
import {
  carCases,
  companyCases,
  personCases,
  rightPerson,
  type VectorCase,
} from '@proverka/validation/fixtures/cases.ts';
import { carRules } from '@proverka/validation/forms/car';
import { companyRules } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { soldProducts } from '../../../test/wholesale.ts';
import { inCp1251 } from '../../../test/cp1251.ts';
import { checkRows } from './check-rows.domain.ts';
import type { CheckedList, GoodRow } from './check-rows.domain.ts';
import { readFileLines, readTextLines } from './read-list.ts';

const today = '2026-11-21';

/** A table of cells in each supported format. */
const readers: readonly (readonly [string, (rows: string[][]) => ReturnType<typeof readFileLines>])[] = [
  ['pasted text', async (rows) => readTextLines(delimited(rows, '\t'))],
  ['CSV of Russian Excel', (rows) => readFileLines(inCp1251(delimited(rows, ';', '\r\n')))],
  ['CSV in UTF-8 with a mark', (rows) => readFileLines(Buffer.from(`\uFEFF${delimited(rows, ',')}`))],
  [
    'XLSX',
    async (rows) => readFileLines(Buffer.from(await writeXlsx({ sheets: [{ name: 'Список', rows }] }))),
  ],
];

const delimited = (rows: string[][], delimiter: string, end = '\n'): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(end);

const once = (cases: readonly VectorCase[]): readonly VectorCase[] => {
  const seen = new Set<string>();
  return cases.filter(({ typed, sent }) => {
    const key = sent === null ? typed : JSON.stringify(sent);
    return seen.size < seen.add(key).size;
  });
};

async function check(
  read: (typeof readers)[number][1],
  kind: SubjectKind | null,
  header: string[],
  rows: string[][],
): Promise<CheckedList> {
  const lines = await read([header, ...rows]);
  if (!lines.ok) throw new Error(lines.refusal.code);
  return checkRows(lines.value, { kind, today, products: soldProducts });
}

/** The message about the row in this position. */
const told = ({ good, bad }: CheckedList, place: number) => {
  const isIt = ({ line }: { line: number }) => line === place + 2;
  return { row: good.find(isIt), reason: bad.find(isIt)?.reason };
};

/** A wrong number may be a valid one whose leading zero was dropped; that is accepted with a note. */
const restored = ({ note, metadata }: GoodRow, typed: string): boolean =>
  note === 'Возвращён ноль в начале ИНН' && metadata.ownersData?.[0]?.['inn'] === `0${typed}`;

describe.each(readers)('lists as %s', (_name, read) => {
  test('every valid company number is accepted and every invalid one explained', async () => {
    const cases = once(companyCases);
    const rows = cases.map(({ typed }, place) => [typed, String(place)]);
    const list = await check(read, 'company', ['ИНН или ОГРН', '№'], rows);
    for (const [place, { typed, sent }] of cases.entries()) {
      const { row, reason } = told(list, place);
      const { company: failure } = checkForm(companyRules, { company: typed });
      if (sent === null && row?.note) expect(restored(row, typed)).toBe(true);
      else if (sent === null)
        expect([typed, reason]).toEqual([typed, typed === '' ? 'Нужен ИНН или ОГРН' : failure]);
      else expect([typed, row?.metadata.ownersData?.[0], reason]).toEqual([typed, sent, undefined]);
    }
    expect(list.good.length + list.bad.length).toBe(cases.length);
  });

  test('every valid car number is accepted and every invalid one explained', async () => {
    const cases = once(carCases);
    const rows = cases.map(({ typed }, place) => [String(place), typed]);
    const list = await check(read, 'car', ['№ п/п', 'VIN / гос. номер'], rows);
    for (const [place, { typed, sent }] of cases.entries()) {
      const { row, reason } = told(list, place);
      const { car: failure } = checkForm(carRules, { car: typed });
      if (sent === null)
        expect([typed, reason]).toEqual([typed, typed === '' ? 'Нужен VIN или гос. номер' : failure]);
      else expect([typed, row?.metadata.entityAuto, reason]).toEqual([typed, sent, undefined]);
    }
    expect(list.good.length + list.bad.length).toBe(cases.length);
  });

  test('every valid INN of a person is accepted and every invalid one explained', async () => {
    const cases = once(personCases);
    const { last_name, first_name, middle_name, birth_date } = rightPerson;
    // One person with many numbers: rows differ by birth date, so that none is a repetition.
    const days = cases.map(
      (_, place) => `${String((place % 28) + 1).padStart(2, '0')}.0${1 + Math.trunc(place / 28)}`,
    );
    const rows = cases.map(({ typed }, place) => [
      typed,
      `${days[place]}${birth_date.slice(5)}`,
      `${last_name} ${first_name} ${middle_name}`,
    ]);
    const list = await check(read, null, ['ИНН', 'Дата рождения', 'Ф.И.О.'], rows);
    for (const [place, { typed, sent }] of cases.entries()) {
      const { row, reason } = told(list, place);
      const form = { ...emptyPersonForm, ...rightPerson, consents: true, inn: typed };
      const { inn: failure } = checkForm(personRules(today), form);
      if (sent === null) expect([typed, reason?.replace(/^ИНН: /, '')]).toEqual([typed, failure]);
      else
        expect([typed, row?.metadata.ownersData?.[0]?.['inn'], reason]).toEqual([
          typed,
          sent['inn'],
          undefined,
        ]);
    }
    expect(list.good.length + list.bad.length).toBe(cases.length);
  });
});

const birthDates = [
  '31.01.1980',
  '1980-01-31',
  '29.02.1980',
  '31.02.1980',
  '01.01.1899',
  '22.11.2026',
  'вчера',
  '',
];
const passports = [
  '4510 123456',
  '45 10 № 123456',
  '0310123456',
  '4510 12345',
  '4510 000000',
  '451 123456',
  'утерян',
];
const names = [
  'Тестова-Образцова Анна',
  "О'Нил Джон",
  'Тестов Али Вели оглы',
  'Т3стов Иван',
  'Тестов',
  '@SUM Иван',
];

describe('lists of people', () => {
  const rows = [
    ...birthDates.map((born) => ['Тестов Иван', born, '']),
    ...passports.map((passport, place) => ['Образцов Иван', `0${place + 1}.01.1990`, passport]),
    ...names.map((name) => [name, '31.01.1990', '']),
  ];

  test.each(readers)(
    'a list as %s validates names, dates and passports exactly as the form does',
    async (_as, read) => {
      const list = await check(read, 'person', ['ФИО', 'Дата рождения', 'Паспорт'], rows);
      const said = rows.map((_, place) => told(list, place).reason ?? 'хорошо');
      expect(said).toEqual([
        'хорошо',
        'Повтор строки 2',
        'хорошо',
        'Дата рождения: невалидная дата',
        'Дата рождения: проверьте год рождения',
        'Дата рождения ещё не наступила',
        'Дата рождения: невалидная дата',
        'Дата рождения: обязательное поле',
        'хорошо',
        'хорошо',
        'хорошо',
        'Номер паспорта состоит из 6 цифр',
        'Номер паспорта состоит из 6 цифр',
        'Номер паспорта состоит из 6 цифр',
        'Серия паспорта состоит из 4 цифр',
        'хорошо',
        'хорошо',
        'хорошо',
        'Фамилия: только буквы, пробел, дефис и апостроф',
        'Имя: обязательное поле',
        'Фамилия: только буквы, пробел, дефис и апостроф',
      ]);
    },
  );
});

describe('numbers in spreadsheets', () => {
  const asNumbers = async (header: string[], rows: (string | number | Date)[][]) => {
    const lines = await readFileLines(
      Buffer.from(await writeXlsx({ sheets: [{ name: 'Список', rows: [header, ...rows] }] })),
    );
    return checkRows(lines.ok ? lines.value : [], { kind: null, today, products: soldProducts });
  };

  test('a leading zero that a spreadsheet dropped from an INN or OGRN is restored', async () => {
    const numbers = companyCases.flatMap(({ sent }) => Object.values(sent ?? {}));
    const good = [...new Set(numbers)];
    // No region has the code 00, but a test value does.
    const readable = good.filter((number) => !number.startsWith('00'));
    const list = await asNumbers(
      ['ИНН'],
      readable.map((number) => [Number(number)]),
    );
    expect(list.bad).toEqual([]);
    expect(list.good.map(({ objectKey }) => objectKey)).toEqual(
      readable.map((number) => `company:${number}`),
    );
  });

  test("a person's INN gets one dropped zero back, and one that lost two is refused", async () => {
    const list = await asNumbers(
      ['ФИО', 'Дата рождения', 'ИНН'],
      [
        ['Тестов Иван', '31.01.1980', 500_100_732_259],
        ['Тестов Пётр', '31.01.1980', 5_826_107_187],
      ],
    );
    expect(list.good[0]?.metadata.ownersData?.[0]).toMatchObject({ inn: '500100732259' });
    expect(list.bad).toMatchObject([{ line: 3, reason: 'ИНН человека состоит из 12 цифр' }]);
  });

  test('a serial day number is read as a birth date whether or not the cell is formatted as one', async () => {
    const day = new Date(Date.UTC(1980, 0, 31));
    const list = await asNumbers(
      ['ФИО', 'Дата рождения'],
      [
        ['Тестов Иван', day],
        ['Тестов Пётр', 29_251],
        ['Тестов Павел', 29_251.5],
        ['Тестов Олег', '31.01.1980 0:00:00'],
        ['Тестов Егор', '31.01.1980 г.р.'],
        ['Тестов Марк', '1980-01-31T00:00:00'],
        ['Тестов Глеб', '31-01-1980'],
      ],
    );
    expect(list.bad).toEqual([]);
    expect(list.good.map(({ metadata }) => metadata.ownersData?.[0]?.['birth_date'])).toEqual(
      Array.from({ length: 7 }, () => '1980-01-31'),
    );
    expect(list.good.map(({ note }) => note !== '')).toEqual([false, true, true, false, false, false, false]);
  });

  test("a serial day number outside of a person's life is refused as a date", async () => {
    const list = await asNumbers(
      ['ФИО', 'Дата рождения'],
      [
        ['Тестов Иван', 5],
        ['Тестов Пётр', 999_999],
        ['Тестов Олег', '01/02/1980'],
        ['Тестов Егор', 60_000],
      ],
    );
    expect(list.bad.map(({ reason }) => reason)).toEqual([
      'Дата рождения: невалидная дата',
      'Дата рождения: невалидная дата',
      'Дата рождения: невалидная дата',
      'Дата рождения ещё не наступила',
    ]);
  });
});
