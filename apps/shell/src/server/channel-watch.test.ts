import type { ReleaseSet } from '@proverka/release/release-set';
import { releaseRemote } from '@proverka/release/release-moves';
import { releasePaths } from '@proverka/release/release-paths';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openSite } from './channel-testing.ts';

/** A busy machine takes long to start the processes of a set. */
const until = (holds: () => boolean | Promise<boolean>) =>
  vi.waitUntil(holds, { timeout: 15_000, interval: 10 });

/** Two signed sets of which the second has a file that is not what was signed. */
async function releaseTampered(site: Awaited<ReturnType<typeof openSite>>, file: string) {
  const published = await site.publish({ name: 'two', code: 'bad' });
  const folder = path.join(site.root, releasePaths.version('two', published.version));
  await appendFile(path.join(folder, file), 'x');
  return (await releaseRemote(site.mover, published)).set;
}

describe('a running shell', () => {
  test('two shells on one folder switch within a second of each other, and back', async () => {
    const site = await openSite();
    const shells = [await site.startShell(), await site.startShell()];
    const switchedTo = (id: string) =>
      Promise.all(
        shells.map(async ({ serves }) => {
          await until(() => serves() === id);
          return performance.now();
        }),
      );
    const { set } = await site.release({ name: 'one', code: '2' });
    const [one = 0, two = Infinity] = await switchedTo(set.id);
    expect(Math.abs(one - two)).toBeLessThan(1000);
    await site.forge(site.first.id);
    await switchedTo(site.first.id);
  });

  test('an announced set is made ready without being served, and is served at once when the pointer moves', async () => {
    const site = await openSite();
    const { serves, state } = await site.startShell();
    const ready = async ({ id }: ReleaseSet) => {
      await site.store.putHint(`${releasePaths.announcements('stable')}/${id}.json`, '{}');
      await until(() => state().ready.includes(id));
      expect(serves()).toBe(site.first.id);
    };
    const { set } = await site.release({ name: 'one', code: '2' }, { ready });
    await until(() => serves() === set.id);
    expect(state().ready).toEqual([site.first.id]);
  });

  test.each(['node/entry.cjs', 'web/entry.abc.js', 'web/entry.abc.js.br'])(
    'a release whose %s was changed is refused with the reason, and the running set stays',
    async (file) => {
      const site = await openSite();
      const { serves, state } = await site.startShell();
      const bad = await releaseTampered(site, file);
      await until(() => state().refused[bad.id] !== undefined);
      expect(state().refused[bad.id]).toBe(`${file} of two was changed`);
      expect(serves()).toBe(site.first.id);
    },
  );

  test('forged pointers, unsigned sets and changed manifests leave the running set', async () => {
    const site = await openSite();
    const { serves, state } = await site.startShell();
    await site.forge('nowhere');
    await until(() => state().refused['nowhere'] !== undefined);

    const unsigned = { ...site.first, id: 'unsigned', signature: '' };
    await site.store.putFile(releasePaths.set('unsigned'), JSON.stringify(unsigned));
    await site.forge('unsigned');
    await until(() => state().refused['unsigned'] !== undefined);

    const { etag } = await site.live();
    await site.store.writePointer('stable', 'no pointer at all', etag);
    await until(() => site.said().includes('the pointer of channel stable is not readable'));
    expect(serves()).toBe(site.first.id);
  });

  test('a release from before declarations said where a page is canonical is served as it was then', async () => {
    const site = await openSite();
    const sdk = '@proverka/shell-sdk/platform';
    const older = { name: 'fizcheck-pro', path: '/wholesale/:id/', requires: { [sdk]: '^1.2.0' } };
    await site.release(older, { provides: { [sdk]: '1.3.0' } });
    const { remotes } = (await site.startShell()).current().set;
    expect(remotes['fizcheck-pro']?.decl.routes).toMatchObject([{ isUndisturbed: true, canonicalOn: 'pro' }]);
    expect(remotes['one']?.decl.routes[0]).not.toHaveProperty('canonicalOn');
  });

  test('a neighbour whose files are gone keeps working through a release of another remote', async () => {
    const site = await openSite();
    const { serves, current } = await site.startShell();
    await rm(site.folderOf(site.first, 'two'), { recursive: true });
    const { set } = await site.release({ name: 'one', code: '2' });
    await until(() => serves() === set.id);
    expect(site.said()).not.toContain('quarantined');
    expect(current().pages.find('realestate.localhost', '/two/')).toBeDefined();
  });
});

test('a shell keeps the set it serves and the one before, and no copies of earlier ones', async () => {
  const site = await openSite();
  const { serves, state, copied } = await site.startShell();
  let before = site.first;
  for (const code of ['2', '3', '4']) {
    const { set } = await site.release({ name: 'one', code });
    await until(() => serves() === set.id);
    expect(state().ready).toEqual([before.id]);
    before = set;
  }
  await until(async () => (await copied()).length === 2);
});

describe('a shell that starts', () => {
  test.each([
    ['that names no set', 'nowhere', 'there is no release set nowhere'],
    ['that names a set nobody signed', 'unsigned', 'the signature of release set unsigned is wrong'],
  ])('a pointer %s makes it start with the last good set', async (_what, id, why) => {
    const site = await openSite();
    const unsigned = { ...site.first, id: 'unsigned', signature: 'AAAA' };
    await site.store.putFile(releasePaths.set('unsigned'), JSON.stringify(unsigned));
    await site.forge(id);
    expect((await site.startShell()).serves()).toBe(site.first.id);
    expect(site.said()).toContain(why);
  });

  test('a changed manifest makes it start with the set before', async () => {
    const site = await openSite();
    const { set } = await site.release({ name: 'one', code: '2' });
    const file = path.join(site.root, releasePaths.set(set.id));
    await writeFile(file, (await readFile(file, 'utf8')).replace('entry.abc.js', 'evil.js'));
    expect((await site.startShell()).serves()).toBe(site.first.id);
  });

  test('a changed file quarantines its own remote and no other', async () => {
    const site = await openSite();
    await appendFile(path.join(site.folderOf(site.first, 'two'), 'node/entry.cjs'), 'x');
    const { serves } = await site.startShell();
    expect(serves()).toBe(site.first.id);
    expect(site.said()).toContain('Remote two');
    expect(site.said()).not.toContain('Remote one');
    const { set } = await site.release({ name: 'one', code: '2' });
    await until(() => serves() === set.id);
  });
});
