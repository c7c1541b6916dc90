/** Sizes of the built entries as loaded by a page: minified, without React, brotli. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';

const ROOT = join(import.meta.dirname, '..');
const LIGHT = 'button card badge checkbox field layout link price skeleton text-input visually-hidden'.split(
  ' ',
);
const SEARCH = [...LIGHT, 'search-box'];

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const pathOf = (entry: string): string => join(ROOT, exports[`./${entry}`] ?? '');

async function build(name: string, imports: string[], folder: string): Promise<void> {
  const entry = join(folder, `${name}.js`);
  writeFileSync(
    entry,
    imports.map((path, index) => `export * as e${index} from ${JSON.stringify(path)};`).join('\n'),
  );
  const compiler = rspack({
    mode: 'production',
    context: ROOT,
    // Browsers that support nested rules and :has.
    target: 'browserslist:chrome >= 120, safari >= 17.2, firefox >= 121',
    entry: { [name]: entry },
    output: { path: join(folder, name), library: { type: 'module' }, module: true },
    externals: [/^react($|\/)/, /^react-dom($|\/)/],
    externalsType: 'module',
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
  });
  const stats = await new Promise<{ hasErrors: () => boolean; toString: () => string }>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('nothing was built')),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString());
}

function sizes(folder: string, extension: RegExp): string {
  const files = readdirSync(folder).filter((file) => extension.test(file));
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(folder, file))));
  const kilobytes = (count: number): string => (count / 1000).toFixed(1).padStart(7);
  return `${kilobytes(bytes.length)}${kilobytes(brotliCompressSync(bytes).length)}`;
}

const folder = mkdtempSync(join(tmpdir(), 'ui-kit-'));
const report = (line: string): void => void process.stdout.write(`${line}\n`);
report(`${'kB, raw and brotli'.padEnd(24)}    JS raw/br     CSS raw/br`);
const groups: Array<[string, string[]]> = [
  ['base css', [pathOf('base.css')]],
  ['base css + layout', [pathOf('base.css'), pathOf('layout')]],
  ['light core', LIGHT.map(pathOf)],
  ['light core + search', SEARCH.map(pathOf)],
  ...Object.keys(exports)
    .map((key) => key.slice(2))
    .filter((key) => key !== 'base.css')
    .map((key): [string, string[]] => [key, [pathOf(key)]]),
];
for (const [name, imports] of groups) {
  const safe = name.replaceAll(/\W+/g, '-');
  await build(safe, imports, folder);
  report(`${name.padEnd(24)}${sizes(join(folder, safe), /\.m?js$/)}${sizes(join(folder, safe), /\.css$/)}`);
}
rmSync(folder, { recursive: true });
