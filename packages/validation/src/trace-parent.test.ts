import { expect, test } from 'vitest';
import { readTraceParent, traceIdOf } from './trace-parent.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trace parent of W3C is taken as it is, and its trace is known', () => {
  const given = `00-${id}-00f067aa0ba902b7-01`;
  expect(readTraceParent(given)).toBe(given);
  expect(traceIdOf(given)).toBe(id);
});

test.each([
  undefined,
  '',
  ['00'],
  `01-${id}-00f067aa0ba902b7-01`,
  `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `00-${id}-00f067aa0ba902b7-01\nINFO`,
  'testov@example.com',
])('%j is no trace parent', (given) => {
  expect(readTraceParent(given)).toBeNull();
});
