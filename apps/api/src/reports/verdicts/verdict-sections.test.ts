import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCases } from '#registers/all-verdict-cases.fixtures.ts';
import { sectionLines, sectionOf } from './verdict-table.ts';

const page = readFileSync(new URL('../../../../../docs/verdicts.md', import.meta.url), 'utf8');

// One test per check, so that a changed rule names its check.
test.each(allCases.map((one) => [one.type, one] as const))(
  'the rows of %s are what the page of verdicts says',
  async (_type, one) => {
    expect(page).toContain(sectionLines(await sectionOf(one)));
  },
);
