import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const sources = globSync('*/*.ts', { cwd: here }).map((path) => ({
  path,
  folder: dirname(path),
  text: readFileSync(join(here, path), 'utf8'),
  isTest: basename(path).endsWith('.test.ts'),
}));
const adapters = sources.filter(({ isTest }) => !isTest);

const created = adapters.flatMap(({ folder, text }) =>
  [...text.matchAll(/export function (create\w+)/gu)].map(([, name = '']) => ({ folder, name })),
);

test('every adapter of a source is sent the answers that are sent to all', () => {
  const unanswered = created.filter(
    ({ folder, name }) =>
      !sources.some((one) => one.isTest && one.folder === folder && one.text.includes(`adapter: '${name}'`)),
  );
  expect(created.length).toBeGreaterThan(9);
  expect(unanswered).toEqual([]);
});

test('adapters build no answers themselves: «found» and «nothing found» come from one place', () => {
  const own = adapters.filter(({ text }) =>
    /kind: '(?:nothing_)?found'|readJson\(|JSON\.parse|\.json\(\)/u.test(text),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});
