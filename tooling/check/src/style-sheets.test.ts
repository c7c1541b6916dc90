import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Set by a library while its element moves. */
const fromLibraries = ['--toast-swipe-movement-x'];

// The browser silently drops a declaration that uses an undefined variable.
test('every variable a style sheet uses without a fallback is defined somewhere', () => {
  const sheets = tracked('apps/*.css', 'packages/*.css');
  const code = tracked('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx');
  const set = new Set([
    ...fromLibraries,
    ...sheets.flatMap((file) => Array.from(read(file).matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name)),
    ...code.flatMap((file) => read(file).match(/--[a-z][\w-]*/g) ?? []),
  ]);
  const unset = sheets.flatMap((file) =>
    Array.from(read(file).matchAll(/var\((--[\w-]+)\s*\)/g), ([, name]) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(unset).toEqual([]);
});

// The compiler of CSS modules silently drops `:root:has(.mine)`, so its variables fall back.
test('no CSS module uses :has() on the root element', () => {
  const modules = tracked('apps/*.module.css', 'packages/*.module.css');
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => /:root[^{]*:has\(/.test(read(file)))).toEqual([]);
});

/** The cascade layer of a file, by its package. A higher layer wins whatever the order of loading. */
const layerOf = (file: string): string => {
  if (file.startsWith('packages/ui-kit/')) return 'kit';
  return file.startsWith('packages/') ? 'parts' : 'remote';
};

test('every CSS module puts its rules into the layer of its package', () => {
  const modules = tracked('apps/*.module.css', 'packages/*.module.css');
  expect(modules.filter((file) => !read(file).startsWith(`@layer ${layerOf(file)} {`))).toEqual([]);
});
