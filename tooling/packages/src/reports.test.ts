import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readWorkspace } from './published.ts';
import { raiseVersions, readSurfaces, reportProblems } from './reports.ts';

/** A repository with one published package, whose declarations are written like the compiler does. */
function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'proverka-reports-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Образцов', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  const setVersion = (version: string) =>
    write(
      'packages/price/package.json',
      JSON.stringify(
        { name: 'price', version, exports: { './*': './src/*.ts' }, publishConfig: { directory: 'dist' } },
        null,
        2,
      ),
    );
  write('pnpm-workspace.yaml', 'catalog: {}\n');
  write('.gitignore', 'node_modules\n');
  write('packages/price/src/price.ts', '');
  setVersion('1.0.0');
  git('init');
  return {
    declare: (text: string) => write('packages/price/node_modules/.tsc/src/price.d.ts', text),
    setVersion,
    commit: () => {
      git('add', '.');
      git('commit', '-m', 'a');
    },
    raise: () => {
      const said: string[] = [];
      const workspace = readWorkspace(root);
      raiseVersions(workspace, readSurfaces(workspace), (line) => said.push(line));
      return said;
    },
    problems: () => {
      const workspace = readWorkspace(root);
      return reportProblems(workspace, readSurfaces(workspace)).join('\n');
    },
  };
}

const one = 'export declare const price: number;\n';
const two = `${one}export declare const discount: number;\n`;

test('a new surface without a new version is refused, committed or not', () => {
  const { declare, raise, commit, problems, setVersion } = repository();
  declare(one);
  expect(raise()).toEqual([]);
  commit();
  expect(problems()).toBe('');
  declare(two);
  expect(problems()).toContain('price 1.0.0 has to be 1.1.0 (addition):\n  - ./price discount is new');
  expect(raise()[0]).toBe('price 1.0.0 → 1.1.0');
  expect(problems()).toBe('');
  // A report that was written by hand, under the old version.
  setVersion('1.0.0');
  raise();
  setVersion('1.0.0');
  commit();
  expect(problems()).toContain('price 1.0.0 has to be 1.1.0');
});

test('several changes before one commit take one version, and a breaking one outweighs additions', () => {
  const { declare, raise, commit, problems } = repository();
  declare(two);
  raise();
  commit();
  declare(`${two}export declare const vat: number;\n`);
  raise();
  declare(`${two}export declare const tax: number;\n`);
  expect(raise()).toEqual([]);
  declare(one);
  expect(problems()).toContain(
    'price 1.1.0 has to be 2.0.0 (breaking change):\n  - ./price discount is gone',
  );
  expect(raise()[0]).toBe('price 1.1.0 → 2.0.0');
  expect(problems()).toBe('');
});

test('a report that says something else is refused', () => {
  const { declare, raise, problems } = repository();
  declare(one);
  expect(problems()).toContain('does not say what price 1.0.0 is: run `npx pnpm packages raise`');
  raise();
  expect(problems()).toBe('');
});
