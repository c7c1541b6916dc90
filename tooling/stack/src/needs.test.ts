import { expect, test } from 'vitest';
import { findLacks, lackSentence, type Machine, type Needs } from './needs.ts';

const able: Machine = {
  freeMemoryMb: () => 4000,
  freeDiskMb: () => Promise.resolve(5000),
  isPortFree: () => Promise.resolve(true),
  hasProgram: () => true,
  whyNoPostgres: () => Promise.resolve(null),
};
const needs: Needs = {
  memoryMb: 1000,
  disk: { folder: 'data', mb: 500 },
  port: 3000,
  programs: [{ name: 'pgbench', package: 'postgresql-contrib' }],
  postgres: 'data/postgres',
};

test('a command that lacks nothing runs', async () => {
  expect(await findLacks(needs, able)).toEqual([]);
});

test.each<readonly [string, Partial<Machine>]>([
  ['pgbench is not installed (apt-get install postgresql-contrib)', { hasProgram: () => false }],
  ['port 3000 is taken (set PORT to a free one)', { isPortFree: () => Promise.resolve(false) }],
  ['data cannot be written to', { freeDiskMb: () => Promise.resolve(null) }],
  ['data has 40 MB free, 500 MB are needed', { freeDiskMb: () => Promise.resolve(40) }],
  [
    'PostgreSQL is not built for it',
    { whyNoPostgres: () => Promise.resolve('PostgreSQL is not built for it') },
  ],
  ['700 MB of memory are free, 1000 MB are needed', { freeMemoryMb: () => 700 }],
])('a command says before it starts that %s', async (lack, machine) => {
  expect(await findLacks(needs, { ...able, ...machine })).toEqual([lack]);
});

test('what a command does not need is not looked for', async () => {
  const nothing = { ...able, hasProgram: () => false, isPortFree: () => Promise.resolve(false) };
  expect(await findLacks({ memoryMb: 100 }, nothing)).toEqual([]);
});

test('everything a command lacks stands in one sentence', () => {
  expect(lackSentence('bench', ['wrk is not installed (apt-get install wrk)', 'port 3000 is taken'])).toBe(
    'npx pnpm bench cannot run: wrk is not installed (apt-get install wrk); port 3000 is taken.',
  );
});
