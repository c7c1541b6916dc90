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
  const held = [await copies.hold(releases[0]), await copies.hold(releases[1])] as const;
  return { channel, releases, copies, held, kept: () => readdir(path.join(copies.webRoot, 'one')) };
}

test("a browser's file that is lost in the store is still in the copy", async () => {
  const { channel, releases, copies } = await copyTwo();
  const [{ remote, version, entry }] = releases;
  await rm(path.join(channel.root, releasePaths.version(remote, version)), { recursive: true });
  expect(await readFile(path.join(copies.webRoot, remote, version, 'web', entry), 'utf8')).toContain('1');
});

test('a copy is removed when the last set drops it, and made again when one needs it', async () => {
  const { releases, copies, held, kept } = await copyTwo();
  const [first, second] = releases;
  const other = await copies.hold(first);
  await held[0].drop();
  await held[0].drop();
  expect((await kept()).toSorted()).toEqual([first.version, second.version].toSorted());
  const [, again] = await Promise.all([other.drop(), copies.hold(first)]);
  expect(await readdir(again.folder)).toContain('node');
  await again.drop();
  expect(await kept()).toEqual([second.version]);
});
