import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageOf, readAlerts, rulesFolder } from './alerts.ts';
import { figureFindings, knownFigures } from './known-figures.ts';
import { withMarkedPart } from './marked-part.ts';
import { tryRules } from './promtool.ts';
import { runBookFindings } from './run-book.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('rules that no promtool has tried are told as a note', () => {
  const missing = () => ({ error: new Error('ENOENT'), status: null, stdout: '', stderr: '' });
  const sentence = 'promtool (Debian: prometheus) is not on this machine: the rules were read and not tried';
  expect(tryRules(root, missing)).toEqual({ wrong: [], note: sentence });
  const fails = () => ({ status: 1, stdout: 'SUCCESS', stderr: ': not' });
  expect(tryRules(root, fails).wrong).toEqual(['SUCCESS: not', 'SUCCESS: not']);
});

test('every alert wakes somebody or waits as a ticket, and asks for figures that processes tell', () => {
  const alerts = readAlerts(root);
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter(({ severity }) => !['page', 'ticket'].includes(severity))).toEqual([]);
  expect(figureFindings(root)).toEqual([]);
  expect(knownFigures(root)).toContain('proverka_source_outage');
});

test('an alert without its page, a page without an alert, and a page without what to do are found', () => {
  const alert = (name: string) => ({ name, severity: 'page', expr: 'up == 0' });
  const folder = folderWith({
    'docs/operations/ledger-broken.md': '# LedgerBroken\n\n## Look\n',
    'docs/operations/old.md': '# Old\n',
  });
  expect(pageOf('LedgerBroken')).toBe('ledger-broken.md');
  expect(runBookFindings(folder, [alert('LedgerBroken'), alert('QueueStands')])).toEqual([
    'docs/operations/ledger-broken.md has no part «Do»',
    'the alert QueueStands has no page docs/operations/queue-stands.md',
    'docs/operations/old.md is the page of no alert',
  ]);
});

test('a rule or panel that asks for a figure nobody tells is found', () => {
  const folder = folderWith({
    [`${rulesFolder}/rules.yaml`]:
      'expr: proverka_told_seconds_bucket > proverka_nodejs_eventloop_lag_seconds',
    [`${rulesFolder}/dashboard.json`]: '{"expr":"proverka_untold"}',
    'apps/api/src/one.ts': "name: 'proverka_told_seconds',",
    'apps/shell/src/server/two.ts': '',
  });
  expect(figureFindings(folder)).toEqual(['dashboard.json asks for proverka_untold, which no process tells']);
});

test('a written part of a page takes the place of the one before, and a page without its marks is refused', () => {
  const page = 'a\n<!-- x: begin -->\n\nold\n\n<!-- x: end -->\nb\n';
  const next = withMarkedPart(page, 'x', 'new');
  expect(next).toBe('a\n<!-- x: begin -->\n\nnew\n\n<!-- x: end -->\nb\n');
  expect(withMarkedPart(next, 'x', 'new')).toBe(next);
  expect(() => withMarkedPart('a', 'x', 'new')).toThrow('no marks');
});
