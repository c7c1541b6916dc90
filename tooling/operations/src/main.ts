import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAlerts } from './alerts.ts';
import { figureFindings } from './known-figures.ts';
import { withMarkedPart } from './marked-part.ts';
import { tryRules } from './promtool.ts';
import { alertsTable, runBookFindings } from './run-book.ts';
import { settingsTables } from './settings-tables.ts';

// npx pnpm operations [--check]
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'docs/operations.md');

const alerts = readAlerts(root);
const before = readFileSync(file, 'utf8');
const page = withMarkedPart(
  withMarkedPart(before, 'settings', settingsTables()),
  'alerts',
  alertsTable(alerts),
);
const tried = tryRules(root);
const wrong = [...runBookFindings(root, alerts), ...figureFindings(root), ...tried.wrong];
if (process.argv.includes('--check')) {
  if (page !== before)
    wrong.push('docs/operations.md is not what settings and alerts make: run «npx pnpm operations»');
} else {
  writeFileSync(file, page);
}
// `npx pnpm test` repeats notes of a step that passed.
const notes = tried.note === undefined ? [] : [`note: ${tried.note}`];
for (const line of [...wrong, ...notes]) process.stdout.write(`${line}\n`);
process.exit(wrong.length === 0 ? 0 : 1);
