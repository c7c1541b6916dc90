import { expect, test } from 'vitest';
import { drawChart } from './price-chart.domain.ts';

const point = (label: string, value: number) => ({ label, value });

test('the axis of a price chart has round numbers around all prices', () => {
  const chart = drawChart([point('2024', 201_000), point('2025', 216_000), point('2026', 228_000)]);
  expect(chart?.ticks.map(({ value }) => value)).toEqual([200_000, 210_000, 220_000, 230_000]);
  expect(chart?.points.every(({ y }) => y >= 0 && y <= 1)).toBe(true);
});

test('bounds of prices stay inside the chart', () => {
  const chart = drawChart([{ label: '2026', value: 100, low: 10, high: 400 }]);
  expect(chart?.points[0]?.lowY).toBeLessThanOrEqual(1);
  expect(chart?.points[0]?.highY).toBeGreaterThanOrEqual(0);
});

test('a higher price is drawn higher, and a later one further right', () => {
  const [first, second] = drawChart([point('2025', 100), point('2026', 200)])?.points ?? [];
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(second?.x).toBeGreaterThan(first?.x ?? 1);
});

test.each([[[]], [[point('2026', 150)]], [[point('2025', 150), point('2026', 150)]]])(
  'a price chart can draw few and equal prices: %j',
  (points) => {
    const chart = drawChart(points);
    expect(chart === null).toBe(points.length === 0);
    expect(JSON.stringify(chart)).not.toContain('null}');
    expect(chart?.points.every(({ y }) => Number.isFinite(y)) ?? true).toBe(true);
  },
);

test('a price chart with many points labels the newest and every nth before it', () => {
  const months = Array.from({ length: 12 }, (_, place) => point(String(place + 1), 100 + place));
  const labels = drawChart(months)?.points.filter(({ isLabelled }) => isLabelled);
  expect(labels?.map(({ label }) => label)).toEqual(['3', '6', '9', '12']);
});
