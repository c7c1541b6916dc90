import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'tooling', 'e2e'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const ending = (suffix: string): string[] => files.filter((file) => file.endsWith(`.${suffix}.ts`));

/** The suffixes README.md explains, and what libraries look for. */
const explained = [
  'answers.test',
  'apart',
  'bench',
  'browser',
  'db.test',
  'domain',
  'e2e',
  'fixtures',
  'job',
  'main',
  'operations',
  'property.db.test',
  'property.test',
  'routes',
  'stories',
  'store',
  'tables',
  'test',
  'view',
];
const ofLibraries = ['config', 'd'];

test('every suffix of a file is one that the README explains', () => {
  const readme = read('README.md') + read('apps/api/README.md');
  const unknown = files.filter((file) => {
    const suffix = path
      .basename(file)
      .replace(/\.tsx?$/, '')
      .split('.')
      .slice(1)
      .join('.');
    return suffix !== '' && ![...explained, ...ofLibraries].includes(suffix);
  });
  expect(unknown).toEqual([]);
  expect(explained.filter((suffix) => !readme.includes(`\`.${suffix}`))).toEqual([]);
});

test('a *.job.ts exports the handler of a job, and no other file does', () => {
  const handler = /^export (async )?function \w+Job\(/m;
  const sources = files.filter((file) => file.startsWith('apps/api/src/') && !file.includes('.test.'));
  expect(sources.filter((file) => handler.test(read(file))).toSorted()).toEqual(ending('job').toSorted());
});

test('a *.tables.ts adds tables to the schema, and no other file does', () => {
  const sources = files.filter((file) => file.startsWith('apps/api/src/'));
  expect(sources.filter((file) => /^ {2}interface Schema \{/m.test(read(file))).toSorted()).toEqual(
    ending('tables').toSorted(),
  );
});

test('a *.store.ts asks the database', () => {
  expect(
    ending('store').filter((file) => !read(file).includes('#platform/db/') && !read(file).includes('/db/')),
  ).toEqual([]);
});

test('a *.db.test.ts uses a database', () => {
  const world =
    /test\/(world|database|cleanup|global-setup|buyer-of-checks|coupons|risk)|ledger-laws|(create|open)\w*(World|Database)|\/(world|database)\.ts/;
  expect(ending('db.test').filter((file) => !world.test(read(file)))).toEqual([]);
});
