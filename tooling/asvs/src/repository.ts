import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const listed = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What runs in production: no tests, stories, measurements or stand-ins of outside systems. */
export const productFiles: readonly string[] = listed(
  ':(glob)apps/*/src/**/*.ts',
  ':(glob)apps/*/src/**/*.tsx',
  ':(glob)packages/*/src/**/*.ts',
  ':(glob)packages/*/src/**/*.tsx',
).filter(
  (file) => !/\.(test|stories|bench|fixtures)\.tsx?$|\/testing\/|-testing\.tsx?$|^apps\/sandbox\//.test(file),
);

/** The product's files, as `path:line`, with a line that matches. */
export function linesWith(pattern: RegExp, files: readonly string[] = productFiles): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${file}:${at + 1}`] : [],
      ),
  );
}

/** Packages that apps and packages ask for themselves. */
export const dependencies: ReadonlySet<string> = new Set(
  listed('apps/*/package.json', 'packages/*/package.json').flatMap((file) => {
    const { dependencies: own = {} } = JSON.parse(textOf(file)) as { dependencies?: Record<string, string> };
    return Object.keys(own);
  }),
);
