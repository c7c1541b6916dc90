import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawPlan, planHeight, planWidth, type PlanRing } from './plan/plan.domain.ts';
import { Plan } from './plan/plan.tsx';
import { drawTimeline, lastedWords } from './timeline/timeline.domain.ts';

const square = (size: number): PlanRing =>
  [
    [0, 0],
    [0, size],
    [size, size],
    [size, 0],
    [0, 0],
  ].map(([east = 0, north = 0]) => ({ east, north }));

describe('plans', () => {
  test('a plan has north at the top', () => {
    const ring = [
      { east: 0, north: 0 },
      { east: 0, north: 100 },
    ];
    const [, low = '', high = ''] =
      /M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)/.exec(drawPlan([ring], [])?.outlinePath ?? '') ?? [];
    expect(Number(high)).toBeLessThan(Number(low));
  });

  test('a ring that returns to its start is closed, a pipe stays a line', () => {
    expect(drawPlan([square(10)], [])?.outlinePath).toMatch(/Z$/);
    expect(drawPlan([square(10).slice(0, 3)], [])?.outlinePath).not.toMatch(/Z$/);
  });

  test('the scale bar of a plan has a round length in the true scale', () => {
    const drawing = drawPlan([square(50)], []);
    expect(drawing?.bar.metres).toBe(10);
    // 50 m fill the height less both margins; the bar is measured against the width.
    const metresInWidth = (planWidth / (planHeight - 56)) * 50;
    expect(drawing?.bar.share).toBeCloseTo(10 / metresInWidth, 5);
  });

  test('units of a distorting projection are converted to metres', () => {
    expect(drawPlan([square(50)], [], 0.5)?.widthMetres).toBe(25);
  });

  test('no plan is drawn from fewer than two points', () => {
    expect(drawPlan([], [])).toBeNull();
    expect(drawPlan([[{ east: 1, north: 1 }]], [])).toBeNull();
  });

  test("a plan's size is also stated in words", () => {
    renderWithPlatform(<Plan outline={[square(50)]} caption="По координатам выписки." />);
    const picture = screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
    expect(picture).toBe(
      'План границ, север вверху. Размер с запада на восток 50 м, с юга на север 50 м, точек границы: 4.',
    );
  });
});

describe('timelines', () => {
  test("bars of a timeline follow one another, and the last one ends at the document's date", () => {
    const { bars } = drawTimeline(
      [
        { start: '2005-01-01', end: '2015-01-01' },
        { start: '2015-01-01', end: null },
      ],
      '2024-12-31',
    );
    expect(bars[0]?.to).toBe(bars[1]?.from);
    expect(bars[1]?.to).toBeCloseTo(1, 2);
  });

  test('years of a timeline are sparse enough for a phone', () => {
    const { ticks } = drawTimeline([{ start: '1998-03-01', end: null }], '2026-11-20');
    expect(ticks.map(({ title }) => title)).toEqual(['1990', '2000', '2010', '2020', '2030']);
  });

  test.each([
    ['2026-01-01', '2026-03-20', '78 дн.'],
    ['2025-06-17', '2025-11-24', '5 мес.'],
    ['2011-08-30', '2019-05-14', '7 лет 8 мес.'],
    ['2019-05-14', '2024-03-23', '4 г. 10 мес.'],
  ])('a period from %s to %s lasts %s', (start, end, words) => {
    expect(lastedWords(start, end)).toBe(words);
  });
});
