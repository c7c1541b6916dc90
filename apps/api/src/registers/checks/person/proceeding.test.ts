import { expect, test } from 'vitest';
import { readProceeding } from './proceeding.domain.ts';

const row = {
  name: 'ТЕСТОВ ТЕСТ ТЕСТОВИЧ 01.01.1980 Г. МОСКВА',
  exe_production: '00001/20/77010-ИП от 20.01.2020',
  details: 'Судебный приказ',
  subject: 'Взыскание налогов: 7200.50 руб.',
  department: 'ОСП № 1',
  bailiff: 'ПРИМЕРОВ П. П.',
  ip_end: '2021-03-04, 46, 1, 3',
};

test('a row of the data bank gives the person, region, sum and reason it ended', () => {
  expect(readProceeding(row)).toMatchObject({
    person: { last_name: 'ТЕСТОВ', middle_name: 'ТЕСТОВИЧ', birth_date: '1980-01-01', region: '77' },
    number: '00001/20/77010-ИП',
    startedOn: '2020-01-20',
    amount: 720_050,
    ended: { on: '2021-03-04', article: 'ст. 46 ч. 1 п. 3' },
  });
});

test('a case number of another format gives no region', () => {
  expect(readProceeding({ ...row, exe_production: '1-2/3' }).person.region).toBeNull();
});

test.each([
  ['МАМЕДОВ АЛИ ВЕЛИ ОГЛЫ 01.01.1980 Г. БАКУ', 'МАМЕДОВ', 'ВЕЛИ ОГЛЫ', '1980-01-01'],
  ['МАМЕДОВ АЛИ ВЕЛИ ОГЛЫ', 'МАМЕДОВ', 'ВЕЛИ ОГЛЫ', null],
  ['ТЕСТОВ АЛИ 1980-01-01', 'ТЕСТОВ', null, '1980-01-01'],
  ['ТЕСТОВ АЛИ ТЕСТОВИЧ, 1.2.1980', 'ТЕСТОВ', 'ТЕСТОВИЧ', '1980-02-01'],
  ['ТЕСТОВ АЛИ ТЕСТОВИЧ Г. МОСКВА', 'ТЕСТОВ', 'ТЕСТОВИЧ', null],
  ['ТЕСТОВ АЛИ Г. МОСКВА', 'ТЕСТОВ', null, null],
  ['ТЕСТОВ АЛИ', 'ТЕСТОВ', null, null],
])("«%s» is parsed into the person's names and birth date", (name, last_name, middle_name, birth_date) => {
  const { person } = readProceeding({ ...row, name });
  expect(person).toMatchObject({ last_name, first_name: 'АЛИ', middle_name, birth_date });
});
