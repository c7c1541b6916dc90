import { expect, test } from 'vitest';
import { labelsThatFit, type WantedLabel } from './map-labels.domain.ts';

const screen = { width: 300, height: 300 };
const label = (changes: Partial<WantedLabel> = {}): WantedLabel => ({
  text: ':20',
  x: 100,
  y: 100,
  width: 80,
  height: 60,
  ...changes,
});

test('an object too narrow or too low for its number has no label', () => {
  expect(
    labelsThatFit([label(), label({ y: 200, width: 18 }), label({ y: 250, height: 12 })], screen),
  ).toEqual([0]);
});

test('of two labels that would touch the first one stays', () => {
  expect(labelsThatFit([label(), label({ x: 110 }), label({ x: 180 })], screen)).toEqual([0, 2]);
});

test('a label outside of the screen takes no place', () => {
  expect(labelsThatFit([label({ x: -40 }), label({ y: 330 }), label()], screen)).toEqual([2]);
});

test('no more than sixty labels are shown', () => {
  const many = Array.from({ length: 400 }, (_, place) =>
    label({ x: (place % 20) * 30 + 15, y: Math.floor(place / 20) * 20 + 10 }),
  );
  expect(labelsThatFit(many, { width: 600, height: 400 })).toHaveLength(60);
});
