import * as fc from 'fast-check';
import { hostileTexts, hostileValue } from './hostile-values.ts';
import { Learnt } from './learnt.ts';

interface Spoiling {
  /** Which value of the input, from 0 to below 1. */
  readonly place: number;
  readonly way: 'replace' | 'remove' | 'add' | 'repeat';
  readonly value: unknown;
  readonly name: string;
}

/** Mostly nothing or one thing, so that requests get past the first check. */
const spoilings: fc.Arbitrary<readonly Spoiling[]> = fc.oneof(
  { weight: 9, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(spoiling(), { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(spoiling(), { minLength: 2, maxLength: 4 }) },
);

function spoiling(): fc.Arbitrary<Spoiling> {
  return fc.record({
    place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    way: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
    value: hostileValue,
    name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', ''), fc.constantFrom(...hostileTexts)),
  });
}

/** Inputs as they are, and with a few values replaced, removed, added or repeated. */
export const spoiled = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(input, spoilings).map(([value, all]) => {
    let now = value;
    for (const one of all) now = withSpoiling(now, one);
    return now;
  });

function withSpoiling(input: unknown, spoiling: Spoiling): unknown {
  const places = countPlaces(input);
  const now = at(input, { left: Math.floor(spoiling.place * places) }, spoiling);
  return now === GONE ? undefined : now;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Learnt);

function countPlaces(value: unknown): number {
  if (!isTree(value)) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countPlaces(one), 1);
}

const GONE = Symbol('gone');

function at(value: unknown, counter: { left: number }, spoiling: Spoiling): unknown {
  if (counter.left === 0) {
    counter.left -= 1;
    return spoil(value, spoiling);
  }
  counter.left -= 1;
  if (counter.left < 0 || !isTree(value)) return value;
  const parts = Object.entries(value).map(([name, one]) => [name, at(one, counter, spoiling)] as const);
  const left = parts.filter(([, one]) => one !== GONE);
  return Array.isArray(value) ? left.map(([, one]) => one) : Object.fromEntries(left);
}

function spoil(value: unknown, { way, value: hostile, name }: Spoiling): unknown {
  if (way === 'remove') return GONE;
  if (way === 'add' && isTree(value) && !Array.isArray(value)) {
    // `Object.fromEntries` makes `__proto__` a property, as JSON.parse does.
    return Object.fromEntries([...Object.entries(value), [name, hostile]]);
  }
  if (way === 'repeat') return [value, value];
  return hostile;
}
