import { compressFolder } from '@proverka/release/compress';
import { integrityOf } from '@proverka/release/integrity';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { readDecl } from './read-decl.ts';
import { routeAssets } from './route-assets.ts';
import { providedVersions } from './shared-config.ts';
import { readShellSide } from './shell-side.ts';
import { shellNamesConfig, shellNodeConfig, shellWebConfig } from './shell-config.ts';

/** Builds the shell in the current folder: `dist/web`, `dist/node` and `dist/build.json`, which its server reads. */
const folder = process.cwd();
const webFolder = path.join(folder, 'dist/web');
const [web] = await compile([
  shellWebConfig(folder, { isDevelopment: false }),
  shellNodeConfig(folder, { isDevelopment: false }),
  shellNamesConfig(folder),
]);
if (!web) throw new Error('The bundler returned no statistics for the browser host');
const entryFiles = (web.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
const loader = web.entrypoints?.['after-paint']?.assets?.find(({ name }) => name.endsWith('.js'))?.name;
const decl = await readDecl(folder, 'src/app/shell-decl.ts', 'shellDecl');
const files = (await readdir(webFolder)).filter((file) => !file.endsWith('.map'));
const integrity: Record<string, string> = {};
for (const file of files) integrity[file] = integrityOf(await readFile(path.join(webFolder, file)));
const build = {
  /** Loads the other scripts after the first paint. */
  loader,
  js: entryFiles.filter((file) => file.endsWith('.js')),
  css: entryFiles.filter((file) => file.endsWith('.css')),
  /** Needed for the first line of text, so preloaded. */
  fonts: files.filter((file) => /^golos-text-core-(cyrillic|signs)\..*woff2$/.test(file)),
  integrity,
  /** For the shell's own pages. */
  ...routeAssets(web, decl),
  provides: providedVersions(folder),
  side: await readShellSide(folder, decl),
};
await writeFile(path.join(folder, 'dist/build.json'), `${JSON.stringify(build, null, 2)}\n`);
await compressFolder(webFolder);
