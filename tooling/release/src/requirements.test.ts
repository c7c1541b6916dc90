import { expect, test } from 'vitest';
import type { Release } from './release-set.ts';
import { missingFiles, missingNames } from './requirements.ts';

const release: Release = {
  remote: 'realestate',
  version: '1',
  entry: 'entry.js',
  routes: { home: { js: ['home.js'], css: ['home.css'] } },
  styleMarks: {},
  requires: {},
  imports: { react: ['useState'] },
  emitted: ['entry.js', 'home.js', 'home.css', 'dialog.js'],
  files: { 'web/entry.js': '', 'web/home.js': '', 'web/home.css': '', 'web/dialog.js': '' },
  decl: { id: 'realestate', contract: 2, brands: ['real-estate'], routes: [] },
};
const without = (file: string): Release => ({
  ...release,
  files: Object.fromEntries(Object.entries(release.files).filter(([name]) => name !== `web/${file}`)),
});

test('a name the shell does not export is refused; a module or a release that says nothing of names is not', () => {
  expect(missingNames(release, { react: ['useEffect'] })).toEqual([
    'realestate: imports useState from react, which the shell does not have',
  ]);
  expect(missingNames(release, { react: ['useState'] })).toEqual([]);
  expect(missingNames(release, {})).toEqual([]);
  const { imports: _imports, ...older } = release;
  expect(missingNames(older, { react: [] })).toEqual([]);
});

test.each([
  ['entry.js', 'realestate: entry.js is named and not there'],
  ['home.css', 'realestate: home.css of page home is named and not there'],
  ['dialog.js', 'realestate: dialog.js is named and not there'],
])('a release without its file %s is refused', (file, why) => {
  expect(missingFiles(release)).toEqual([]);
  expect(missingFiles(without(file))).toEqual([why]);
});

test('files of a development server are not in the release', () => {
  expect(missingFiles({ ...without('home.css'), webBase: 'http://127.0.0.1:4000/' })).toEqual([]);
});
