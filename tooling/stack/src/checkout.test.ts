import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitOf, previousVersion } from './checkout.ts';

/** A repository with some commits, the last of which is checked out. */
function repository(commits: number) {
  const root = mkdtempSync(path.join(tmpdir(), 'proverka-git-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...words: string[]) => {
    const as = ['-c', 'user.name=Образцов', '-c', 'user.email=team@example.com'];
    execFileSync('git', [...as, ...words], { cwd: root, stdio: 'ignore' });
  };
  git('init');
  for (let number = 1; number <= commits; number += 1) git('commit', '--allow-empty', '-m', `${number}`);
  return { root, git, commit: (revision: string) => commitOf(revision, root) };
}

test('without a tag the previous version is the parent commit', () => {
  const { root, commit } = repository(2);
  expect(previousVersion(root)).toEqual({ revision: 'HEAD^', commit: commit('HEAD^') });
});

test('the last tag of a release comes before the parent commit, and others do not count', () => {
  const { root, git, commit } = repository(4);
  git('tag', 'release/1', 'HEAD~3');
  git('tag', 'release/2', 'HEAD~2');
  git('tag', 'try/3', 'HEAD~1');
  expect(previousVersion(root)).toEqual({ revision: 'release/2', commit: commit('HEAD~2') });
});

test('the tag of what is checked out is not previous', () => {
  const { root, git, commit } = repository(3);
  git('tag', 'release/1', 'HEAD~2');
  git('tag', 'release/2', 'HEAD');
  expect(previousVersion(root)).toEqual({ revision: 'release/1', commit: commit('HEAD~2') });
});

test('where there is no previous version, that is said', () => {
  const { root } = repository(1);
  expect(() => previousVersion(root)).toThrow('There is no commit HEAD^.');
});
