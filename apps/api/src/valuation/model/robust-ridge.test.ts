import { expect, test } from 'vitest';
import { createChance } from '../../../test/invented-market.ts';
import { createPlaces, huberWeight, predicted, solveRidge } from './robust-ridge.domain.ts';

const chance = createChance(3);
const points = Array.from({ length: 3000 }, () => ({ x: chance() * 2 - 1, z: chance() * 2 - 1 }));

test('coefficients of thousands of observations are those they were made with', () => {
  const { place, observe } = createPlaces();
  const observed = points.map(({ x, z }) =>
    observe([
      { name: 'x', value: x },
      { name: 'z', value: z },
    ]),
  );
  const targets = Float64Array.from(points, ({ x, z }) => 11.5 + 0.3 * x - 0.2 * z);
  const solved = solveRidge(observed, place.size, targets, new Float64Array(points.length).fill(1));
  expect(solved[place.get('constant') ?? -1]).toBeCloseTo(11.5, 3);
  expect(solved[place.get('x') ?? -1]).toBeCloseTo(0.3, 3);
  expect(solved[place.get('z') ?? -1]).toBeCloseTo(-0.2, 3);
});

test('a small regression is the one solved by hand', () => {
  // Two observations of one term with a ridge of 0.5: (1 + 1 + 0.5) b = 0.4 + 0.6 after the constant, which is fixed at 0 by weights.
  const { place, observe } = createPlaces();
  const rows = [observe([{ name: 'a', value: 1 }]), observe([{ name: 'a', value: -1 }])];
  const solved = solveRidge(rows, place.size, Float64Array.from([0.5, -0.5]), Float64Array.from([1, 1]));
  expect(solved[1]).toBeCloseTo(1 / 2.5, 6);
  expect(solved[0]).toBeCloseTo(0, 6);
  const [first] = rows;
  expect(first === undefined ? 0 : predicted(first, solved)).toBeCloseTo(0.4, 6);
});

test('a term that occurs once is drawn to nought', () => {
  const { place, observe } = createPlaces();
  const rows = [...points.map(() => observe([])), observe([{ name: 'rare', value: 1 }])];
  const targets = new Float64Array(rows.length);
  targets[rows.length - 1] = 0.9;
  const solved = solveRidge(rows, place.size, targets, new Float64Array(rows.length).fill(1));
  expect(solved[place.get('rare') ?? -1]).toBeCloseTo(0.6, 2);
});

test('what lies far beyond its scale counts less and less, what lies within counts wholly', () => {
  expect(huberWeight(0.05, 0.05)).toBe(1);
  expect(huberWeight(0.5, 0.05)).toBeCloseTo(0.1345, 4);
  expect(huberWeight(-5, 0.05)).toBeCloseTo(0.013_45, 5);
});
