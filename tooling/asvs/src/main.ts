import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswers } from './answers.ts';
import { findings } from './findings.ts';
import { namedTests } from './named-tests.ts';
import { securityPage } from './security-page.ts';

// npx pnpm asvs [--check]
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'docs/security.md');

const answers = readAnswers(root);
const tests = namedTests(root);
const wrong = findings(root, answers, tests);
const page = securityPage(answers, tests);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page)
    wrong.push('docs/security.md is not what answers and tests make: run «npx pnpm asvs»');
} else {
  writeFileSync(file, page);
}
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
