import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const sources = globSync(join(import.meta.dirname, '**/*.{ts,tsx}')).filter(
  (file) => !/\.(test|stories)\./.test(file),
);
const modules = globSync(join(import.meta.dirname, '**/*.module.css'));

/** The classes a style sheet defines; comments and values are ignored. */
const classesOf = (css: string): Set<string> =>
  new Set(
    Array.from(
      css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^;{}]*[{])/gi),
      ([, name = '']) => name,
    ),
  );

const importsOf = (source: string): string[] =>
  Array.from(read(source).matchAll(/from '(\.[^']+)'/g), ([, path = '']) => join(dirname(source), path));

const neighboursOf = (source: string, module: string): readonly string[] =>
  importsOf(source).filter((path) => dirname(path) === dirname(module) && !path.endsWith('.css'));

/** Includes neighbouring files: the keys of `styles[level]` may come from a table there. */
const importersOf = (module: string): string =>
  sources
    .flatMap((source) =>
      importsOf(source).includes(module) ? [source].concat(neighboursOf(source, module)) : [],
    )
    .map(read)
    .join('\n');

describe.each(modules.map((file) => [relative(import.meta.dirname, file), file] as const))(
  '%s',
  (_name, file) => {
    const css = read(file);
    const code = importersOf(file);

    test('every class the component uses is defined', () => {
      const asked = Array.from(
        code.matchAll(/styles(?:\.(\w+)|\['([\w-]+)'\])/g),
        ([, dotted, quoted]) => dotted ?? quoted,
      );
      expect(asked.filter((name) => name !== undefined && !classesOf(css).has(name))).toEqual([]);
    });

    test('every defined class is used', () => {
      const unused = Array.from(classesOf(css)).filter((name) => {
        // `styles[`gap${gap}`]` asks for gap1, gap2 …
        const stem = name.replace(/\d+$/, '');
        return !new RegExp(`\\b${name}\\b`).test(code) && !code.includes(`\`${stem}\${`);
      });
      expect(unused).toEqual([]);
    });
  },
);
