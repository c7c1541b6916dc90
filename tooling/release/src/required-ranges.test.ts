import { expect, test } from 'vitest';
import type { Release } from './release-set.ts';
import { unmetRequirements } from './requirements.ts';

const release = (wanted: string): Release => ({
  remote: 'garages',
  version: 'a',
  entry: 'entry.js',
  routes: {},
  styleMarks: {},
  files: {},
  requires: { '@proverka/contract': wanted },
  decl: { id: 'garages', contract: 2, brands: [], routes: [] },
});

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.9.4', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['>=1.2.0 <3', '2.4.0', true],
  ['~1.2.0', '1.3.0', false],
  // A release from before there were ranges.
  ['1.2.0', '1.3.0', true],
  ['1.2.0', '2.0.0', false],
  // What is no range can be met by nothing.
  ['latest', '1.2.0', false],
  ['git+ssh://example.com/contract.git', '1.2.0', false],
])('a remote that needs %s and a site with %s', (wanted, provided, fits) => {
  expect(unmetRequirements(release(wanted), { '@proverka/contract': provided })).toHaveLength(fits ? 0 : 1);
});

test('a package that the site does not have is named', () => {
  expect(unmetRequirements(release('^1.0.0'), {})).toEqual([
    'garages: needs @proverka/contract ^1.0.0, the shell provides none',
  ]);
});
