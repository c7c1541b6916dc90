import { openStore } from '@proverka/release/open-store';
import { releasePaths } from '@proverka/release/release-paths';
import type { ReleaseSet } from '@proverka/release/release-set';
import { startS3, type S3Sandbox } from '@proverka/release/testing/s3-sandbox';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildServer } from './build-server.ts';
import { openSite } from './channel-testing.ts';
import { readConfig } from './config.ts';
import { releasedFiles } from './released-files.ts';
import { keepVerifiedCopies } from './verified-copies.ts';

let s3: S3Sandbox;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

test('two shells on one object store switch within a second of each other', async () => {
  const site = await openSite(await openStore(s3.place(randomUUID())));
  const shells = [await site.startShell(), await site.startShell()];
  const { set } = await site.release({ name: 'one', code: '2' });
  const [one = 0, two = Infinity] = await Promise.all(
    shells.map(async ({ serves }) => {
      await vi.waitUntil(() => serves() === set.id, { timeout: 10_000, interval: 5 });
      return performance.now();
    }),
  );
  expect(Math.abs(one - two)).toBeLessThan(1000);
});

test('a shell that is told of a change looks at once', async () => {
  const site = await openSite(await openStore(s3.place(randomUUID())));
  const { look, state } = await site.startShell();
  const ready = async ({ id }: ReleaseSet) => {
    await site.store.putHint(`${releasePaths.announcements('stable')}/${id}.json`, '{}');
    look();
    await vi.waitUntil(() => state().ready.includes(id), { timeout: 15_000 });
  };
  await site.release({ name: 'one', code: '2' }, { ready });
  expect(state().refused).toEqual({});
});

test.each([
  ['answers with errors', { kind: 'failing', status: 503 }],
  ['refuses its key', { kind: 'failing', status: 403 }],
  ['answers with something else', { kind: 'broken', how: 'maintenance' }],
])('a shell whose store %s keeps what runs and goes on when the store is back', async (_what, behaviour) => {
  const site = await openSite(await openStore(s3.place(randomUUID())));
  const { serves, current } = await site.startShell();
  const forOthers = await site.publish({ name: 'one', code: '2' });
  await s3.behave(behaviour, 'get');
  await vi.waitUntil(() => site.said().includes('cannot be followed'), { timeout: 15_000 });
  expect(serves()).toBe(site.first.id);
  expect(current().pages.find('realestate.localhost', '/one/')).toBeDefined();
  await s3.behaveAsUsual();
  const { set } = await site.release({ name: 'one', code: '2' });
  expect(set.remotes['one']?.version).toBe(forOthers.version);
  await vi.waitUntil(() => serves() === set.id, { timeout: 15_000 });
});

test("browsers get files of an object store, also of versions that are no longer served, and nothing else's", async () => {
  const place = s3.place(randomUUID());
  const site = await openSite(await openStore(place));
  const old = site.first.remotes['one']?.version;
  const copies = await keepVerifiedCopies(site.store);
  const files = releasedFiles(place, site.store, copies, Date.now);
  const { store, keys } = site.mover;
  const app = await buildServer({
    config: readConfig({ RELEASES_URL: place }),
    current: () => expect.fail('no page is asked for'),
    webFolder: 'web',
    trust: { store, keys },
    files,
  });
  onTestFinished(async () => {
    await app.close();
    await copies.close();
  });
  const ask = async (url: string, encoding = 'identity') => {
    const headers = { host: 'realestate.localhost', 'accept-encoding': encoding };
    const { statusCode, body, headers: given } = await app.inject({ url, headers });
    return [statusCode, statusCode === 200 ? (given['content-encoding'] ?? body) : null];
  };
  expect(await ask(`/r/one/${old}/web/entry.abc.js`)).toEqual([200, '/* 1 */']);
  expect(await ask(`/r/one/${old}/web/entry.abc.js`, 'br')).toEqual([200, 'br']);
  // A tab may ask for a version after a set that used it has come and gone.
  const release = site.first.remotes['one'];
  if (release) await (await copies.hold(release)).drop();
  expect(await ask(`/r/one/${old}/web/entry.abc.js`)).toEqual([200, '/* 1 */']);
  for (const other of [`${old}/node/entry.cjs`, `${old}/web/no.js`, 'nothing/web/entry.abc.js'])
    expect(await ask(`/r/one/${other}`)).toEqual([404, null]);
});
