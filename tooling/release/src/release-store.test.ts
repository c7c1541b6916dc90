import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './open-store.ts';
import { keysOnPage, startS3, type S3Sandbox } from './testing/s3-sandbox.ts';

let s3: S3Sandbox;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const places = {
  folder: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-store-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  },
  s3: () => Promise.resolve(s3.place(randomUUID())),
};

describe.each(['folder', 's3'] as const)('a store in %s', (kind) => {
  const open = async () => {
    const place = await places[kind]();
    return { store: await openStore(place), other: await openStore(place) };
  };

  test('a pointer moves only from the etag it has', async () => {
    const { store, other } = await open();
    expect(await store.readPointer('stable')).toBeNull();
    expect(await store.writePointer('stable', 'one', null)).toBe(true);
    expect(await other.writePointer('stable', 'lost', null)).toBe(false);
    const first = await other.readPointer('stable');
    expect(first?.content).toBe('one');
    expect(await other.writePointer('stable', 'two', first?.etag ?? null)).toBe(true);
    expect(await store.writePointer('stable', 'lost', first?.etag ?? null)).toBe(false);
    expect((await store.readPointer('stable'))?.content).toBe('two');
    expect(await store.readPointer('next')).toBeNull();
  });

  test('of twenty that move a pointer at once exactly one does', async () => {
    const { store, other } = await open();
    await store.writePointer('stable', 'start', null);
    const etag = (await store.readPointer('stable'))?.etag ?? null;
    const moved = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? store : other).writePointer('stable', `move ${at}`, etag),
      ),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect((await other.readPointer('stable'))?.content).toBe(`move ${moved.indexOf(true)}`);
  });

  test('a file is stored once, its bytes as they were, and never with other content', async () => {
    const { store, other } = await open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
    await store.putFile('remotes/one/1/web/a.js', bytes);
    await other.putFile('remotes/one/1/web/a.js', bytes);
    await expect(other.putFile('remotes/one/1/web/a.js', 'x')).rejects.toThrow('never changes');
    expect((await other.getFile('remotes/one/1/web/a.js'))?.equals(bytes)).toBe(true);
    expect(await store.getFile('remotes/one/1/web/b.js')).toBeNull();
  });

  test('a folder lists what is directly in it, and another one none of it', async () => {
    const { store } = await open();
    for (const name of ['b.json', 'a.json', 'deep/c.json']) await store.putFile(`log/stable/${name}`, '{}');
    await store.putFile('log/stable-2/d.json', '{}');
    expect(await store.list('log/stable')).toEqual(['a.json', 'b.json', 'deep']);
    expect(await store.list('log/next')).toEqual([]);
  });

  test('a hint is written again and removed', async () => {
    const { store, other } = await open();
    await store.putHint('announcements/stable/a.json', 'one');
    await other.putHint('announcements/stable/a.json', 'two');
    expect((await store.getFile('announcements/stable/a.json'))?.toString()).toBe('two');
    await store.removeHint('announcements/stable/a.json');
    await store.removeHint('announcements/stable/a.json');
    expect(await other.list('announcements/stable')).toEqual([]);
  });

  test('whoever watches hears of a change', async () => {
    const { store, other } = await open();
    const heard = vi.fn<() => void>();
    onTestFinished(store.watch(['announcements/stable'], heard));
    await other.putHint('announcements/stable/a.json', 'one');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 10_000);
  });
});

describe('a store in S3', () => {
  test('a store that ignores If-None-Match and If-Match is not used', async () => {
    await s3.behave({ kind: 'lose' }, 'conditions');
    await expect(openStore(s3.place('any'))).rejects.toThrow(
      'The store of RELEASES_URL writes although If-None-Match: * forbids it',
    );
  });

  test('a conflict with another write is tried again', async () => {
    const store = await openStore(s3.place(randomUUID()));
    await s3.behave({ kind: 'refuse' }, 'conditions', 2);
    expect(await store.writePointer('stable', 'one', null)).toBe(true);
  });

  test('a move whose answer was lost is known to be done', async () => {
    const store = await openStore(s3.place(randomUUID()));
    await s3.behave({ kind: 'failing', status: 503, executes: true }, 'put', 1);
    expect(await store.writePointer('stable', 'one', null)).toBe(true);
  });

  test('wrong credentials, another bucket and a wrong address are told in one sentence', async () => {
    const place = s3.place('any');
    await expect(openStore(place.replace('releases', 'another'))).rejects.toThrow(
      's3://another answered NoSuchBucket: The specified bucket does not exist',
    );
    await expect(openStore('https://releases/any')).rejects.toThrow('but a store is s3://bucket/prefix');
    await expect(openStore(`${place}&secret=x`)).rejects.toThrow('has «secret»');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    onTestFinished(() => void vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sandbox-s3-secret'));
    await expect(openStore(place)).rejects.toThrow('s3://releases answered SignatureDoesNotMatch');
  });

  test('a list of several pages is read whole', async () => {
    const store = await openStore(s3.place(randomUUID()));
    const names = Array.from(
      { length: 2 * keysOnPage + 1 },
      (_, at) => `${String(at).padStart(8, '0')}.json`,
    );
    await Promise.all(names.map((name) => store.putHint(`log/stable/${name}`, '')));
    expect(await store.list('log/stable')).toEqual(names);
  });
});
