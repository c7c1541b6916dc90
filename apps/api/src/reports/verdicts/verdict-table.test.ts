import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCases } from '#registers/all-verdict-cases.fixtures.ts';
import { checkTypes } from '#registers/checks.ts';
import { verdictSections, verdictTable } from './verdict-table.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** Codes of findings as they are written in the rules; parts made of variables come from the table itself. */
const writtenCodes = [
  'apps/api/src/registers/checks/**/*.ts',
  'packages/extract/src/findings/*.ts',
  'packages/extract/src/facts/encumbrance-kinds.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.(?:test|fixtures)\.ts$/u.test(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\bcode\b/u.test(line))
      .flatMap((line) => [...line.matchAll(/'([a-z]+(?:_[a-z]+)+)'/gu)].map(([, code = '']) => code)),
  );

describe('the table of verdicts', () => {
  test('the table of docs is what the code says today', async () => {
    await expect(verdictTable()).resolves.toMatchFileSnapshot('../../../../../docs/verdicts.md');
  });

  test('every check has rows, with and without an answer', () => {
    expect(allCases.map(({ type }) => type).toSorted()).toEqual([...checkTypes].toSorted());
    const silent = allCases.filter(
      ({ type, cases }) => type !== 'passport' && !cases.some(({ answer }) => answer === null),
    );
    expect(silent.map(({ type }) => type)).toEqual([]);
  });

  test('every finding of the rules has a row, and every row says its reason', async () => {
    const rows = (await verdictSections()).flatMap((section) => section.rows);
    const shown = new Set(rows.flatMap(({ findings }) => findings.map(({ code }) => code)));
    const missing = new Set(writtenCodes.filter((code) => !shown.has(code)));
    expect([...missing]).toEqual([]);
    for (const { when, because, sentence } of rows) {
      expect(when).not.toBe('');
      expect(because).not.toBe('');
      expect(sentence).toMatch(/\.$/u);
    }
  });

  test('rows of one check are told apart by their words', async () => {
    for (const { rows } of await verdictSections()) {
      const words = rows.map(({ when }) => when);
      expect(words).toEqual([...new Set(words)]);
    }
  });
});
