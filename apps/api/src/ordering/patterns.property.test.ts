import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, WEEK_MS, judgePattern, readPatternLimits, defaultPatternLimits } from './patterns.domain.ts';
import type { PatternLimits, Watched } from './patterns.domain.ts';

const NOW = 1_800_000_000_000;
const person = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const limit = fc.integer({ min: 1, max: 8 });
const limits: fc.Arbitrary<PatternLimits> = fc.record({
  peopleDay: limit,
  peopleWeek: limit,
  samePerson: limit,
  customers: limit,
});
const watched: fc.Arbitrary<Watched> = fc.record({
  now: fc.constant(NOW),
  people: fc.array(person, { minLength: 1, maxLength: 5 }),
  history: fc.array(fc.record({ person, at: fc.integer({ min: NOW - 9 * DAY_MS, max: NOW }) }), {
    maxLength: 20,
  }),
  others: fc.array(fc.tuple(person, fc.integer({ min: 0, max: 10 }))).map((pairs) => new Map(pairs)),
});

describe('a pattern of orders', () => {
  test('is named only with a count above what is allowed', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(watched, limits, (order, allowed) => {
        const seen = judgePattern(order, allowed);
        expect(seen === null || seen.counted > seen.allowed).toBe(true);
      }),
    );
  });

  test('wider limits never find what narrower ones do not', () => {
    fc.assert(
      fc.property(watched, limits, (order, narrow) => {
        const wide = {
          peopleDay: narrow.peopleDay + 3,
          peopleWeek: narrow.peopleWeek + 3,
          samePerson: narrow.samePerson + 3,
          customers: narrow.customers + 3,
        };
        expect(judgePattern(order, narrow) !== null || judgePattern(order, wide) === null).toBe(true);
      }),
    );
  });

  test('more history never makes an order less suspicious', () => {
    fc.assert(
      fc.property(watched, limits, person, (order, allowed, one) => {
        const more = { ...order, history: [...order.history, { person: one, at: NOW }] };
        expect(judgePattern(order, allowed) === null || judgePattern(more, allowed) !== null).toBe(true);
      }),
    );
  });

  test('checks older than seven days do not count', () => {
    fc.assert(
      fc.property(watched, limits, (order, allowed) => {
        const old = order.history.map(({ person: one }) => ({ person: one, at: NOW - WEEK_MS }));
        const without = { ...order, history: [] };
        expect(judgePattern({ ...order, history: old }, allowed)).toEqual(judgePattern(without, allowed));
      }),
    );
  });

  test('an order about nobody is never a pattern', () => {
    fc.assert(
      fc.property(watched, limits, (order, allowed) => {
        expect(judgePattern({ ...order, people: [] }, allowed)).toBeNull();
      }),
    );
  });

  test('the same number of people is ordinary up to the limit and a pattern above it', () => {
    const allowed = { peopleDay: 3, peopleWeek: 9, samePerson: 9, customers: 9 };
    const history = ['a', 'b'].map((one) => ({ person: one, at: NOW - 1000 }));
    const order = { now: NOW, history, others: new Map<string, number>() };
    expect(judgePattern({ ...order, people: ['c'] }, allowed)).toBeNull();
    expect(judgePattern({ ...order, people: ['c', 'd'] }, allowed)).toEqual({
      pattern: 'many_people_day',
      counted: 4,
      allowed: 3,
    });
  });
});

test('limits are changed by configuration, and a mistake is named', () => {
  const mistakes: string[] = [];
  const read = readPatternLimits(
    ['single.peopleDay=3', 'list.nobody=1'],
    defaultPatternLimits.production,
    (sentence) => mistakes.push(sentence),
  );
  expect(read.single.peopleDay).toBe(3);
  expect(read.list).toEqual(defaultPatternLimits.production.list);
  expect(mistakes).toHaveLength(1);
});
