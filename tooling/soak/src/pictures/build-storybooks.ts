import { storybookBuild, storybookFolder } from '@proverka/stories/storybook';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from './run-to-end.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

export interface BuildPlace {
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** The storybook as it is in the working tree. */
export async function buildCurrent({ folder, signal }: BuildPlace): Promise<string> {
  return buildIn(root, path.join(folder, 'after'), signal);
}

/** The storybook of a revision, built in a work tree of its own that is gone when this returns, however it returns. */
export async function buildEarlier(revision: string, { folder, signal }: BuildPlace): Promise<string> {
  const checkout = path.join(folder, 'checkout');
  // One a killed run has left behind.
  git('worktree', 'prune');
  git(
    'worktree',
    'add',
    '--quiet',
    '--detach',
    checkout,
    git('rev-parse', '--verify', `${revision}^{commit}`),
  );
  try {
    const install = ['npx', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'];
    await runToEnd(install, { cwd: checkout, path: pathIn(checkout), signal });
    return await buildIn(checkout, path.join(folder, 'before'), signal);
  } finally {
    await rm(checkout, { recursive: true, force: true, maxRetries: 5 });
    git('worktree', 'prune');
  }
}

async function buildIn(checkout: string, output: string, signal: AbortSignal): Promise<string> {
  const cwd = path.join(checkout, storybookFolder);
  await runToEnd(storybookBuild(output), { cwd, path: pathIn(cwd), signal });
  return output;
}

const pathIn = (cwd: string): string =>
  [path.join(cwd, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']].join(
    path.delimiter,
  );
