import { expect, test } from 'vitest';
import { needsBrowser, needsOf } from './part-needs.ts';

const only = (wanted: string) => (part: string) => part === wanted;
const programsOf = (isWanted: (part: string) => boolean) =>
  needsOf(isWanted, 'tmp').programs?.map(({ name }) => name);

test('a whole bench needs both load generators and a browser', () => {
  expect(programsOf(() => true)).toEqual(['wrk', 'pgbench']);
  expect(needsBrowser(() => true)).toBe(true);
});

test('a part of the bench needs only what it uses', () => {
  expect(programsOf(only('pdf'))).toEqual([]);
  expect(programsOf(only('html'))).toEqual(['wrk']);
  expect(needsBrowser(only('html'))).toBe(false);
  expect(needsBrowser(only('lighthouse'))).toBe(true);
});

test('a million orders need more of the disk than the other parts', () => {
  const diskOf = (part: string) => needsOf(only(part), 'tmp').disk?.mb ?? 0;
  expect(diskOf('lists')).toBeGreaterThan(diskOf('pdf'));
});
