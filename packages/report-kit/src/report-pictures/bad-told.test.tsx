import type { FindingChart } from '@proverka/contract/finding';
import { readDamage } from '@proverka/findings/damage-places';
import { loanPictures } from '@proverka/findings/pictures/loan-pictures';
import { drawPicture } from '@proverka/findings/pictures/report-picture';
import { reportPictures } from '@proverka/findings/pictures/report-pictures';
import { describe, expect, test } from 'vitest';
import { exampleFinding } from '../example-findings.ts';
import { mostBytes, pictureMarkups } from './picture-markups.tsx';

const long = 'Общество с ограниченной ответственностью «Образец и партнёры» '.repeat(4).slice(0, 200);
const until = '2026-11-20';
const day = (place: number): string => new Date(Date.UTC(2000, 0, 1 + place * 4)).toISOString().slice(0, 10);

const owners = (count: number, title = long): FindingChart => ({
  kind: 'history',
  lane: 'owners',
  until,
  entries: Array.from({ length: count }, (_, place) => ({
    title,
    start: day(place),
    end: place === count - 1 ? null : day(place + 1),
  })),
});
const accidents = (count: number): FindingChart => ({
  kind: 'history',
  lane: 'accidents',
  until,
  entries: Array.from({ length: count }, (_, place) => ({ title: long, start: day(place), level: 'danger' })),
});
const mileage = (kilometres: readonly number[]): FindingChart => ({
  kind: 'mileage',
  points: kilometres.map((value, place) => ({ day: day(place * 90), kilometres: value })),
});
const payments = (count: number): FindingChart => ({
  kind: 'payments',
  title: long,
  first: '1860-01',
  states: Array.from({ length: count }, (_, place) => (place % 7 === 0 ? 'late_more' : 'paid')),
});
const score = (value: number, title = long): FindingChart => ({
  kind: 'score',
  title,
  value,
  from: 1,
  meaning: long,
  zones: [
    { to: 250, title, level: 'danger' },
    { to: 999, title, level: 'clear' },
  ],
});
const load = (payments_kopecks: number, income_kopecks: number): FindingChart => ({
  kind: 'load',
  payments_kopecks,
  income_kopecks,
});

const prices = (rubles: readonly number[], mine: number | null = null): FindingChart => ({
  kind: 'prices',
  prices_kopecks: rubles.map((one) => one * 100),
  lower_kopecks: Math.min(...rubles) * 100,
  middle_kopecks: (rubles[0] ?? 0) * 100,
  upper_kopecks: Math.max(...rubles) * 100,
  mine_kopecks: mine === null ? null : mine * 100,
});

const history = 'История автомобиля';
const similar = 'Цены похожих автомобилей';
const curve = 'Пробег по осмотрам';
const calendar = 'Платежи по месяцам';
const income = 'Платежи по кредитам и доход';

const bad: readonly (readonly [when: string, charts: FindingChart[], title: string])[] = [
  ['five hundred owners with names of 200 characters', [owners(500)], history],
  ['2 000 accidents beside one owner', [accidents(2000), owners(1)], history],
  [
    'a period that ends before it begins',
    [{ ...owners(1), entries: [{ title: long, start: until, end: '1999-01-01' }] } as FindingChart],
    history,
  ],
  [
    'an accident of the year 1900',
    [accidents(1), { ...accidents(1), entries: [{ title: long, start: '1900-01-01' }] } as FindingChart],
    history,
  ],
  ['a mileage a thousand times the others', [mileage([48_000, 71_000, 97_000_000, 121_000])], curve],
  ['the same mileage at every inspection', [mileage([0, 0, 0])], curve],
  [
    '2 000 inspections that all fall',
    [mileage(Array.from({ length: 2000 }, (_, place) => 2_000_000 - place))],
    curve,
  ],
  ['a mileage below zero', [mileage([-5000, 12_000])], curve],
  ['2 000 months of payments', [payments(2000)], calendar],
  ['a loan without a month', [payments(0)], calendar],
  ['a score above its scale', [score(12_000)], long],
  ['a score below its scale', [score(-40)], long],
  ['payments a thousand times the income', [load(900_000_000, 900_000)], income],
  ['payments and an income below zero', [load(-5000, -100)], income],
  ['no payments', [load(0, 4_500_000)], income],
  ['one price', [prices([900_000])], similar],
  [
    'five hundred prices',
    [prices(Array.from({ length: 500 }, (_, place) => 400_000 + place * 1777))],
    similar,
  ],
  ['a price a thousand times the others', [prices([900_000, 950_000, 900_000_000])], similar],
  ['prices below zero and of nothing', [prices([-900_000, 0, 900_000])], similar],
  ['an own price far above all', [prices([900_000, 950_000], 90_000_000_000)], similar],
];

describe('a picture of bad input', () => {
  test.each(bad)('%s: it is there, of at most 15 KB, every number finite', (_when, charts, title) => {
    const markups = pictureMarkups(
      undefined,
      charts.map((one) => exampleFinding({ charts: [one] })),
    );
    expect([...markups.keys()]).toEqual([title]);
    const markup = markups.get(title) ?? '';
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(mostBytes);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/u);
  });

  test.each(bad)('%s: every text is short and inside', (_when, charts) => {
    const findings = charts.map((one) => exampleFinding({ charts: [one] }));
    for (const picture of [...reportPictures(undefined, findings), ...loanPictures(findings).pictures]) {
      const { picture: drawn } = drawPicture(picture);
      for (const shape of drawn?.shapes ?? []) {
        if (shape.kind !== 'text') continue;
        expect(shape.x).toBeGreaterThanOrEqual(0);
        expect(shape.x).toBeLessThanOrEqual(drawn?.width ?? 0);
        expect(shape.text.length).toBeLessThanOrEqual(72);
      }
    }
  });

  test('damage of five hundred accidents to every place of a car is one picture of at most 15 KB', () => {
    const places = ['02', '05', '08', '110', '111', '121', '220', '221', '230', '310'];
    const records = Array.from({ length: 500 }, (_, place) => ({
      title: long,
      facts: [],
      damage: [readDamage(places[place % places.length] ?? ''), readDamage(`нет такого места ${place}`)],
    }));
    const markups = pictureMarkups(undefined, [exampleFinding({ records })]);
    expect([...markups.keys()]).toEqual(['Повреждения во всех авариях']);
    expect(Buffer.byteLength([...markups.values()].join(''))).toBeLessThanOrEqual(mostBytes);
  });

  test('hundreds of loans leave the worst paid ones in the picture, and the rest is counted', () => {
    const loans = Array.from({ length: 300 }, (_, place) => payments(place === 299 ? 8 : 1 + (place % 6)));
    const { pictures, note } = loanPictures(loans.map((one) => exampleFinding({ charts: [one] })));
    expect(pictures).toHaveLength(12);
    expect(note).toBe('Показаны 12 кредитов из 300, сначала те, что платили хуже.');
  });
});
