import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** From the repository root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** TypeScript files that git tracks or would add, in the working tree of `root`. */
export function readSourceFiles(root: string): readonly SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.d.ts'))
    .flatMap((file) => {
      try {
        return [{ path: file, text: readFileSync(path.join(root, file), 'utf8') }];
      } catch {
        // Deleted from the working tree but still in the index.
        return [];
      }
    });
}

export const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** Code that only tests, measurements and stories run. */
export const isSupport = (file: string): boolean =>
  isTest(file) ||
  /\.(stories|bench|soak|fixtures|examples)\.tsx?$/.test(file) ||
  /(^|\/)(test|bench|fixtures|testing|e2e|examples)\//.test(file) ||
  /[/-]testing\.tsx?$/.test(file);
