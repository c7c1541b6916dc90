import { expect, test } from 'vitest';
import { packageBytes, packageOf } from './package-bytes.ts';
import type { RouteWeight } from './route-weights.ts';
import { readWeights, weightFindings, weightsPage } from './weights-page.ts';

const home: RouteWeight = {
  app: 'realestate',
  routes: ['home'],
  bytes: 16_800,
  packages: { zod: 1000, '@proverka/ui-kit': 15_000, tiny: 40 },
};

test.each([
  ['webpack://shell/../../node_modules/.pnpm/zod@4/node_modules/zod/v4/core.js', 'zod'],
  ['webpack://shell/./node_modules/@base-ui/react/dialog.mjs', '@base-ui/react'],
  ['webpack://realestate/../../packages/ui-kit/src/icon/icon.tsx', '@proverka/ui-kit'],
  ['webpack://realestate/webpack/runtime/sharing', 'bundler'],
  ['webpack://realestate/./src/module.ts', 'own code'],
])('%s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});

test('the characters of a script are counted for the packages they come from', () => {
  // Four characters of zod, then six of the app's own on the first line, and three of zod on the second.
  const map = { sources: ['node_modules/zod/a.js', './src/b.ts'], mappings: 'AAAA,ICAA;ADAA' };
  expect(Object.fromEntries(packageBytes('zod;ownown\nzod', map))).toEqual({ zod: 7, 'own code': 6 });
});

test('what is written down is read back, and nothing is said of pages that weigh the same', () => {
  const written = readWeights(weightsPage([home]));
  expect(written.get('realestate: home')?.packages).toEqual({ zod: 1000, '@proverka/ui-kit': 15_000 });
  expect(weightFindings([home], written)).toEqual([]);
});

test('a page that became heavier is told with the package that grew', () => {
  const written = readWeights(weightsPage([home]));
  const heavier = { ...home, bytes: 41_000, packages: { ...home.packages, zod: 25_200 } };
  expect(weightFindings([heavier], written)).toEqual([
    'realestate: home: 41.0 KB, was 16.8; zod grew by 24.2',
  ]);
});

test('pages that share their scripts are told one by one', () => {
  const both = { ...home, routes: ['home', 'about'] };
  const written = readWeights(weightsPage([both]));
  expect(weightFindings([{ ...home, routes: ['about'], bytes: 30_000 }], written)).toEqual([
    'realestate: about: 30.0 KB, was 16.8; a little of everything grew',
  ]);
});

test('a page nobody has written down may have sixty KB', () => {
  const fresh = { ...home, routes: ['fresh'] };
  expect(weightFindings([fresh], new Map())).toEqual([]);
  const heavy = { ...fresh, bytes: 61_000, packages: { zod: 61_000 } };
  expect(weightFindings([heavy], new Map())).toEqual([
    'realestate: fresh: 61.0 KB, more than a new page may have; zod grew by 61.0',
  ]);
});

test('no public page loads more than fifteen KB before it is touched, whatever is written down', () => {
  const first = { app: 'shell', routes: ['untouched page'], bytes: 14_900, packages: { zod: 14_900 } };
  const written = readWeights(weightsPage([first]));
  expect(weightFindings([first], written)).toEqual([]);
  expect(weightFindings([{ ...first, bytes: 15_100 }], written)).toHaveLength(1);
});
