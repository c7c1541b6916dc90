import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const owned = readFileSync(path.join(root, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s/, 1)[0] ?? '');

test('every folder in CODEOWNERS exists', () => {
  expect(owned.length).toBeGreaterThan(10);
  expect(owned.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

test('every app has owners of its own', () => {
  const apps = readdirSync(path.join(root, 'apps')).map((name) => `/apps/${name}/`);
  expect(apps.filter((folder) => !owned.includes(folder))).toEqual([]);
});
