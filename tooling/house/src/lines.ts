import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const MOST_LINES = 250;
const MOST_TEST_LINES = 300;

/** Texts, samples and tables that would not read better when split. */
const mayBeLong: readonly RegExp[] = [
  /^apps\/[\w-]+\/src\/content\//,
  /\/fixtures\//,
  /\.fixtures\.ts$/,
  /^apps\/sandbox\/src\/.*-(samples|world)\.ts$/,
];

export const lineCount = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

export function tooLong(files: readonly SourceFile[]): readonly { path: string; lines: number }[] {
  return files
    .map((file) => ({ path: file.path, lines: lineCount(file) }))
    .filter(({ path, lines }) => {
      const most = isTest(path) ? MOST_TEST_LINES : MOST_LINES;
      return lines > most && !mayBeLong.some((pattern) => pattern.test(path));
    });
}

/** The given quantile: the value at or below which that share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
