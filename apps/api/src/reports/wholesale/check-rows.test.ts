import { describe, expect, test } from 'vitest';
import { soldProducts } from '../../../test/wholesale.ts';
import { checkRows } from './check-rows.domain.ts';
import { readDelimited } from '#platform/text/delimited.domain.ts';
import type { SubjectKind } from '@proverka/contract/subject';

const read = (text: string, kind: SubjectKind | null = null, sold = soldProducts) =>
  checkRows(readDelimited(text), { kind, today: '2026-11-21', products: sold });
const reasonOf = (text: string, kind: SubjectKind | null = null) => read(text, kind).bad[0]?.reason;
const subjectOf = (text: string) => {
  const { kind, metadata, objectKey } = read(text).good[0] ?? {};
  return { kind, key: objectKey, ...metadata?.ownersData?.[0], ...metadata?.entityAuto };
};

describe('rows without column names', () => {
  test.each([
    ['7707083893', { kind: 'company', key: 'company:7707083893', inn: '7707083893' }],
    ['1027700132195', { kind: 'company', key: 'company:1027700132195', ogrn: '1027700132195' }],
    ['XTA210990Y2766389', { kind: 'car', key: 'car', vin: 'XTA210990Y2766389' }],
    ['а123вс77', { kind: 'car', key: 'car', plate: 'А123ВС77' }],
    ['77:01:0001001:1024', { kind: 'object', key: '77:01:0001001:1024' }],
    ['г. Москва, ул. Тестовая, д. 1, кв. 5', { kind: 'object', key: 'г. Москва, ул. Тестовая, д. 1, кв. 5' }],
  ])('«%s» is recognised without column names', (text, subject) => {
    expect(subjectOf(text)).toEqual(subject);
  });

  test.each([
    'Тестов Иван Петрович\t31.01.1980\t0010 100001\tМосква',
    'Тестов;Иван;Петрович;31.01.1980;0010100001;77',
    'Тестов Иван Петрович, 1980-01-31, 0010, 100001, 77',
  ])('«%s» is recognised as a person with a passport and a region', (text) => {
    expect(subjectOf(text)).toEqual({
      kind: 'person',
      key: 'person',
      last_name: 'Тестов',
      first_name: 'Иван',
      middle_name: 'Петрович',
      birth_date: '1980-01-31',
      passport_series: '0010',
      passport_number: '100001',
      region: '77',
    });
  });

  test('a leading zero that a spreadsheet dropped from an INN is restored and mentioned', () => {
    const [row] = read('274062111').good;
    expect(row).toMatchObject({ objectKey: 'company:0274062111', note: 'Возвращён ноль в начале ИНН' });
  });
});

describe('columns of a list', () => {
  test('columns are recognised by name in any order, and unknown ones are ignored', () => {
    const text = 'Примечание;ИНН;Дата рождения;ФИО\nпостоянный;500100732259;05.03.1990;Тестова Анна';
    expect(subjectOf(text)).toMatchObject({
      last_name: 'Тестова',
      first_name: 'Анна',
      birth_date: '1990-03-05',
      inn: '500100732259',
    });
  });

  test('a column may name the product of its row', () => {
    const list = read(
      'ФИО;Дата рождения;Отчёт\nТестов Иван;05.03.1990;долги у приставов\nТестов Пётр;05.03.1990;Гадание',
    );
    expect(list.good).toMatchObject([{ line: 2, productId: 'fssp' }]);
    expect(list.bad).toMatchObject([{ line: 3, reason: 'Нет такого отчёта: «Гадание»' }]);
  });

  test('a downloaded file of mistakes can be uploaded again', () => {
    const text = 'Строка;Причина;Столбец 1;Столбец 2\n7;Неправильный ИНН;Тестов Иван;05.03.1990';
    expect(subjectOf(text)).toMatchObject({ kind: 'person', last_name: 'Тестов', birth_date: '1990-03-05' });
  });
});

describe('column names', () => {
  test.each([
    ['ИНН контрагента;Примечание\n7707083893;да', { kind: 'company', inn: '7707083893' }],
    ['ИНН/КПП\n7707083893/773601001', { kind: 'company', inn: '7707083893' }],
    ['VIN-код;№\nXTA210990Y2766389;1', { kind: 'car', vin: 'XTA210990Y2766389' }],
    ['Кадастровый номер объекта\n77:01:0001001:1024', { kind: 'object', key: '77:01:0001001:1024' }],
    [
      'Дата рождения (дд.мм.гггг);ФИО клиента\n31.01.1980;Тестов Иван',
      { kind: 'person', first_name: 'Иван', birth_date: '1980-01-31' },
    ],
  ])('column names are recognised in other wordings: %j', (text, subject) => {
    expect(subjectOf(text)).toMatchObject(subject);
  });

  test('a cell may repeat the name of its number', () => {
    expect(subjectOf('ИНН 7707083893')).toMatchObject({ kind: 'company', inn: '7707083893' });
    expect(subjectOf('VIN: XTA210990Y2766389')).toMatchObject({ kind: 'car', vin: 'XTA210990Y2766389' });
  });
});

describe('reasons of bad rows', () => {
  test.each([
    ['7707083894', 'Неправильный ИНН'],
    ['77070838', 'ИНН может состоять только из 10 или 12 цифр'],
    ['Тестов Иван', 'Дата рождения: обязательное поле'],
    ['Тестов Иван;31.02.1990', 'Дата рождения: невалидная дата'],
    ['Тестов Иван;01.01.2030', 'Дата рождения ещё не наступила'],
    ['Тестов;05.03.1990', 'Имя: обязательное поле'],
    ['XTA210990Y276638Q', 'Введите корректный VIN'],
    ['=HYPERLINK("http://example.com")', 'В ячейке формула: вставьте значение вместо неё'],
    ['9'.repeat(1001), 'Слишком длинная ячейка: больше 1000 знаков'],
    ['Тестов Иван;31/01/1980', 'Дата рождения: невалидная дата'],
    [
      '@SUM(A1);05.03.1990',
      'Непонятно, что проверять: нужен ИНН, VIN, гос. номер, кадастровый номер или ФИО с датой рождения',
    ],
    [
      '???',
      'Непонятно, что проверять: нужен ИНН, VIN, гос. номер, кадастровый номер или ФИО с датой рождения',
    ],
  ])('«%s» is refused with «%s»', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('a repeated row names the line it repeats', () => {
    const list = read('7707083893\n7736050003\n7707 083 893');
    expect(list.good.map(({ line }) => line)).toEqual([1, 2]);
    expect(list.bad).toMatchObject([{ line: 3, reason: 'Повтор строки 1' }]);
  });

  test('a row about a kind of subject this brand does not check is refused', () => {
    const list = read('XTA210990Y2766389', null, soldProducts.slice(0, 2));
    expect(list.bad[0]?.reason).toBe('На этом сайте не проверяют автомобили');
  });

  test('rows are read as the kind chosen for the whole list', () => {
    expect(reasonOf('7707083893', 'car')).toBe('Нужен VIN или гос. номер');
  });
});

test('line numbers stay correct over quoted line breaks, empty lines and Windows line ends', () => {
  const lines = readDelimited('a;"b;\r\nc"\r\n\r\n"say ""hi""";d');
  expect(lines).toEqual([
    { line: 1, cells: ['a', 'b;\r\nc'] },
    { line: 4, cells: ['say "hi"', 'd'] },
  ]);
});
