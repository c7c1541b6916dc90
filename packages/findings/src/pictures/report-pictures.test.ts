import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { expect, test } from 'vitest';
import { accounts, company, debt, findingOf, lawsuit, person, tie } from './plots.fixtures.ts';
import { drawPicture } from './report-picture.ts';
import { reportPictures } from './report-pictures.ts';

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const pictureOf = (subject: Subject, findings: readonly Finding[], key: string) => {
  const found = reportPictures(subject, findings).find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no picture ${key}`);
  return found;
};
const rowsOf = (...[subject, findings, key]: Parameters<typeof pictureOf>): string[] =>
  drawPicture(pictureOf(subject, findings, key)).table.rows.map((row) => plain(row.join(' | ')));

test('without data there is no picture', () => {
  const bare: Finding = { ...findingOf([]), records: [{ title: 'Запись', facts: [] }] };
  expect(reportPictures(person, [bare])).toEqual([]);
  expect(reportPictures(company, [])).toEqual([]);
  expect(reportPictures(person, [findingOf([debt({ amount_kopecks: null })])])).toEqual([]);
});

test("records that are only likely the subject's are not drawn with those known for certain", () => {
  const match = { kind: 'likely', reason: 'Совпали имя и год рождения' } as const;
  const sure = findingOf([debt(), debt({ since: '2020-02-12' })]);
  const doubted = {
    ...sure,
    records: (sure.records ?? []).map((record) => Object.assign({ match }, record)),
  };
  expect(reportPictures(person, [doubted])).toEqual([]);
  expect(rowsOf(person, [sure, doubted], 'debts-by-year')).toEqual(rowsOf(person, [sure], 'debts-by-year'));
});

test('debts are summed by year and by what they are for, the closed ones apart, with a bar of 0 for a quiet year', () => {
  const findings = [
    findingOf([
      debt(),
      debt({ amount_kopecks: 100_000, since: '2021-06-01', about: 'fines' }),
      debt({ amount_kopecks: 50_000, since: '2023-09-09', is_open: false, about: 'fines' }),
      debt({ amount_kopecks: null }),
    ]),
    findingOf([debt({ amount_kopecks: 700_000, since: null, about: 'taxes' })]),
  ];
  expect(rowsOf(person, findings, 'debts-by-year')).toEqual([
    '2021 | 1 000 ₽ | 0 ₽',
    '2022 | 0 ₽ | 0 ₽',
    '2023 | 912 400 ₽ | 500 ₽',
    'год не назван | 7 000 ₽ | 0 ₽',
  ]);
  expect(rowsOf(person, findings, 'debts-by-kind')).toEqual([
    'Кредиты и займы | 912 400 ₽ | 0 ₽',
    'Налоги и взносы | 7 000 ₽ | 0 ₽',
    'Штрафы | 1 000 ₽ | 500 ₽',
  ]);
  const { result, subtitle } = pictureOf(person, findings, 'debts-by-year');
  expect(plain(result)).toBe('не погашено 920 400 ₽, 3 долга');
  expect(subtitle).toBe('Сведения на 20.11.2026, без суммы: 1');
});

test('a single year is told by its record and drawn as no picture', () => {
  const keysOf = (of: Subject, findings: readonly Finding[]) =>
    reportPictures(of, findings).map(({ key }) => key);
  expect(keysOf(person, [findingOf([debt(), debt()])])).not.toContain('debts-by-year');
  expect(keysOf(company, [findingOf([accounts(2025)])])).toEqual([]);
  expect(keysOf(company, [findingOf([accounts(2025), accounts(2024, { staff: null })])])).toEqual([
    'accounts',
  ]);
});

test('records of namesakes and withdrawn findings are in no picture', () => {
  for (const kind of ['namesakes', 'withdrawn'] as const) {
    const findings = [findingOf([debt(), lawsuit(), tie('ООО «Чужое»')], { kind })];
    expect(reportPictures(person, findings)).toEqual([]);
  }
});

test('cases of a person stand in a row for each role, the gravest first, and open ones go on', () => {
  const findings = [
    findingOf([
      lawsuit({ side: 'claimant', until: null }),
      lawsuit({ side: 'accused', since: '2024-02-12', until: '2024-06-20' }),
      { kind: 'case', side: 'defendant', since: '2020-01-01' },
    ]),
  ];
  const picture = pictureOf(person, findings, 'courts');
  expect(picture.result).toBe('обвиняемый: 1 дело');
  expect(picture.kind === 'time-line' && picture.data.lanes.map(({ title }) => title)).toEqual([
    'Обвиняемый',
    'Ответчик или должник',
    'Истец',
  ]);
  expect(rowsOf(person, findings, 'courts')).toEqual([
    '12.02.2024 | 20.06.2024 | Обвиняемый | Запись 2',
    '01.03.2022 | продолжается | Истец | Запись 1',
    '01.01.2020 | — | Ответчик или должник | Запись 3',
  ]);
});

test('two companies at one address share its box, and a former role says so', () => {
  const findings = [
    findingOf([
      tie('ООО «Один»', { address: 'г. Тестовск, д. 1' }),
      tie('ООО «Один»', { as: 'manager', share_percent: null, address: 'г. Тестовск, д. 1' }),
      tie('ООО «Другой»', { share_percent: 34, address: 'г. Тестовск, д. 1' }),
      tie('ООО «Прошлое»', { as: 'manager', share_percent: null, until: '2023-09-01' }),
    ]),
  ];
  expect(pictureOf(person, findings, 'ties').result).toBe('3 компании, есть общий адрес');
  expect(rowsOf(person, findings, 'ties')).toEqual([
    'Образцов Пётр Ильич | 60 % | ООО «Один» (участник, руководитель)',
    'ООО «Один» (участник, руководитель) | — | г. Тестовск, д. 1 (адрес)',
    'Образцов Пётр Ильич | 34 % | ООО «Другой» (участник)',
    'ООО «Другой» (участник) | — | г. Тестовск, д. 1 (адрес)',
    'Образцов Пётр Ильич | — | ООО «Прошлое» (руководитель до 2023 года)',
  ]);
});

test('a year without accounts is a gap, and a loss is below zero', () => {
  const findings = [
    findingOf([
      accounts(2025),
      accounts(2023, { profit_kopecks: -300_000_000, staff: null }),
      accounts(2022),
    ]),
  ];
  expect(rowsOf(company, findings, 'accounts')).toEqual([
    '2022 | 71 595 000 ₽ | 11 455 000 ₽',
    expect.stringMatching(/^2023 \| 71 595 000 ₽ \| .3 000 000 ₽$/u),
    '2024 | нет данных | нет данных',
    '2025 | 71 595 000 ₽ | 11 455 000 ₽',
  ]);
  expect(rowsOf(company, findings, 'staff')).toEqual([
    '2022 | 40 работников',
    '2023 | нет данных',
    '2024 | нет данных',
    '2025 | 40 работников',
  ]);
});

test('a company shows its present owners and managers with shares, and former ones among its changes', () => {
  const findings = [
    findingOf([
      tie('Образцов Пётр'),
      tie('Образцов Пётр', { as: 'manager', position: 'Генеральный директор', share_percent: null }),
      tie('Прежнев Иван', { as: 'manager', share_percent: null, until: '2021-06-14' }),
      { kind: 'period', of: 'registration', since: '2018-04-10', until: null },
    ]),
  ];
  expect(rowsOf(company, findings, 'owners')).toEqual([
    'Образцов Пётр (участник, генеральный директор) | 60 % | ООО «Полный Набор»',
  ]);
  const changes = pictureOf(company, findings, 'changes');
  expect(changes.result).toBe('1 смена');
  expect(
    changes.kind === 'time-line' && changes.data.lanes.map(({ title, entries }) => [title, entries.length]),
  ).toEqual([
    ['Компания в реестре', 1],
    ['Руководители', 2],
    ['Участники', 1],
  ]);
});

test('cases of a company are counted by year and side', () => {
  const findings = [
    findingOf([lawsuit({ since: '2024-01-01' }), lawsuit({ side: 'claimant', since: '2025-05-05' })]),
  ];
  expect(rowsOf(company, findings, 'courts')).toEqual(['2024 | 1 дело | 0 дел', '2025 | 0 дел | 1 дело']);
});
