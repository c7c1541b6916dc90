import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Configuration } from '@rspack/core';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseConfig, type Platform } from './base-config.ts';
import { compile } from './compile.ts';

const sources = {
  'index.ts': `export const open = () => import('./engine.browser.ts');`,
  'engine.browser.ts': `
    export const own = import.meta.url;
    export const worker = new URL('./sample-worker.mjs', import.meta.url).href;
    export const drawn = 'drawn in a browser';`,
  'sample-worker.mjs': `self.postMessage('the worker has begun');\nexport { self as default };`,
};

let folder = '';
const built: Record<Platform, Readonly<Record<string, string>>> = { web: {}, node: {} };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'browser-code-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(folder, name), text);
  await compile((['web', 'node'] as const).map(configOf));
  for (const platform of ['web', 'node'] as const)
    built[platform] = await filesIn(path.join(folder, platform));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const configOf = (platform: Platform): Configuration => ({
  ...baseConfig('sample', folder, platform, { isDevelopment: false }),
  devtool: false,
  target: platform === 'web' ? ['web', 'es2022'] : 'async-node',
  entry: { main: './index.ts' },
  output: {
    path: path.join(folder, platform),
    publicPath: platform === 'web' ? '/r/sample/' : '',
    library: { type: 'commonjs-module' },
  },
});

async function filesIn(place: string): Promise<Record<string, string>> {
  const names = await readdir(place);
  const texts = names.map(async (name) => [name, await readFile(path.join(place, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

test('a worker is a file of its own that the shell can serve, and keeps what it exports', () => {
  const name = Object.keys(built.web).find((file) => file.includes('worker')) ?? '';
  expect(name).toMatch(/^sample-worker\.[0-9a-f]{8}\.js$/u);
  expect(built.web[name]).toContain('the worker has begun');
  expect(built.web[name]).toMatch(/export\s*\{/u);
});

test('code that asks where it is does not learn the folder of the machine that built it', () => {
  const texts = Object.values(built.web);
  expect(texts.join('')).toContain('drawn in a browser');
  expect(texts.filter((text) => text.includes('file://') || text.includes(folder))).toEqual([]);
  expect(texts.join('')).toContain('document.baseURI');
});

test('the server’s artefact has none of the code for browsers alone', () => {
  const text = Object.values(built.node).join('');
  expect(text).not.toContain('drawn in a browser');
  expect(Object.keys(built.node).filter((file) => file.includes('worker'))).toEqual([]);
});
