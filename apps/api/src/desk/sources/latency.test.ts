import { expect, test } from 'vitest';
import { latencyAt } from './latency.domain.ts';

const of = (...counts: number[]) => [...counts, ...Array.from({ length: 10 - counts.length }, () => 0)];

test('half and nineteen of twenty answers came within the bound of their step', () => {
  const steps = of(0, 10, 5, 4, 1);
  expect(latencyAt(steps, 0.5)).toBe(100);
  expect(latencyAt(steps, 0.95)).toBe(500);
  expect(latencyAt(steps, 1)).toBe(1000);
});

test('without answers there is no latency, and one beyond all steps is below a minute', () => {
  expect(latencyAt(of(), 0.5)).toBeNull();
  expect(latencyAt([0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0.5)).toBe(60_000);
});
