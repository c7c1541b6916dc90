import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withMarkedPart } from './marked-part.ts';
import { settingsTables } from './settings-tables.ts';

// npx pnpm operations [--check]
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'docs/operations.md');

const before = readFileSync(file, 'utf8');
const page = withMarkedPart(before, 'settings', settingsTables());
const wrong: string[] = [];
if (process.argv.includes('--check')) {
  if (page !== before)
    wrong.push('docs/operations.md is not what the lists of settings make: run «npx pnpm operations»');
} else {
  writeFileSync(file, page);
}
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
