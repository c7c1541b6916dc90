import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { failedOnce, passedOnce, type Outcome } from './outcome.ts';

interface Forbidden {
  readonly pattern: RegExp;
  readonly why: string;
  /** The files the rule applies to; all when absent. */
  readonly files?: RegExp;
}

/** Split, so that this file does not match itself. */
const registryHost = new RegExp(['registry', 'npmjs', 'org'].join(String.raw`\.`));
const machinePath = new RegExp(String.raw`(^|[\s"'\x60(=:])/(${['work', 'root', 'home'].join('|')})/[\w.-]+`);

const forbidden: readonly Forbidden[] = [
  { pattern: registryHost, why: 'names a package registry: any mirror will do' },
  { pattern: machinePath, why: 'holds a path of one machine' },
  {
    pattern: /new Date\(\)/,
    why: 'domain code has no clock: take the time as a parameter',
    files: /\.domain\.ts$/,
  },
  {
    // In the replacement of a regular expression it stands for a group.
    pattern: /^(?!.*\.replace(All)?\().*\$\d/,
    why: 'numbers a parameter of SQL: give it a name, see packages/sql',
    files: /^(apps\/(api|sandbox)\/(?!test\/)|tooling\/|packages\/sql\/)(?!.*\.test\.ts).*\.ts$/,
  },
  { pattern: /\.(only|skip)\(|\.todo\(/, why: 'leaves tests out', files: /\.(test|e2e)\.tsx?$/ },
];

/** Finds text that must not be committed. Returns `file:line why` for every match. */
export function findForbiddenText(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const rules = forbidden.filter((rule) => !rule.files || rule.files.test(file));
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1} ${why}`),
    );
  });
}

const textFile = /\.(ts|tsx|mjs|css|json|yaml|yml|md|html|typ|sql|sh)$|(^|\/)\.(npmrc|gitignore)$/;

export function forbiddenTextStep(root: string): Outcome {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => textFile.test(file))
    .filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
  const finds = findForbiddenText(root, files);
  return finds.length === 0 ? passedOnce : failedOnce(finds.join('\n'));
}
