import type { Finding, FindingChart } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { allDamage } from './all-damage.ts';
import { readDamage } from '../damage-places.ts';
import { withDisputes } from '../disputes.ts';
import { drawPicture } from './report-picture.ts';
import { reportPictures } from './report-pictures.ts';

const finding = (charts: FindingChart[], more: Partial<Finding> = {}): Finding => ({
  level: 'clear',
  code: 'car_something',
  title: 'Что-то',
  text: '',
  source: 'Госавтоинспекция',
  source_date: '2026-11-20',
  key: 'one',
  charts,
  ...more,
});
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const accidents: FindingChart = {
  kind: 'history',
  lane: 'accidents',
  until: '2026-11-20',
  entries: [{ title: 'Столкновение', start: '2020-08-21', level: 'warning' }],
};
const owners: FindingChart = {
  kind: 'history',
  lane: 'owners',
  until: '2026-11-19',
  entries: [{ title: 'Физическое лицо', start: '2015-04-12', end: null }],
};
const noPledge: FindingChart = { kind: 'history', lane: 'pledges', until: '2026-11-20', entries: [] };
const mileage: FindingChart = {
  kind: 'mileage',
  points: [
    { day: '2024-05-02', kilometres: 139_800 },
    { day: '2025-05-02', kilometres: 161_500 },
    { day: '2026-05-02', kilometres: 98_000 },
  ],
};
const picturesOf = (findings: readonly Finding[]) => reportPictures(undefined, findings);
const rowsOf = (charts: FindingChart[]) =>
  picturesOf(charts.map((chart) => finding([chart]))).map((picture) => drawPicture(picture).table.rows);

test('what several registers know of a car is one time line, and a register without records is named as such', () => {
  const [chart, ...others] = picturesOf([
    finding([accidents]),
    finding([noPledge], { source: 'Реестр залогов' }),
    finding([owners]),
  ]);
  expect(others).toEqual([]);
  expect(chart?.title).toBe('История автомобиля');
  expect(plain(chart?.subtitle)).toBe('Госавтоинспекция; Реестр залогов, данные на 20.11.2026');
  expect(plain(chart && drawPicture(chart).summary)).toBe(
    'Владельцы: 1 запись, с 12.04.2015; Аварии: 1 запись, с 21.08.2020; Залог: записей нет. Сведения на 20.11.2026.',
  );
});

test('a car about which no register has a record with a day has no picture', () => {
  expect(picturesOf([finding([noPledge]), finding([])])).toEqual([]);
});

test('the falling part of the mileage is marked and named', () => {
  const [chart] = picturesOf([finding([mileage])]);
  const { picture, legend } = (chart && drawPicture(chart)) ?? {};
  expect(picture?.shapes.filter(({ look }) => look === 'fall')).toHaveLength(1);
  expect(legend?.map(({ title }) => title)).toContain('Пробег уменьшился');
  expect(plain(rowsOf([mileage])[0]?.at(-1)?.join(' '))).toBe('02.05.2026 98 000 км');
});

test('what the staff withdrew is not drawn, and what it corrected stays without its weight', () => {
  const answer = (correction: object) => ({
    key: 'one',
    openedAt: '2026-11-21T10:00:00Z',
    answer: {
      outcome: 'corrected',
      answeredAt: '2026-11-22T10:00:00Z',
      reason: 'Ошибка.',
      correction,
    } as never,
  });
  const drawn = (correction: object) =>
    picturesOf(withDisputes([finding([accidents, mileage])], [answer(correction)]));
  expect(drawn({ kind: 'withdrawn' })).toEqual([]);
  const [history, ...curves] = drawn({ kind: 'changed', level: 'attention', title: 'Авария', text: '' });
  expect(curves).toEqual([]);
  expect(history && drawPicture(history).table.columns).not.toContain('Значение');
});

test('damage is drawn together where there are several accidents', () => {
  const accident = (...codes: string[]) => ({ title: 'Авария', facts: [], damage: codes.map(readDamage) });
  const codesOf = (...records: ReturnType<typeof accident>[]) =>
    allDamage([finding([], { records })]).map(({ code }) => code);
  expect(codesOf(accident('02'))).toEqual([]);
  expect(codesOf(accident('02'), accident())).toEqual([]);
  expect(codesOf(accident('02'), accident('05', '121'))).toEqual(['02', '05', '121']);
});

test('the load is a share of the income, and without an income it is not known', () => {
  const load = (payments_kopecks: number, income_kopecks: number): FindingChart => ({
    kind: 'load',
    payments_kopecks,
    income_kopecks,
  });
  const summaryOf = (chart: FindingChart) => {
    const [picture] = picturesOf([finding([chart])]);
    return plain(picture && drawPicture(picture).summary);
  };
  expect(summaryOf(load(3_000_000, 10_000_000))).toBe('30 % — посильно. Шкала от 0 % до 100 %.');
  expect(summaryOf(load(30_000_000, 10_000_000))).toBe('300 % — почти весь доход. Шкала от 0 % до 100 %.');
  expect(summaryOf(load(3_000_000, 0))).toContain('Значение неизвестно');
});

test('what a finding tells as a whole is drawn by the rule of its records: not of namesakes, nor of what is only likely', () => {
  const match = { kind: 'likely', reason: 'Совпали имя и год рождения' } as const;
  const doubted = finding([accidents, mileage], { records: [{ title: 'Запись', facts: [], match }] });
  const sure = finding([accidents], {
    records: [{ title: 'Запись', facts: [], match: { kind: 'same', reason: 'Совпал VIN' } }],
  });
  expect(picturesOf([doubted])).toEqual([]);
  expect(picturesOf([finding([mileage], { kind: 'namesakes' })])).toEqual([]);
  expect(rowsOf([accidents])).toEqual(picturesOf([sure, doubted]).map((one) => drawPicture(one).table.rows));
});

test('a folded picture says what it comes to', () => {
  const score: FindingChart = {
    kind: 'score',
    title: 'Кредитный рейтинг',
    value: 412,
    from: 1,
    meaning: 'Банки скорее всего откажут.',
    zones: [
      { to: 250, title: 'очень низкий', level: 'danger' },
      { to: 999, title: 'низкий', level: 'warning' },
    ],
  };
  const load: FindingChart = { kind: 'load', payments_kopecks: 3_000_000, income_kopecks: 10_000_000 };
  expect(picturesOf([finding([score, load, accidents, mileage])]).map(({ result }) => plain(result))).toEqual(
    ['412 — низкий', '30 % — посильно', '1 запись', 'в последний раз 98 000 км'],
  );
});

const prices = (...kopecks: number[]): FindingChart => ({
  kind: 'prices',
  prices_kopecks: kopecks,
  lower_kopecks: 88_000_000,
  middle_kopecks: 91_000_000,
  upper_kopecks: 94_000_000,
  mine_kopecks: null,
});

test('prices of similar cars are one picture that says how many there are and where the middle half lies', () => {
  const [chart, ...others] = picturesOf([finding([prices(86_000_000, 91_000_000, 98_000_000)])]);
  expect(others).toEqual([]);
  expect(plain(chart?.result)).toBe('за половину просят от 880 000 ₽ до 940 000 ₽');
  expect(plain(chart?.subtitle)).toBe('3 объявления, Госавтоинспекция, данные на 20.11.2026');
  expect(picturesOf([finding([prices()])])).toEqual([]);
});

test('prices of a finding that the staff took back are drawn no more', () => {
  expect(picturesOf([finding([prices(86_000_000)], { kind: 'withdrawn' })])).toEqual([]);
});
