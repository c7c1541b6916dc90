import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs `work` on a temporary checkout of a revision and removes the checkout. */
export function atRevision<Value>(root: string, revision: string, work: (root: string) => Value): Value {
  const folder = mkdtempSync(path.join(tmpdir(), 'proverka-house-'));
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    git('worktree', 'add', '--detach', folder, revision);
    return work(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
