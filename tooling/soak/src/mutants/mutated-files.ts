import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@proverka/stack/stack';

/** What decides the level and the words of a statement, and the verdict they add up to. */
const mutated = [
  'packages/findings/src/**/*.ts',
  'packages/extract/src/findings/**/*.ts',
  'apps/api/src/registers/checks/**/*.ts',
];
/** How sources are called and subjects looked up: nothing of it is a finding. */
const calling = new Set([
  'check-sources.ts',
  'create-check-sources.ts',
  'plate-memory.ts',
  'known-car.ts',
  'known-company.ts',
  'passport-of.ts',
]);
/** The tests that must notice: pure ones, because each runs thousands of times. */
const testing = [
  'packages/findings/src/**/*.test.ts',
  'packages/extract/src/findings/**/*.test.ts',
  'apps/api/src/registers/checks/**/*.test.ts',
  'apps/api/src/reports/verdicts/verdict-sections.test.ts',
];
/** Those on generated input take seconds each time. */
const tooSlow = /\.(?:db|property)\.test\.ts$/u;

const isTest = (file: string): boolean => /\.(?:test|fixtures|stories)\.tsx?$/u.test(file);

const found = (globs: readonly string[]): string[] =>
  globSync(globs, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] }).toSorted();

export interface SourceFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly path: string;
  readonly content: string;
}

export function mutatedFiles(only: string | undefined): SourceFile[] {
  return found(mutated)
    .filter((file) => !isTest(file) && !calling.has(path.basename(file)) && file.includes(only ?? ''))
    .map((file) => {
      const whole = path.join(repositoryRoot, file);
      return { file, path: whole, content: readFileSync(whole, 'utf8') };
    });
}

export function testFiles(): string[] {
  return found(testing)
    .filter((file) => !tooSlow.test(file))
    .map((file) => path.join(repositoryRoot, file));
}
