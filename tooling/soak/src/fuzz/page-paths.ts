import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { landingIds } from '@proverka/catalogue/person-check-landings';
import { repositoryRoot } from '@proverka/stack/stack';

const declarations = [
  'apps/shell/src/app/shell-decl.ts',
  ...['realestate', 'fizcheck', 'fizcheck-pro', 'account', 'admin'].map((app) => `apps/${app}/src/decl.ts`),
];

/** The paths of all pages as their remotes declare them, and of what the shell itself serves. */
export async function readPagePaths(): Promise<readonly string[]> {
  const texts = await Promise.all(
    declarations.map((file) => readFile(path.join(repositoryRoot, file), 'utf8')),
  );
  const declared = texts.flatMap((text) =>
    Array.from(text.matchAll(/path: '([^']+)'/g), ([, found]) => found ?? ''),
  );
  const reports = [
    'check-person',
    'check-person-pdf',
    'check-fiz',
    'counter-agent',
    'proverka-avto',
    'check-auto-preview',
  ];
  return [
    ...new Set([
      ...declared,
      ...landingIds.map((id) => `/${id}/`),
      ...reports.map((name) => `/${name}/:id/`),
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/assets/:id',
      '/r/:id',
      '/indexOld/',
      '/nowhere/:id/',
      '/index.php',
    ]),
  ];
}
