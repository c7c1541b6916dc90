import { expect, test } from 'vitest';
import { scopeOf, type WorkspacePackage } from './affected.ts';

const packageAt = (path: string): WorkspacePackage => ({ name: `@proverka/${path.split('/').at(-1)}`, path });
const packages = ['apps/realestate', 'apps/admin', 'packages/blog', 'tooling/check'].map(packageAt);
const of = (files: readonly string[], ...affected: readonly string[]) =>
  scopeOf({ files, packages, affected: affected.map(packageAt) });
const namesOf = (scope: ReturnType<typeof of>) => scope.affected?.map(({ path }) => path);

test('what depends on a changed package is checked with it, and whoever reads everything', () => {
  const scope = of(['packages/blog/src/article.ts'], 'packages/blog', 'apps/realestate');
  expect(namesOf(scope)).toEqual(['apps/realestate', 'packages/blog', 'tooling/check']);
  expect(scope).toMatchObject({ hasApp: true });
});

test.each(['pnpm-lock.yaml', 'turbo.json', 'oxlint.config.ts', 'packages/new/src/file.ts'])(
  'with a change of %s everything is checked',
  (file) => {
    expect(of([file])).toEqual({ affected: null, why: `${file} may concern everything` });
  },
);

test('words for people are read by the tests that read everything, and concern no app', () => {
  expect(of(['README.md', 'docs/bench.md'])).toEqual({
    affected: [packageAt('tooling/check')],
    hasApp: false,
  });
});

test('without a change nothing is left to check', () => {
  expect(of([])).toEqual({ affected: [], hasApp: false });
});
