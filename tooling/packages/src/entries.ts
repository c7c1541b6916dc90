import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from './published.ts';
import { isForOthers, isOfTests } from './published-files.ts';

/** Where `tsc -b` leaves declarations. */
export const declarationsFolder = 'node_modules/.tsc';

/** The files behind a package's `exports`, from its folder, by the name they are imported with (`./button`). */
export function entriesOf(root: string, { folder, manifest }: Package): ReadonlyMap<string, string> {
  const found = Object.entries(manifest.exports ?? {})
    .filter(([entry, target]) => entry !== './package.json' && isForOthers(target))
    .flatMap(([entry, target]) => {
      const [before = '', after] = target.split('*');
      if (after === undefined) return [[entry, target.slice(2)] as const];
      return globSync(`${before.slice(2)}**/*${after}`, { cwd: path.join(root, folder) })
        .filter((file) => !isOfTests(file) && !file.endsWith('.d.ts'))
        .map((file) => [entry.replace('*', file.slice(before.length - 2, -after.length)), file] as const);
    });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The declarations of a source file, without comments; for a style sheet the custom properties it sets. */
export function declarationText(root: string, { folder, manifest }: Package, file: string): string {
  const from = path.join(root, folder);
  if (file.endsWith('.css')) return propertiesText(path.join(from, file));
  const declarations = path.join(from, declarationsFolder, file.replace(/\.tsx?$/, '.d.ts'));
  if (!existsSync(declarations))
    throw new Error(`${manifest.name}: ${file} has no declarations yet; run \`npx tsc -b\` first`);
  return readFileSync(declarations, 'utf8');
}

/** A style sheet is imported for the properties it sets: components and remotes read them. */
function propertiesText(file: string): string {
  const names = [...new Set(stylesOf(file).matchAll(/(--[\w-]+)\s*:/g))].map(([, name = '']) => name);
  const members = [...new Set(names)].sort().map((name) => `    readonly "${name}": string;\n`);
  return `export declare const properties: {\n${members.join('')}};\n`;
}

function stylesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/g)];
  return [text, ...imported.map(([, name = '']) => stylesOf(path.join(path.dirname(file), name)))].join('\n');
}
