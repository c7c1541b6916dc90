import { startDevBuild } from '@proverka/federation/dev-build';
import { readDecl } from '@proverka/federation/read-decl';
import { routeAssets } from '@proverka/federation/route-assets';
import { providedVersions } from '@proverka/federation/shared-config';
import { shellNodeConfig, shellWebConfig } from '@proverka/federation/shell-config';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface DevShell {
  readonly folder: string;
  readonly port: number;
  /** Called after every build but the first: the running shell has an outdated render bundle. */
  readonly onRebuilt: () => void;
  readonly report: (message: string) => void;
}

/** Watches the shell's bundles; returns the build folder and a stop function. */
export async function startDevShell({ folder, port, onRebuilt, report }: DevShell) {
  const base = `http://127.0.0.1:${port}/`;
  const mode = { isDevelopment: true, publicPath: base };
  const buildFolder = path.join(folder, 'node_modules/.dev');
  let pending: Promise<void> = Promise.resolve();
  let isFirst = true;
  const stop = await startDevBuild({
    web: shellWebConfig(folder, mode),
    node: shellNodeConfig(folder, mode),
    port,
    onFailed: (words) => report(`The shell does not build:\n${words}`),
    onBuilt: (web) => {
      pending = pending.then(async () => {
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
        await writeFile(path.join(buildFolder, 'build.json'), JSON.stringify(build));
        if (!isFirst) onRebuilt();
        isFirst = false;
      });
    },
  });
  await pending;
  return { buildFolder, stop };
}
