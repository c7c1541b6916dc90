import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callFindings, callsPage } from './calls-page.ts';
import { findCallsIn } from './find-calls.ts';
import { specifiedCalls } from './specified-calls.ts';

// npx pnpm calls [--check]
const root = path.resolve(import.meta.dirname, '../../..');
const page = path.join(root, 'docs/calls.md');

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'apps', 'packages', 'e2e'];
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const find = findCallsIn(files);
const wrong = callFindings(specifiedCalls, find);
const made = callsPage(specifiedCalls, find);
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== made)
    wrong.push('docs/calls.md is not what the sources say: run «npx pnpm calls»');
} else {
  writeFileSync(page, made);
}
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
