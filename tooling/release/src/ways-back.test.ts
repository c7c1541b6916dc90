import { describe, expect, test } from 'vitest';
import { readLive } from './live-channel.ts';
import { endTrial, goBackSigned, wayBack } from './signed-moves.ts';
import { releaseRemote } from './release-moves.ts';
import { testChannel } from './testing/test-channel.ts';
import { signWaysBack } from './ways-back.ts';

/** Two remotes with three versions of the first, and somebody who moves the channel without a key. */
async function openChannel() {
  const channel = await testChannel();
  const { mover } = channel;
  const versions: string[] = [];
  for (const code of ['1', '2', '3']) {
    const { set } = await channel.release({ name: 'one', code });
    versions.push(set.remotes['one']?.version ?? '');
  }
  await channel.release({ name: 'two', code: '1' });
  const desk = {
    ...mover,
    key: () => expect.fail('the desk signs nothing'),
    note: { who: 'the desk', commit: null, reason: 'пустая страница' },
  };
  const [first = '', second = '', third = ''] = versions;
  return { ...channel, desk, first, second, third };
}

describe('without a key', () => {
  test('a remote goes back over signed sets, twice, and others stay', async () => {
    const { mover, desk, versions, first, second, third } = await openChannel();
    await signWaysBack(mover);
    const { two } = await versions();
    expect(await goBackSigned(desk, { remote: 'one', from: third })).toMatchObject({
      action: 'rollback',
      who: 'the desk',
      changes: { one: { from: third, to: second } },
    });
    expect(await versions()).toEqual({ one: second, two });
    await goBackSigned(desk, { remote: 'one', from: second });
    expect(await versions()).toEqual({ one: first, two });
    expect(await wayBack(desk, await readLive(desk), 'one')).toBeNull();
  });

  test('nothing moves where no set was signed ahead', async () => {
    const { desk, versions, live, second, third } = await openChannel();
    const before = await versions();
    expect(await wayBack(desk, await live(), 'one')).toEqual({ version: second, set: null });
    expect(await goBackSigned(desk, { remote: 'one', from: third })).toBeNull();
    expect(await versions()).toEqual(before);
  });

  test('of two who go back at once one is told, and the remote goes back once', async () => {
    const { mover, desk, versions, second, third } = await openChannel();
    await signWaysBack(mover);
    const moved = await Promise.all([1, 2].map(() => goBackSigned(desk, { remote: 'one', from: third })));
    expect(moved.filter((entry) => entry !== null)).toHaveLength(1);
    expect((await versions())['one']).toBe(second);
  });

  test('a trial of another remote goes on over the version that was gone back to', async () => {
    const { mover, desk, live, publish, second, third } = await openChannel();
    const release = await publish({ name: 'two', code: '2' });
    await releaseRemote(mover, release, { percent: 5, brands: null });
    await signWaysBack(mover);
    await goBackSigned(desk, { remote: 'one', from: third });
    const { set, candidate } = await live();
    expect(set?.remotes['one']?.version).toBe(second);
    expect(candidate?.changed.map(({ remote, version }) => [remote, version])).toEqual([
      ['two', release.version],
    ]);
  });

  test('a trial is ended by who meant this candidate, for all visitors or for none', async () => {
    const { mover, desk, live, publish, versions } = await openChannel();
    const two = async (code: string) => {
      const release = await publish({ name: 'two', code });
      return releaseRemote(mover, release, { percent: 5, brands: null });
    };
    const { set } = await two('2');
    const end = async (id: string, decision: 'promote' | 'withdraw') =>
      endTrial(desk, await live(), { set: id, decision });
    expect(await end('another', 'promote')).toBeNull();
    expect(await end(set.id, 'withdraw')).toMatchObject({ action: 'withdraw', result: 'withdrawn by hand' });
    const before = await versions();
    const { set: next } = await two('3');
    expect(await versions()).toEqual(before);
    expect(await end(next.id, 'promote')).toMatchObject({ action: 'promote', set: next.id });
    expect((await versions())['two']).toBe(next.remotes['two']?.version);
  });
});
