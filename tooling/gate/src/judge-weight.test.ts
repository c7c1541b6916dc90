import { folderStore } from '@proverka/release/folder-store';
import { releasePaths } from '@proverka/release/release-paths';
import type { Release } from '@proverka/release/release-set';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { heavyPages } from './judge-weight.ts';

const release: Release = {
  remote: 'realestate',
  version: 'v1',
  entry: 'entry.js',
  routes: { home: { js: ['home.js'], css: ['home.css'] }, blog: { js: [], css: [] } },
  styleMarks: {},
  requires: {},
  files: { 'web/entry.js': '', 'web/home.js': '', 'web/home.js.br': '', 'web/home.css': '' },
  decl: { id: 'realestate', contract: 2, brands: ['real-estate'], routes: [] },
};

test('a page is weighed as it is sent, with the entry, and a budget of its own lets it be heavier', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = folderStore(folder);
  const put = (file: string, bytes: number) =>
    store.putFile(path.join(releasePaths.version('realestate', 'v1'), 'web', file), Buffer.alloc(bytes));
  await put('entry.js', 21_000);
  await put('home.js', 900_000);
  await put('home.js.br', 100_000);
  await put('home.css', 16_001);
  expect(await heavyPages(store, release)).toEqual([
    'realestate, page home: its scripts are 121.0 KB compressed, and may be 120.0',
    'realestate, page home: its styles are 16.0 KB compressed, and may be 16.0',
  ]);
  const allowed = { ...release, budgets: { home: { scriptBytes: 130_000, styleBytes: 20_000 } } };
  expect(await heavyPages(store, allowed)).toEqual([]);
});
