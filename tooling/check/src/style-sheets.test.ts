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

// A declaration with a variable nobody sets is dropped whole by the browser, without a word.
test('every variable a style sheet uses without a fallback is set somewhere', () => {
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

// «:root:has(.mine)» in a module is dropped by its compiler without a word, and what reads its variables falls back.
test('no module of styles asks the root of the page what it holds', () => {
  const modules = tracked('apps/*.module.css', 'packages/*.module.css');
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => /:root[^{]*:has\(/.test(read(file)))).toEqual([]);
});

/** The layer of a file, by where it stands: what stands above wins, whichever is loaded first. */
const layerOf = (file: string): string => {
  if (file.startsWith('packages/ui-kit/')) return 'kit';
  return file.startsWith('packages/') ? 'parts' : 'remote';
};

test('every module of styles stands in the layer of its place', () => {
  const modules = tracked('apps/*.module.css', 'packages/*.module.css');
  expect(modules.filter((file) => !read(file).startsWith(`@layer ${layerOf(file)} {`))).toEqual([]);
});
