import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRemote } from './new-remote.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const lists = [
  'tooling/stack/src/repository.ts',
  'oxlint.config.ts',
  'tsconfig.json',
  'knip.json',
  'CODEOWNERS',
];

/** What of the repository a new remote is written into. */
function copyOfLists(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'proverka-starter-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of [...lists, 'pnpm-workspace.yaml', 'apps/admin/package.json'])
    cpSync(path.join(root, file), path.join(copy, file));
  return copy;
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a remote in this repository is named in every list of remotes', () => {
  const copy = copyOfLists();
  createRemote({ root: copy, name: 'garages', brand: 'person-check' });
  expect(lists.filter((list) => !read(copy, list).includes('garages'))).toEqual([]);
  expect(JSON.parse(read(copy, 'knip.json'))).toHaveProperty(['workspaces', 'apps/garages', 'entry']);
  expect(read(copy, 'apps/garages/src/decl.ts')).toContain("brands: ['person-check']");
  expect(JSON.parse(read(copy, 'apps/garages/package.json'))).toMatchObject({ name: '@proverka/garages' });
});

test('a list that is not as expected stops it before anything is written', () => {
  const copy = copyOfLists();
  rmSync(path.join(copy, 'CODEOWNERS'));
  const before = lists.slice(0, -1).map((file) => read(copy, file));
  expect(() => createRemote({ root: copy, name: 'garages' })).toThrow('CODEOWNERS');
  expect(lists.slice(0, -1).map((file) => read(copy, file))).toEqual(before);
});

test.each([
  ['Garages', '«Garages» cannot be the name of a remote'],
  ['../keys', '«../keys» cannot be the name of a remote'],
  ['admin', 'is not empty'],
])('«%s» is refused', (name, answer) => {
  expect(() => createRemote({ root: copyOfLists(), name })).toThrow(answer);
});

test('a folder with something in it is left alone', () => {
  const copy = copyOfLists();
  expect(() => createRemote({ root: copy, name: 'garages', outside: copy })).toThrow('is not empty');
  expect(() => createRemote({ root: copy, name: 'garages', brand: 'cars' })).toThrow(
    'There is no brand cars',
  );
});
