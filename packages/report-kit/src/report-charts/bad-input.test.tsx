import { ChartFigure } from '@proverka/charts/chart-figure';
import type { FindingChart } from '@proverka/contract/finding';
import { loanCharts } from '@proverka/findings/loan-charts';
import { reportCharts } from '@proverka/findings/report-charts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleFinding } from '../example-findings.ts';

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

const bad: readonly (readonly [when: string, charts: FindingChart[]])[] = [
  ['five hundred owners with names of 200 characters', [owners(500)]],
  ['2 000 accidents beside one owner', [accidents(2000), owners(1)]],
  [
    'a period that ends before it begins',
    [{ ...owners(1), entries: [{ title: long, start: until, end: '1999-01-01' }] } as FindingChart],
  ],
  [
    'an accident of the year 1900',
    [accidents(1), { ...accidents(1), entries: [{ title: long, start: '1900-01-01' }] } as FindingChart],
  ],
  ['a mileage a thousand times the others', [mileage([48_000, 71_000, 97_000_000, 121_000])]],
  ['the same mileage at every inspection', [mileage([0, 0, 0])]],
  [
    '2 000 inspections that all fall',
    [mileage(Array.from({ length: 2000 }, (_, place) => 2_000_000 - place))],
  ],
  ['a mileage below zero', [mileage([-5000, 12_000])]],
  ['2 000 months of payments', [payments(2000)]],
  ['a loan without a month', [payments(0)]],
  ['a score above its scale', [score(12_000)]],
  ['a score below its scale', [score(-40)]],
  ['payments a thousand times the income', [load(900_000_000, 900_000)]],
  ['payments and an income below zero', [load(-5000, -100)]],
  ['no payments', [load(0, 4_500_000)]],
];

describe('a picture of bad input', () => {
  test.each(bad)('%s: at most 15 KB of HTML, every number finite, every text inside', (_when, charts) => {
    const findings = charts.map((one) => exampleFinding({ charts: [one] }));
    for (const { title, source, draw } of [...reportCharts(findings), ...loanCharts(findings).charts]) {
      const drawing = draw();
      const html = renderToStaticMarkup(<ChartFigure title={title} subtitle={source} drawing={drawing} />);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000);
      expect(html).not.toMatch(/NaN|Infinity|undefined/u);
      for (const shape of drawing.picture?.shapes ?? []) {
        if (shape.kind !== 'text') continue;
        expect(shape.x).toBeGreaterThanOrEqual(0);
        expect(shape.x).toBeLessThanOrEqual(drawing.picture?.width ?? 0);
        expect(shape.text.length).toBeLessThanOrEqual(72);
      }
    }
  });

  test('hundreds of loans leave the worst paid ones in the picture, and the rest is counted', () => {
    const loans = Array.from({ length: 300 }, (_, place) => payments(place === 299 ? 8 : 1 + (place % 6)));
    const { charts, note } = loanCharts(loans.map((one) => exampleFinding({ charts: [one] })));
    expect(charts).toHaveLength(12);
    expect(note).toBe('Показаны 12 кредитов из 300, сначала те, что платили хуже.');
  });
});
