import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { readDeclarations, type Declarations } from './declarations.ts';
import { declarationText, entriesOf } from './entries.ts';
import type { Package } from './published.ts';
import { replaceKnownTypes, type KnownTypes } from './known-types.ts';

/** What others can rely on in a package: the declarations of each module that its entries lead to. */
export interface Surface {
  /** By the name a module is imported with; modules behind them by their file. */
  readonly modules: ReadonlyMap<string, Module>;
}

interface Module {
  readonly text: string;
  readonly declarations: Declarations;
}

export const isEntry = (name: string): boolean => name.startsWith('./');

/** Reads the surface of a package; `known` has the named types of the packages below it, and gets its own. */
export function surfaceOf(root: string, one: Package, known: KnownTypes): Surface {
  const entries = entriesOf(root, one);
  const nameOf = new Map([...entries].map(([entry, file]) => [file, entry]));
  const texts = new Map<string, string>();
  const visit = (file: string): void => {
    const name = nameOf.get(file) ?? file;
    if (texts.has(name)) return;
    const text = withoutComments(declarationText(root, one, file));
    texts.set(name, text);
    for (const imported of relativeImports(text)) visit(path.posix.join(path.posix.dirname(file), imported));
  };
  for (const file of entries.values()) visit(file);
  const modules = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  known.add(one.manifest.name, modules);
  return {
    modules: new Map(
      modules.map(([name, text]) => {
        const short = replaceKnownTypes(text, known, one.manifest.name, name);
        return [name, { text: short, declarations: readDeclarations(short) }];
      }),
    ),
  };
}

function withoutComments(text: string): string {
  const { comments } = parseSync('declarations.d.ts', text);
  const cut = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return cut
    .replaceAll('import("zod").', 'z.')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && line !== 'export {};')
    .join('\n');
}

const relativeImports = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from |import\()["'](\.[^"']+\.tsx?)["']/g)].map(([, file = '']) => file);
