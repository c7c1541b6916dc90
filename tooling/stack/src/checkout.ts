import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './repository.ts';
import { runToEnd } from './run-to-end.ts';

const gitIn =
  (cwd: string) =>
  (...words: string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const git = gitIn(repositoryRoot);

export interface Checkout {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A revision in a work tree of its own at `folder`, with its packages installed. An interruption of the run removes it, too. */
export async function checkOut(revision: string, folder: string): Promise<Checkout> {
  await letOthersThrough(path.dirname(folder));
  git('worktree', 'add', '--quiet', '--detach', folder, commitOf(revision));
  // An interruption takes the folder away; git has to forget it, too.
  process.once('exit', forgetGone);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    forgetGone();
  };
  try {
    const install = ['npx', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'];
    await runToEnd(install, { cwd: folder, path: programsIn(folder) });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL's programs are among the packages, and under root another user runs them: temporary folders are for their owner. */
async function letOthersThrough(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (process.getuid?.() !== 0) return;
  for (
    let current = folder;
    !path.relative(tmpdir(), current).startsWith('..');
    current = path.dirname(current)
  ) {
    const { mode } = await stat(current);
    await chmod(current, mode | 0o011);
  }
}

const forgetGone = (): void => void git('worktree', 'prune');

/** The `PATH` with the programs of a folder's packages first. */
export const programsIn = (folder: string): string =>
  [path.join(folder, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']].join(
    path.delimiter,
  );

/** Throws one sentence when there is no such commit. */
export function commitOf(revision: string, root = repositoryRoot): string {
  try {
    return gitIn(root)('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch (error) {
    throw new Error(`There is no commit ${revision}.`, { cause: error });
  }
}

/** A commit, on no branch, with the changes of the working tree to files that git knows. */
export const commitOfWorkingTree = (): string =>
  git('stash', 'create') || git('rev-parse', '--verify', 'HEAD');

/** What is served where the newest commit is not yet: the last tag `release/*` before it, else its parent. */
export function previousVersion(root = repositoryRoot): {
  readonly revision: string;
  readonly commit: string;
} {
  const tag = lastTag('HEAD', root);
  const isNow = tag !== null && commitOf(tag, root) === commitOf('HEAD', root);
  const revision = (isNow ? lastTag('HEAD^', root) : tag) ?? 'HEAD^';
  return { revision, commit: commitOf(revision, root) };
}

function lastTag(from: string, root: string): string | null {
  try {
    return gitIn(root)('describe', '--tags', '--abbrev=0', '--match', 'release/*', from);
  } catch {
    return null;
  }
}
