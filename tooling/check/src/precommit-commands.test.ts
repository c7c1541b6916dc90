import { expect, test } from 'vitest';
import { precommitCommands } from './precommit-commands.ts';

test('a commit runs the formatter on all its files, the linter and related tests on its code', () => {
  expect(precommitCommands(['docs/a.md', 'apps/b.ts', 'apps/c.tsx'])).toEqual([
    ['oxfmt', '--check', '--no-error-on-unmatched-pattern', 'docs/a.md', 'apps/b.ts', 'apps/c.tsx'],
    ['oxlint', '--deny-warnings', 'apps/b.ts', 'apps/c.tsx'],
    ['vitest', 'related', '--run', '--passWithNoTests', 'apps/b.ts', 'apps/c.tsx'],
  ]);
});

test('a commit without code runs neither the linter nor tests', () => {
  expect(precommitCommands(['docs/a.md']).map(([program]) => program)).toEqual(['oxfmt']);
});

test('a commit without staged files runs nothing: each tool would check the whole repository', () => {
  expect(precommitCommands([])).toEqual([]);
});
