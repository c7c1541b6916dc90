import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findings } from './report.ts';
import { survey } from './survey.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'house-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is found wrong in a repository of these files alone. */
function findingsIn(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return findings(survey(root));
}

const api = {
  'apps/api/package.json': JSON.stringify({
    name: '@proverka/api',
    imports: { '#money/*': './src/money/*', '#ordering/*': './src/ordering/*' },
  }),
};
const linesOf = (count: number): string => 'export {};\n'.repeat(count);

test('a room that imports a type of a room above it is found', () => {
  const found = findingsIn({
    ...api,
    'apps/api/src/ordering/order.ts': 'export type Order = string;\n',
    'apps/api/src/money/paid.ts': "export type { Order as Paid } from '#ordering/order.ts';\n",
  });
  expect(found).toEqual([
    'money must not import ordering: apps/api/src/money/paid.ts imports apps/api/src/ordering/order.ts',
  ]);
});

test('a folder beside the rooms that the order does not name is found once a room imports it', () => {
  const found = findingsIn({
    ...api,
    'apps/api/src/attic/old.ts': 'export const old = 1;\n',
    'apps/api/src/money/sum.ts': "export { old } from '../attic/old.ts';\n",
  });
  expect(found).toEqual([
    'money must not import attic: apps/api/src/money/sum.ts imports apps/api/src/attic/old.ts',
  ]);
});

test('a room may import rooms below it, and its tests any room', () => {
  const found = findingsIn({
    ...api,
    'apps/api/src/money/sum.ts': 'export const sum = 1;\n',
    'apps/api/src/ordering/order.ts': "export { sum } from '#money/sum.ts';\n",
    'apps/api/src/money/sum.test.ts': "import '#ordering/order.ts';\n",
  });
  expect(found).toEqual([]);
});

test('files that need each other are found, by types alone and across packages too', () => {
  const found = findingsIn({
    'packages/ui/package.json': JSON.stringify({ name: '@proverka/ui', exports: { './a': './src/a.ts' } }),
    'packages/ui/src/a.ts': "import type { B } from './b.ts';\n\nexport type A = readonly B[];\n",
    'packages/ui/src/b.ts': "import type { A } from '@proverka/ui/a';\n\nexport interface B {\n  a: A;\n}\n",
  });
  expect(found).toEqual(['cycle: packages/ui/src/a.ts, packages/ui/src/b.ts']);
});

test('code loaded when it is reached may lead back to who loads it', () => {
  const found = findingsIn({
    'apps/shell/src/a.ts': "export const a = () => import('./b.ts');\n",
    'apps/shell/src/b.ts': "export { a } from './a.ts';\n",
  });
  expect(found).toEqual([]);
});

test('a file over 250 lines is found, and a test over 300', () => {
  const found = findingsIn({
    'apps/shell/src/fits.ts': linesOf(250),
    'apps/shell/src/long.ts': linesOf(251),
    'apps/shell/src/fits.test.ts': linesOf(300),
    'apps/shell/src/long.test.ts': linesOf(301),
  });
  expect(found).toEqual([
    'apps/shell/src/long.test.ts has 301 lines',
    'apps/shell/src/long.ts has 251 lines',
  ]);
});

test('texts, samples and tables may be long', () => {
  const found = findingsIn({
    'apps/fizcheck/src/content/landings/debts.ts': linesOf(400),
    'apps/sandbox/src/registers/people-world.ts': linesOf(400),
    'packages/contract/src/flat.fixtures.ts': linesOf(400),
  });
  expect(found).toEqual([]);
});
