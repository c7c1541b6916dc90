import { storybookBuild, storybookFolder } from '@proverka/stories/storybook';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from './run-to-end.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The storybook as it is in the working tree. */
export const buildCurrent = (folder: string): Promise<string> => buildIn(root, path.join(folder, 'after'));

/** The storybook of a revision, built in a work tree of its own that is gone when this returns, however it returns. */
export async function buildEarlier(revision: string, folder: string): Promise<string> {
  const checkout = path.join(folder, 'checkout');
  git(
    'worktree',
    'add',
    '--quiet',
    '--detach',
    checkout,
    git('rev-parse', '--verify', `${revision}^{commit}`),
  );
  // An interruption takes the folder away; git has to forget it, too.
  process.once('exit', forgetGone);
  try {
    const install = ['npx', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'];
    await runToEnd(install, { cwd: checkout, path: pathIn(checkout) });
    return await buildIn(checkout, path.join(folder, 'before'));
  } finally {
    await rm(checkout, { recursive: true, force: true, maxRetries: 5 });
    forgetGone();
  }
}

const forgetGone = (): void => void git('worktree', 'prune');

async function buildIn(checkout: string, output: string): Promise<string> {
  const cwd = path.join(checkout, storybookFolder);
  await runToEnd(storybookBuild(output), { cwd, path: pathIn(cwd) });
  return output;
}

const pathIn = (cwd: string): string =>
  [path.join(cwd, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']].join(
    path.delimiter,
  );
