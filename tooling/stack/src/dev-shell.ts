import { startDevBuild } from '@proverka/federation/dev-build';
import { readDecl } from '@proverka/federation/read-decl';
import { routeAssets } from '@proverka/federation/route-assets';
import { providedVersions } from '@proverka/federation/shared-config';
import { shellNodeConfig, shellWebConfig } from '@proverka/federation/shell-config';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settling } from './dev-settled.ts';

export interface DevShell {
  readonly folder: string;
  readonly port: number;
  readonly settling: Settling;
  /** Called when the running shell has an outdated render bundle; a save that concerns browsers alone is none. */
  readonly onRebuilt: () => Promise<void>;
  readonly report: (message: string) => void;
}

/** Watches the shell's bundles; returns the build folder and a stop function. */
export async function startDevShell({ folder, port, settling, onRebuilt, report }: DevShell) {
  const base = `http://127.0.0.1:${port}/`;
  const mode = { isDevelopment: true, publicPath: base };
  const buildFolder = path.join(folder, 'node_modules/.dev');
  let pending: Promise<void> = Promise.resolve();
  let served: string | null = null;
  settling.begin();
  const stop = await startDevBuild({
    web: shellWebConfig(folder, mode),
    node: shellNodeConfig(folder, mode),
    port,
    onStarted: settling.begin,
    onFailed: (words) => {
      report(`The shell does not build:\n${words}`);
      settling.end();
    },
    onBuilt: (web) => {
      pending = pending
        .then(async () => {
          const decl = await readDecl(folder, 'src/app/shell-decl.ts', 'shellDecl');
          const files = (web.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
          const build = {
            base,
            js: files.filter((file) => file.endsWith('.js') && !file.includes('hot-update')),
            css: files.filter((file) => file.endsWith('.css')),
            fonts: [],
            integrity: {},
            provides: providedVersions(folder),
            ...routeAssets(web, decl),
          };
          const text = JSON.stringify(build);
          await writeFile(path.join(buildFolder, 'build.json'), text);
          const now = text + (await digestOf(path.join(buildFolder, 'node/render-process.cjs')));
          const isOutdated = served !== null && served !== now;
          served = now;
          if (isOutdated) await onRebuilt();
        })
        .catch((error: unknown) => report(String(error)))
        .finally(settling.end);
    },
  });
  await pending;
  return { buildFolder, stop };
}

const digestOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
