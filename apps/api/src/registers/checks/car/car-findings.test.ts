import { presentFindings } from '@proverka/findings/present-findings';
import { describe, expect, test } from 'vitest';
import type { Check } from '../../check.ts';
import { accidentsCheck } from './accidents.ts';
import { diagnosticCheck } from './diagnostic.ts';
import { restrictionsCheck } from './restrictions.ts';
import { carWantedCheck } from './wanted.ts';

const asOf = '2026-11-20';
const findingsOf = (check: Check, data: unknown) =>
  check.findings({ data, asOf, asked: null }, { ownersData: [{ vin: 'X0T00000000000001' }] });
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const factsIn = (check: Check, data: unknown) =>
  findingsOf(check, data).flatMap(({ records = [] }) =>
    records.map(({ facts }) => Object.fromEntries(facts.map(({ name, value }) => [name, plain(value)]))),
  );

describe('the search for a stolen car', () => {
  test('names the region that started it, and the day as people write it', () => {
    const record = {
      w_reg_inic: 'Тестовая область',
      w_model: 'ВАЗ21102',
      w_data_pu: '2005-08-09T00:00:00',
      w_god_vyp: '1999',
    };
    expect(
      factsIn(carWantedCheck, { records: [record, { ...record, w_data_pu: 'давно', w_god_vyp: null }] }),
    ).toEqual([
      {
        'Регион инициатора розыска': 'Тестовая область',
        'Поставлен на учёт': '09.08.2005',
        'Год выпуска': '1999',
      },
      { 'Регион инициатора розыска': 'Тестовая область', 'Поставлен на учёт': 'давно' },
    ]);
  });
});

describe('bans on registration', () => {
  const ban = {
    regname: 'Тестовая область',
    gid: '00#FF000001',
    dateogr: '26.07.2016T00:00:00.000+03:00',
    ogrkod: 1,
    divtype: 2,
    tsmodel: 'ЛАДА',
  };

  test('name kind, office and proceeding, and no official', () => {
    const osnOgr = 'Документ: 12345/16/77010-ИП от 20.07.2016, ТЕСТОВ ИВАН ПЕТРОВИЧ, СПИ: 10000';
    const [record] = findingsOf(restrictionsCheck, { records: [{ ...ban, osnOgr }] })[0]?.records ?? [];
    expect(record?.title).toBe('Запрет на регистрационные действия');
    expect(factsIn(restrictionsCheck, { records: [{ ...ban, osnOgr }] })).toEqual([
      {
        Наложено: '26.07.2016',
        'Кем наложено': 'судебный пристав',
        'Регион инициатора': 'Тестовая область',
        'Исполнительное производство': '12345/16/77010-ИП от 20.07.2016',
        'Номер записи': '00#FF000001',
      },
    ]);
  });

  test.each([
    [2, 1, 'Запрет на снятие с учёта', 'судебные органы'],
    ['3', '3', 'Запрет на регистрационные действия и прохождение осмотра', 'таможенные органы'],
    [
      1,
      7,
      'Запрет на регистрационные действия',
      'органы внутренних дел или другие правоохранительные органы (прочие)',
    ],
    [9, 0, 'Ограничение, код ГИБДД 9', undefined],
    [1, 11, 'Запрет на регистрационные действия', 'код ГИБДД 11'],
  ])('the codes %s and %s are «%s» by «%s»', (ogrkod, divtype, title, by) => {
    const data = { records: [{ ...ban, ogrkod, divtype }] };
    expect(findingsOf(restrictionsCheck, data)).toMatchObject([
      { level: 'danger', code: 'car_restrict_found', records: [{ title }] },
    ]);
    expect(factsIn(restrictionsCheck, data)[0]?.['Кем наложено']).toBe(by);
  });

  test.each([4, 5, '4'])('the code %s is the end of the registration and nothing to wait for', (ogrkod) => {
    const [finding] = findingsOf(restrictionsCheck, { records: [ban, { ...ban, ogrkod }] });
    expect(finding?.code).toBe('car_restrict_ended');
    expect(finding?.text).not.toContain('Пока ограничение не снято');
  });
});

describe('accidents', () => {
  const accident = {
    AccidentDateTime: '30.05.2015 18:15',
    AccidentType: 'Столкновение',
    RegionName: 'Тестовая область',
    AccidentNumber: '730000001',
    VehicleDamageState: 'Повреждено',
    DamagePoints: ['04', '210'],
  };

  test('name the damaged places instead of numbers', () => {
    expect(findingsOf(accidentsCheck, { Accidents: [accident] })).toMatchObject([
      {
        level: 'warning',
        records: [
          {
            damage: [
              { code: '04', place: 'задняя часть справа', degree: null },
              { code: '210', place: 'переднее правое крыло', degree: 'shape' },
            ],
          },
        ],
      },
    ]);
    expect(factsIn(accidentsCheck, { Accidents: [accident] })).toEqual([
      {
        Регион: 'Тестовая область',
        'Состояние после аварии': 'Повреждено',
        'Номер происшествия': '730000001',
      },
    ]);
  });

  test('without places have no drawing and no empty rows', () => {
    const bare = { ...accident, DamagePoints: [], VehicleDamageState: ' ', AccidentPlace: null };
    const [record] = findingsOf(accidentsCheck, { Accidents: [bare] })[0]?.records ?? [];
    expect(record).not.toHaveProperty('damage');
    expect(record?.facts.map(({ name }) => name)).toEqual(['Регион', 'Номер происшествия']);
  });

  test.each(['11', '15', '20'])('with the place %s are danger, counted apart and first', (code) => {
    const all = [...Array.from({ length: 4 }, () => accident), { ...accident, DamagePoints: ['01', code] }];
    const [finding] = findingsOf(accidentsCheck, { Accidents: all });
    expect(finding).toMatchObject({ level: 'danger', code: 'car_dtp_ruinous' });
    expect(plain(finding?.title)).toBe('Кузов деформирован, горел или повреждён VIN: 1 авария');
    expect(plain(finding?.text)).toMatch(/^Всего 5 аварий/u);
    const [shown] = presentFindings(finding ? [{ ...finding, source: '', source_date: null }] : []).findings;
    expect(shown?.first[0]?.level).toBe('danger');
  });
});

describe('mileage', () => {
  const card = (dcDate: string, odometerValue: string | null) => ({
    dcNumber: dcDate,
    dcDate,
    dcExpirationDate: '2027-01-01',
    odometerValue,
  });
  const cardsOf = (...cards: ReturnType<typeof card>[]) => ({
    diagnosticCards: [{ ...cards[0], previousDcs: cards.slice(1) }],
  });

  test('that fell is told with both readings, whose cards come first', () => {
    const data = cardsOf(
      card('2026-05-01', '120000'),
      card('2025-05-01', '98000'),
      card('2024-05-01', '161 500'),
      card('2023-05-01', '150000'),
    );
    const [finding] = findingsOf(diagnosticCheck, data);
    expect(finding).toMatchObject({ level: 'warning', code: 'car_diagnostic_mileage' });
    expect(plain(finding?.text)).toMatch(/^С 161 500 км на 01\.05\.2024 до 98 000 км на 01\.05\.2025\./u);
    expect(finding?.records?.map(({ title, level }) => [title, level])).toEqual([
      ['Карта № 2026-05-01', 'clear'],
      ['Карта № 2025-05-01', 'warning'],
      ['Карта № 2024-05-01', 'warning'],
      ['Карта № 2023-05-01', 'clear'],
    ]);
  });

  test.each([
    [cardsOf(card('2026-05-01', '120000'), card('2025-05-01', '98000')), 'растёт от осмотра к осмотру'],
    [cardsOf(card('2026-05-01', '120000'), card('2025-05-01', '0')), 'сравнить его не с чем'],
    [cardsOf(card('2026-05-01', null)), 'сравнить его не с чем'],
  ])('%o says of it «%s»', (data, words) => {
    const [finding] = findingsOf(diagnosticCheck, data);
    expect(finding?.level).toBe('clear');
    expect(plain(finding?.text)).toContain(words);
    expect(finding?.records?.every(({ level }) => level === undefined)).toBe(true);
  });

  test('has its unit, and what is no number is shown as received', () => {
    const mileageOf = (value: string | null) =>
      factsIn(diagnosticCheck, cardsOf(card('2026-05-01', value)))[0]?.['Пробег'];
    expect(['120000', '120 000 миль', 'не читается', '0', null].map(mileageOf)).toEqual([
      '120 000 км',
      '120 000 км',
      'не читается',
      undefined,
      undefined,
    ]);
  });
});
