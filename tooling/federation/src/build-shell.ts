import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { sharedVersions } from './shared-config.ts';
import { shellNodeConfig, shellWebConfig } from './shell-config.ts';

/** Builds the shell in the current folder: `dist/web`, `dist/node` and `dist/build.json` with the entry's files. */
const folder = process.cwd();
const mode = { isDevelopment: false };
const [web] = await compile([shellWebConfig(folder, mode), shellNodeConfig(folder, mode)]);
const files = (web?.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
await writeFile(
  path.join(folder, 'dist/build.json'),
  `${JSON.stringify(
    {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
      provides: sharedVersions(),
    },
    null,
    2,
  )}\n`,
);
