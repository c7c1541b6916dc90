import { kopecks } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { momentsFrom, stepAt, stepsAfter, withStep, withoutStep } from './price-times.domain.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const step = (changeId: string | null, startsAt: Date | null, price: number) => ({
  changeId,
  startsAt,
  price: kopecks(price),
  enabled: true,
});
const price = { steps: [step(null, null, 499), step('a', day(10), 399), step('b', day(20), 299)] };

describe('a price over time', () => {
  test.each([
    ['long before the first change', day(1), 499],
    ['a moment before a change', new Date(day(10).getTime() - 1), 499],
    ['the moment of a change', day(10), 399],
    ['between two changes', day(15), 399],
    ['after the last change', day(28), 299],
  ])('%s', (_when, at, expected) => {
    expect(stepAt(price, at)?.price).toBe(expected);
  });

  test('a price is nothing before its component begins', () => {
    expect(stepAt({ steps: [step(null, day(10), 499)] }, day(9))).toBeUndefined();
  });

  test('the changes to come are those that have not begun', () => {
    expect(stepsAfter(price, day(10)).map(({ changeId }) => changeId)).toEqual(['b']);
    expect(momentsFrom([price], day(15))).toEqual([day(15), day(20)]);
  });

  test('a change is put between others by its moment, and taken out again', () => {
    const more = withStep(price, step('c', day(15), 350));
    expect(more.steps.map(({ changeId }) => changeId)).toEqual([null, 'a', 'c', 'b']);
    expect(withoutStep(more, 'c')).toEqual(price);
  });
});
