import { generateKeyPairSync } from 'node:crypto';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { passGate } from './gate-verdict.ts';
import { rollBackRemote } from './release-moves.ts';
import { releasePaths } from './release-paths.ts';
import { testChannel } from './testing/test-channel.ts';
import { readTrustedSet } from './trusted-set.ts';

describe('a release of one remote', () => {
  test('a release changes its own remote and leaves the others as they are', async () => {
    const { release, versions } = await testChannel();
    await release({ name: 'one', code: '1' });
    await release({ name: 'two', code: '1' });
    const before = await versions();
    await release({ name: 'one', code: '2' });
    const after = await versions();
    expect(after['two']).toBe(before['two']);
    expect(after['one']).not.toBe(before['one']);
  });

  test('of two releases at the same moment none is lost, and the second is told', async () => {
    const { release, versions, said, live } = await testChannel();
    await release({ name: 'one', code: '1' });
    await release({ name: 'two', code: '1' });
    // Both have composed on the same set when the first of them moves the pointer.
    let reached = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const ready = async () => {
      reached += 1;
      if (reached === 2) meet();
      await met;
    };
    const [one, two] = await Promise.all([
      release({ name: 'one', code: '2' }, { ready }),
      release({ name: 'two', code: '2' }, { ready }),
    ]);
    expect(await versions()).toEqual({
      one: one.set.remotes['one']?.version,
      two: two.set.remotes['two']?.version,
    });
    expect(one.lostRaces + two.lostRaces).toBe(1);
    expect(said.join()).toContain('Another release moved channel stable first');
    expect((await live()).history).toHaveLength(4);
  });

  test('the same version again moves nothing and adds nothing to the log', async () => {
    const { release, live } = await testChannel();
    await release({ code: '1' });
    expect((await release({ code: '1' })).entry).toBeNull();
    expect((await live()).history).toHaveLength(1);
  });

  test('a broken file of a neighbour blocks nobody, a broken file of its own does', async () => {
    const { root, release, versions, mover } = await testChannel();
    const gate: typeof mover.gate = (set, changed) =>
      passGate(
        {
          store: mover.store,
          shellBuild: 'shell',
          kind: 'loads',
          check: () => Promise.resolve('passed'),
        },
        set,
        changed,
      );
    const neighbour = await release({ name: 'one', code: '1' });
    const folder = releasePaths.version('one', neighbour.set.remotes['one']?.version ?? '');
    await rm(path.join(root, folder, 'node/entry.cjs'));
    await release({ name: 'two', code: '1' }, { gate });
    const before = await versions();
    expect(Object.keys(before)).toEqual(['one', 'two']);

    const breakOwn: typeof mover.gate = async (set, changed) => {
      const own = releasePaths.version('two', changed[0]?.version ?? '');
      await appendFile(path.join(root, own, 'web/entry.abc.js.br'), 'x');
      return gate(set, changed);
    };
    await expect(release({ name: 'two', code: '2' }, { gate: breakOwn })).rejects.toThrow(
      'web/entry.abc.js.br of two was changed',
    );
    expect(await versions()).toEqual(before);
  });

  test('a refused release moves nothing and is in the log with the reason', async () => {
    const { release, live, versions } = await testChannel();
    await release({ code: '1' });
    const before = await versions();
    const gate = () => Promise.reject(new Error('page home: boom'));
    await expect(release({ code: '2' }, { gate })).rejects.toThrow('boom');
    expect(await versions()).toEqual(before);
    const [last] = (await live()).history;
    expect(last).toMatchObject({ action: 'refused', result: 'page home: boom', who: 'Образцов' });
  });

  test('a remote that needs a newer shared module, or a path of another, is refused with the reason', async () => {
    const { release } = await testChannel();
    await expect(release({ requires: { react: '20.0.0' } })).rejects.toThrow(
      'realestate: needs react ^20.0.0, the shell provides 19.3.1',
    );
    await release({ name: 'one', path: '/same/' });
    await expect(release({ name: 'two', path: '/same/' })).rejects.toThrow(
      'two: page two-home, path /same/ of real-estate: /same belongs to one',
    );
  });
});

describe('going back', () => {
  test('a rollback goes by the history of its own remote', async () => {
    const { release, versions, mover } = await testChannel();
    const first = await release({ name: 'one', code: '1' });
    await release({ name: 'one', code: 'bad' });
    const other = await release({ name: 'two', code: '1' });
    await rollBackRemote(mover, 'one');
    expect(await versions()).toEqual({
      one: first.set.remotes['one']?.version,
      two: other.set.remotes['two']?.version,
    });
  });

  test('a second rollback goes further back and never to the version that was left', async () => {
    const { release, versions, mover } = await testChannel();
    const oldest = await release({ code: '1' });
    await release({ code: '2' });
    await release({ code: 'bad' });
    await rollBackRemote(mover, 'realestate');
    await rollBackRemote(mover, 'realestate');
    expect((await versions())['realestate']).toBe(oldest.set.remotes['realestate']?.version);
    await expect(rollBackRemote(mover, 'realestate')).rejects.toThrow('nothing to go back to');
  });

  test('after a rollback and a release, a rollback skips the version that was left', async () => {
    const { release, versions, mover } = await testChannel();
    const good = await release({ code: '1' });
    await release({ code: 'bad' });
    await rollBackRemote(mover, 'realestate');
    await release({ code: 'worse' });
    await rollBackRemote(mover, 'realestate');
    expect((await versions())['realestate']).toBe(good.set.remotes['realestate']?.version);
  });
});

describe('what cannot be trusted', () => {
  test('a set is trusted as it was signed, by one of the keys, and under its own id', async () => {
    const { release, root, mover } = await testChannel();
    const { set } = await release({ code: '1' });
    const file = path.join(root, releasePaths.set(set.id));
    const signed = await readFile(file, 'utf8');
    expect((await readTrustedSet(mover, set.id)).id).toBe(set.id);
    const stranger = generateKeyPairSync('ed25519').publicKey;
    const rotated = async () => [stranger, ...(await mover.keys())];
    expect((await readTrustedSet({ ...mover, keys: rotated }, set.id)).id).toBe(set.id);
    const others = { ...mover, keys: () => Promise.resolve([stranger]) };
    await expect(readTrustedSet(others, set.id)).rejects.toThrow(
      `signature of release set ${set.id} is wrong`,
    );

    await writeFile(file, signed.replace('"contract": 2', '"contract": 3'));
    await expect(readTrustedSet(mover, set.id)).rejects.toThrow('signature');
    await writeFile(file, JSON.stringify({ ...set, signature: '' }));
    await expect(readTrustedSet(mover, set.id)).rejects.toThrow('signature');
    await writeFile(path.join(root, releasePaths.set('another')), signed);
    await expect(readTrustedSet(mover, 'another')).rejects.toThrow('not readable');
    await expect(readTrustedSet(mover, '../keys/x')).rejects.toThrow('there is no release set');
  });

  test('a release after a forged pointer goes on from the last good set', async () => {
    const { release, store, versions, said, live, mover } = await testChannel();
    await release({ name: 'one', code: '1' });
    await release({ name: 'two', code: '1' });
    const before = await versions();
    const forged = { set: 'forged', movedAt: '2026-11-01T10:00:00Z', entry: 'x.json' };
    await store.writePointer('stable', JSON.stringify(forged), (await live()).etag);
    const { set } = await release({ name: 'one', code: '2' });
    expect(set.remotes['two']?.version).toBe(before['two']);
    expect(said.join()).toContain(
      'Channel stable is not to be trusted, because there is no release set forged',
    );
    await rollBackRemote(mover, 'one');
    expect(await versions()).toEqual(before);
  });
});
