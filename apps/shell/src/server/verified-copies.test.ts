import { releasePaths } from '@proverka/release/release-paths';
import { testChannel } from '@proverka/release/testing/test-channel';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepVerifiedCopies } from './verified-copies.ts';

async function copyTwo() {
  const channel = await testChannel();
  const releases = [
    await channel.publish({ name: 'one', code: '1' }),
    await channel.publish({ name: 'one', code: '2' }),
  ] as const;
  const copies = await keepVerifiedCopies(channel.store);
  onTestFinished(() => copies.close());
  for (const release of releases) await copies.folderOf(release);
  return { channel, releases, copies, kept: () => readdir(path.join(copies.webRoot, 'one')) };
}

test("a browser's file that is lost in the store is still in the copy", async () => {
  const { channel, releases, copies } = await copyTwo();
  const [{ remote, version, entry }] = releases;
  await rm(path.join(channel.root, releasePaths.version(remote, version)), { recursive: true });
  expect(await readFile(path.join(copies.webRoot, remote, version, 'web', entry), 'utf8')).toContain('1');
});

test('copies no set needs are removed, and made again when one does', async () => {
  const { releases, copies, kept } = await copyTwo();
  const [first, second] = releases;
  await copies.keepOnly([second]);
  expect(await kept()).toEqual([second.version]);
  await Promise.all([copies.keepOnly([second]), copies.folderOf(first)]);
  expect((await kept()).toSorted()).toEqual([first.version, second.version].toSorted());
});
