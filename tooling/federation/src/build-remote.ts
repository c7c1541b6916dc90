import { compressFolder } from '@proverka/release/compress';
import { contractMajor } from '@proverka/shell-sdk/remote-decl';
import type { StatsCompilation } from '@rspack/core';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { readDecl, readGateHints, readPageChunks, requireFixtures } from './read-decl.ts';
import { moduleChunk, remoteNodeConfig, remoteWebConfig } from './remote-config.ts';
import { routeAssets } from './route-assets.ts';
import { requiredRanges } from './shared-config.ts';
import { recordSharedNames } from './shared-names.ts';

/** Builds the remote in the current folder: `dist/web` with compressed copies, `dist/node`, `dist/decl.json` and `dist/build.json`. */
const folder = process.cwd();
const mode = { isDevelopment: false };
const decl = await readDecl(folder);
if (decl.contract !== contractMajor) {
  throw new Error(
    `${decl.id}: declares contract ${decl.contract}, the shell-sdk beside it is ${contractMajor}`,
  );
}
const { fixtures, budgets } = await readGateHints(folder);
requireFixtures(decl, fixtures);
const source = { name: decl.id, folder };
const shared = recordSharedNames();
const configs = [remoteWebConfig(source, mode), remoteNodeConfig(source, mode)];
for (const { plugins } of configs) plugins?.push(shared.plugin);
const [web] = await compile(configs);
if (!web) throw new Error(`${decl.id}: the bundler returned no statistics`);
await compressFolder(path.join(folder, 'dist/web'));
await writeJson('dist/decl.json', decl);
const entry = (web.assets ?? []).find((asset) => /^entry\.[\w-]+\.js$/.test(asset.name))?.name;
if (!entry) throw new Error(`${decl.id}: the build has no entry file`);
await writeJson('dist/build.json', {
  entry,
  ...routeAssets(web, decl, moduleChunk, await readPageChunks(folder)),
  requires: requiredRanges(folder),
  imports: shared.names(),
  emitted: emittedFiles(web),
  fixtures,
  budgets,
});

/** Source maps stay in the build folder. */
function emittedFiles({ assets = [] }: StatsCompilation): string[] {
  return assets
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.map'))
    .sort();
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
