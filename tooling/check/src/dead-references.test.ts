import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDeadReferences } from './dead-references.ts';
import { steps } from './steps.ts';

const stepIds = steps.map(({ id }) => id);

test('every path and every pnpm command named in the Markdown of the repository exists', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(files.filter((file) => file.endsWith('.md')).length).toBeGreaterThan(20);
  expect(findDeadReferences({ files, read, stepIds })).toEqual([]);
});

describe('the check of Markdown references', () => {
  const texts: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ scripts: { start: '', test: '' } }),
    'packages/kit/package.json': JSON.stringify({ name: '@proverka/kit', scripts: { measure: '' } }),
    'packages/kit/src/theme/colours.css': '',
    'apps/site/src/page.ts': '',
  };
  const deadIn = (file: string, ...lines: string[]): string[] =>
    findDeadReferences({
      files: [...Object.keys(texts), file],
      read: (name) => texts[name] ?? lines.join('\n'),
      stepIds,
    });

  test('the check of Markdown references reports a path, a link and a command that do not exist', () => {
    expect(
      deadIn(
        'README.md',
        'See `apps/site/src/gone.ts`, `apps/gone` and [the kit](packages/gone/README.md).',
        '`npx pnpm stop`, `npx pnpm --filter @proverka/kit paint`, `npx pnpm --filter @proverka/gone start`',
        '```',
        'npx pnpm test --only=typos   # a comment',
        'tooling/   unknown to this repository, so no path',
        'apps/site/src/lost.ts   a file',
        '```',
      ),
    ).toEqual([
      'README.md:1 packages/gone/README.md',
      'README.md:1 apps/site/src/gone.ts',
      'README.md:1 apps/gone',
      'README.md:6 apps/site/src/lost.ts',
      'README.md:2 npx pnpm stop',
      'README.md:2 npx pnpm --filter @proverka/kit paint',
      'README.md:2 npx pnpm --filter @proverka/gone start',
      'README.md:4 npx pnpm test --only=typos',
    ]);
  });

  test('the check of Markdown references accepts what exists, placeholders, build output and what is no path', () => {
    expect(
      deadIn(
        'README.md',
        '`apps/<name>/src/page.ts`, `packages/**/colours.css`, `apps/{name}/src/`, [page](apps/site/src/page.ts#top)',
        '`npx pnpm start`, `npx pnpm --filter @proverka/kit measure`, `npx pnpm test --only=types,lint`',
        '`apps/site/dist/main.js`, `GET /orders`, `@proverka/kit/button`, `image/png`, [site](https://example.org/a.md)',
      ),
    ).toEqual([]);
  });

  test('the check of Markdown references accepts the end of a path only within the workspace of the text', () => {
    expect(deadIn('packages/kit/README.md', '`theme/colours.css`, `src/page.ts`, `page.ts`')).toEqual([
      'packages/kit/README.md:1 src/page.ts',
    ]);
  });
});
