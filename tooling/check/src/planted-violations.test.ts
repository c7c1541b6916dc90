import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findForbiddenText } from './forbidden-text.ts';

/** A rule that nothing violates may have stopped working, so each is violated here, in a small copy of the workspace. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const bin = path.join(root, 'node_modules/.bin');
const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'planted-'));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of ['oxlint.config.ts', 'tooling/house/src/rooms.ts', 'turbo.json', 'tsconfig.base.json'])
    await cp(path.join(root, file), path.join(copy, file));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function plant(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), content);
  }
}

/** The tool's output, whatever its exit code. */
async function words(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { stdout, stderr } = await run(path.join(bin, program), args, { cwd: copy, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

describe('the linter', () => {
  /** The linter's output per planted file; one run for all, because starting the linter takes longest. */
  let said: ReadonlyMap<string, string>;
  const saidOf = (file: string): string => said.get(file) ?? '';

  const domainCode: readonly (readonly [what: string, code: string, message: string])[] = [
    [
      'reads a file',
      "import { readFileSync } from 'node:fs';\n\nexport const read = () => readFileSync('a');\n",
      'Domain code is pure',
    ],
    ['reads the clock', 'export const now = () => Date.now();\n', 'Domain code has no clock'],
    ['is random', 'export const id = () => Math.random();\n', 'Domain code has no randomness'],
    ['makes ids', 'export const id = () => crypto.randomUUID();\n', "Unexpected use of 'crypto'"],
    ['asks the network', "export const ask = () => fetch('/');\n", "Unexpected use of 'fetch'"],
  ];
  const longCode = `export function count() {\n${'  console.count();\n'.repeat(51)}}\n`;
  const domainFile = (what: string): string =>
    `apps/api/src/ordering/placement/${what.replaceAll(' ', '-')}.domain.ts`;

  const room = (file: string): string => `apps/api/src/${file}`;
  const roomFiles = {
    [room('ordering/order.ts')]: 'export interface Order {\n  readonly id: string;\n}\n',
    [room('ordering/lists/list.ts')]: 'export const list = 1;\n',
    [room('money/upwards.ts')]:
      "import type { Order } from '#ordering/order.ts';\n\nexport type Paid = Order;\n",
    [room('reports/behind-the-face.ts')]:
      "import { list } from '#ordering/lists/list.ts';\n\nexport const shown = list;\n",
    [room('reports/around.ts')]:
      "import type { Order } from '../ordering/order.ts';\n\nexport type Read = Order;\n",
    [room('reports/proper.ts')]:
      "import type { Order } from '#ordering/order.ts';\n\nexport type Proper = Order;\n",
  };

  beforeAll(async () => {
    await plant({
      'apps/realestate/src/features/search/search.ts': 'export const search = 1;\n',
      'apps/realestate/src/features/order/order.ts':
        "import { search } from '../search/search.ts';\n\nexport const order = search;\n",
      'apps/realestate/src/pages/home-page.ts': 'export const home = 1;\n',
      'apps/realestate/src/features/teaser/teaser.ts':
        "import { home } from '../../pages/home-page.ts';\n\nexport const teaser = home;\n",
      'apps/account/src/link.ts': "import { Link } from 'react-router';\n\nexport const AppLink = Link;\n",
      'packages/brand/src/floating.ts': 'const later = async () => 1;\nlater();\n',
      'packages/brand/src/long.ts': longCode,
      'packages/brand/src/long.test.ts': longCode,
      'packages/brand/src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'packages/brand/src/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a;\n",
      'packages/brand/tsconfig.json': JSON.stringify({
        extends: '../../tsconfig.base.json',
        include: ['src'],
      }),
      'packages/brand/src/c.ts':
        "import type { D } from './d.ts';\n\nexport interface C {\n  readonly d: D;\n}\n",
      'packages/brand/src/d.ts': "import type { C } from './c.ts';\n\nexport type D = readonly C[];\n",
      ...roomFiles,
      ...Object.fromEntries(domainCode.map(([what, code]) => [domainFile(what), code])),
    });
    const { diagnostics } = JSON.parse(await words('oxlint', '--format=json', 'apps', 'packages')) as {
      diagnostics: readonly { filename: string; code: string; message: string; help?: string }[];
    };
    const all = Map.groupBy(diagnostics, ({ filename }) => filename);
    said = new Map(
      [...all].map(([file, list]) => [
        file,
        list.map(({ code, message, help = '' }) => `${code} ${message} ${help}`).join('\n'),
      ]),
    );
  });

  test('the linter reports a feature that imports another feature', () => {
    expect(saidOf('apps/realestate/src/features/order/order.ts')).toContain(
      'A feature never imports another feature',
    );
  });

  test('the linter reports a feature that imports a page', () => {
    expect(saidOf('apps/realestate/src/features/teaser/teaser.ts')).toContain('only pages combine features');
  });

  test('the linter reports a remote that imports react-router itself', () => {
    expect(saidOf('apps/account/src/link.ts')).toContain('react-router and federation belong to the shell');
  });

  test.each(domainCode)('the linter reports domain code that %s', (what, _code, message) => {
    expect(saidOf(domainFile(what))).toContain(message);
  });

  test('the linter reports a floating promise', () => {
    expect(saidOf('packages/brand/src/floating.ts')).toContain('no-floating-promises');
  });

  test('the linter reports functions longer than fifty lines, except in tests', () => {
    expect(saidOf('packages/brand/src/long.ts')).toContain('max-lines-per-function');
    expect(saidOf('packages/brand/src/long.test.ts')).not.toContain('max-lines-per-function');
  });

  test('the linter reports import cycles, type imports included', () => {
    expect(saidOf('packages/brand/src/a.ts')).toContain('no-cycle');
    expect(saidOf('packages/brand/src/c.ts')).toContain('no-cycle');
  });

  test('the linter reports a room of the API that imports a type from a room above it', () => {
    expect(saidOf(room('money/upwards.ts'))).toContain('The room money stands below this one');
  });

  test('the linter reports a room that imports a private file of another room or imports it by a relative path', () => {
    expect(saidOf(room('reports/behind-the-face.ts'))).toContain('public face');
    expect(saidOf(room('reports/around.ts'))).toContain('imported as #room/file.ts');
  });

  test('the linter reports nothing about the other planted files', () => {
    const innocent = [
      'apps/realestate/src/features/search/search.ts',
      'apps/realestate/src/pages/home-page.ts',
      room('ordering/order.ts'),
      room('reports/proper.ts'),
    ];
    expect(innocent.map(saidOf)).toEqual(innocent.map(() => ''));
  });
});

describe('the package boundaries', () => {
  const package_ = (name: string, tag: string, dependencies: Record<string, string> = {}) => ({
    [`packages/${name}/package.json`]: JSON.stringify({
      name: `@proverka/${name}`,
      type: 'module',
      dependencies,
    }),
    [`packages/${name}/turbo.json`]: JSON.stringify({ extends: ['//'], tags: [tag] }),
    [`packages/${name}/src/index.ts`]: 'export const value = 1;\n',
  });

  test('the boundary check reports a package that depends on one above it or imports an undeclared one', async () => {
    await rm(path.join(copy, 'packages'), { recursive: true, force: true });
    await rm(path.join(copy, 'apps'), { recursive: true, force: true });
    const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    await plant({
      'package.json': JSON.stringify({
        name: 'planted',
        private: true,
        packageManager: manifest.packageManager,
      }),
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      ...package_('contract', 'contract'),
      ...package_('brand', 'brand'),
      ...package_('validation', 'validation', { '@proverka/contract': 'workspace:*' }),
      'packages/brand/src/undeclared.ts': "export { value } from '@proverka/contract';\n",
    });
    await run('git', ['init', '-q'], { cwd: copy });
    const said = await words('turbo', 'boundaries');
    expect(said).toContain('@proverka/contract` found without any tag listed in allowlist');
    expect(said).toContain('undeclared.ts');
  });
});

describe('the text check', () => {
  test('when a path of one machine, a registry, a skipped test or a numbered parameter is committed', async () => {
    const registry = ['https://registry', 'npmjs', 'org'].join('.');
    await plant({
      'docs/a.md': ['Look into ', 'root', 'secret', 'plan.md\n'].join('/'),
      'docs/b.yaml': `tarball: ${registry}/a.tgz\n`,
      'src/c.test.ts': ['test', "skip('x', () => {});\n"].join('.'),
      'src/d.domain.ts': ['export const now = () => new', 'Date();\n'].join(' '),
      'apps/api/src/money/e.store.ts': "const FIND = 'select from payment where id = $1';\n",
      'apps/api/src/money/f.store.ts': "export const day = (text: string) => text.replace(/(\\d)/, '$1.');\n",
      'apps/api/src/money/g.db.test.ts': "const FIND = 'select from payment where id = $1';\n",
    });
    const planted = [
      'docs/a.md',
      'docs/b.yaml',
      'src/c.test.ts',
      'src/d.domain.ts',
      ...['e.store.ts', 'f.store.ts', 'g.db.test.ts'].map((file) => `apps/api/src/money/${file}`),
    ];
    expect(findForbiddenText(copy, planted)).toEqual([
      'docs/a.md:1 holds a path of one machine',
      'docs/b.yaml:1 names a package registry: any mirror will do',
      'src/c.test.ts:1 leaves tests out',
      'src/d.domain.ts:1 domain code has no clock: take the time as a parameter',
      'apps/api/src/money/e.store.ts:1 numbers a parameter of SQL: give it a name, see packages/sql',
    ]);
  });
});
