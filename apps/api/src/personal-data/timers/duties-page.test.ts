import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { duties } from './duties.ts';
import { dutiesPage } from './duties-page.ts';
import type { Duty } from './duty.ts';
import { otherDuties } from './other-duties.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const all: readonly Pick<Duty, 'mechanism' | 'tests'>[] = [...Object.values<Duty>(duties), ...otherDuties];

test('every duty names tests that exist', () => {
  const missing = all
    .flatMap(({ tests }) => tests)
    .filter((named) => {
      const at = named.indexOf(': ');
      const file = path.join(root, named.slice(0, at));
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(named.slice(at + 2));
    });
  expect(missing).toEqual([]);
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('every duty names a mechanism that exists', () => {
  expect(all.filter(({ mechanism }) => !existsSync(path.join(root, mechanism)))).toEqual([]);
});

test('docs/personal-data.md is made from the duties', async () => {
  await expect(dutiesPage()).toMatchFileSnapshot(path.join(root, '../../docs/personal-data.md'));
});
