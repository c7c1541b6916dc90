import { expect, test } from 'vitest';
import type { ProcessRow } from './process-table.ts';
import { withMark } from './run-mark.ts';
import { membersOf } from './run-members.ts';

const process_ = (pid: number, parent: number, more: Partial<ProcessRow> = {}): ProcessRow => ({
  pid,
  parent,
  startedAt: '1',
  command: 'node',
  environment: [],
  ...more,
});
const marked = (...marks: string[]) => ({
  environment: ['PATH=/bin', `PROVERKA_RUN=${marks.reduce(withMark, '')}`],
});
const tableOf = (...rows: ProcessRow[]) => new Map(rows.map((row) => [row.pid, row]));
const idsOf = (members: ReadonlyMap<number, ProcessRow>) => [...members.keys()].toSorted((a, b) => a - b);

test('a run is every process with its mark and everything below one, with a cleared environment too', () => {
  const table = tableOf(
    process_(1, 0),
    process_(20, 1),
    process_(21, 20, marked('outer')),
    process_(22, 21),
    process_(23, 22),
    process_(30, 1, marked('other')),
  );
  expect(idsOf(membersOf(table, 'outer'))).toEqual([21, 22, 23]);
});

test('a run inside another belongs to both', () => {
  const table = tableOf(process_(1, 0), process_(2, 1, marked('outer', 'inner')));
  expect(idsOf(membersOf(table, 'outer'))).toEqual([2]);
  expect(idsOf(membersOf(table, 'inner'))).toEqual([2]);
});

test('a process whose parent ended first is still a member, a later one with its id is not', () => {
  const found = tableOf(process_(5, 4), process_(6, 4));
  const table = tableOf(process_(1, 0), process_(5, 1), process_(6, 1, { startedAt: '900' }));
  expect(idsOf(membersOf(table, 'run', found))).toEqual([5]);
});

test('a mark is not taken for a longer one', () => {
  const table = tableOf(process_(2, 1, marked('abcd')));
  expect(idsOf(membersOf(table, 'abc'))).toEqual([]);
});
