import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publish } from './publish.ts';
import { builtRemote } from './testing/built-remote.ts';
import { testChannel } from './testing/test-channel.ts';

test('publishing the same content gives the same version, other content another', async () => {
  const { publish: publishBuilt } = await testChannel();
  const first = await publishBuilt();
  expect((await publishBuilt()).version).toBe(first.version);
  expect((await publishBuilt({ code: '2' })).version).not.toBe(first.version);
});

test('compressed files are published and have digests of their own', async () => {
  const { files } = await (await testChannel()).publish();
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['web/entry.abc.js.br', 'web/home.css.gz']));
});

test('what an interrupted publication left is completed', async () => {
  const { root, publish: publishBuilt } = await testChannel();
  const { version } = await publishBuilt();
  const target = path.join(root, 'remotes/realestate', version);
  await rm(path.join(target, 'release.json'));
  await rm(path.join(target, 'web/home.css'));
  await publishBuilt();
  await expect(readFile(path.join(target, 'release.json'), 'utf8')).resolves.toContain(version);
  await expect(readFile(path.join(target, 'web/home.css'), 'utf8')).resolves.toBe('.a{}');
});

test('a published file is never overwritten', async () => {
  const { root, publish: publishBuilt } = await testChannel();
  const { version } = await publishBuilt();
  await writeFile(path.join(root, 'remotes/realestate', version, 'web/home.css'), '.evil{}');
  await expect(publishBuilt()).rejects.toThrow('what is published never changes');
});

test('a compressed file that is not the copy of its file is not published', async () => {
  const { root, store } = await testChannel();
  const remote = await builtRemote(path.dirname(root));
  const file = path.join(remote, 'dist/web/entry.abc.js.br');
  await writeFile(file, (await readFile(file)).subarray(0, 5));
  await expect(publish(store, remote)).rejects.toThrow('web/entry.abc.js.br is not the compressed copy');
});
