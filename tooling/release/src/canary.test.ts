import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { promoteCandidate, withdrawCandidate } from './candidate-moves.ts';
import { noCounts } from './figures.ts';
import { publish } from './publish.ts';
import { releaseRemote, rollBackRemote } from './release-moves.ts';
import { builtRemote } from './testing/built-remote.ts';
import { testChannel } from './testing/test-channel.ts';
import { readFigures, writeFigures } from './trial-figures.ts';
import { armOf, trialName } from './visitor-share.ts';

async function openTrial() {
  const channel = await testChannel();
  const { root, store, mover } = channel;
  await channel.release({ name: 'one', code: '1' });
  await channel.release({ name: 'two', code: '1' });
  const before = await channel.versions();
  const tryOut = async (name: string, code: string, percent = 5) => {
    const release = await publish(store, await builtRemote(path.dirname(root), { name, code }));
    return releaseRemote(mover, release, { percent, brands: null });
  };
  const tried = async () => {
    const { candidate } = await channel.live();
    return candidate && Object.fromEntries(candidate.changed.map(({ remote, version }) => [remote, version]));
  };
  /** A shell: it has no private key, and cannot ask for one. */
  const shell = {
    ...mover,
    key: () => expect.fail('a shell signs nothing'),
    note: { who: 'a shell', commit: null, reason: null },
  };
  return { ...channel, before, tryOut, tried, shell };
}

describe('a candidate', () => {
  test('some visitors get the candidate; the set of all others stays, and the log says so', async () => {
    const { tryOut, tried, versions, before, live } = await openTrial();
    const { set } = await tryOut('one', '2');
    expect(await versions()).toEqual(before);
    expect(await tried()).toEqual({ one: set.remotes['one']?.version });
    const { candidate, history } = await live();
    expect(candidate).toMatchObject({ set: set.id, percent: 5, brands: null });
    expect(history[0]).toMatchObject({ action: 'canary', result: 'passed; for 5 % of the visitors' });
  });

  test('promoted, it is the set of all, and a rollback goes back to the version before it', async () => {
    const { tryOut, tried, versions, before, shell, mover } = await openTrial();
    const { set } = await tryOut('one', '2');
    expect(await promoteCandidate(shell, 'one')).toMatchObject({ action: 'promote', set: set.id });
    expect(await tried()).toBeNull();
    expect(await versions()).toEqual({ ...before, one: set.remotes['one']?.version });
    await rollBackRemote(mover, 'one');
    expect(await versions()).toEqual(before);
  });

  test('a rollback of its remote ends the trial and leaves the version of all others', async () => {
    const { tryOut, tried, versions, before, mover, live } = await openTrial();
    await tryOut('one', '2');
    await rollBackRemote(mover, 'one');
    expect([await tried(), await versions()]).toEqual([null, before]);
    expect((await live()).history[0]).toMatchObject({ action: 'withdraw', set: (await live()).set?.id });
  });

  test('it is withdrawn without a key, with its figures, once, and by no one who meant another', async () => {
    const { tryOut, tried, shell, live } = await openTrial();
    const { set } = await tryOut('one', '2');
    const figures = { one: { stable: noCounts, candidate: { ...noCounts, views: 300, browserErrors: 40 } } };
    const end = (id: string) =>
      withdrawCandidate(
        shell,
        { result: 'browser errors of one', figures },
        ({ set: tries }) => tries === id,
      );
    expect(await end('another')).toBeNull();
    const ended = await Promise.all([end(set.id), end(set.id), end(set.id)]);
    expect(ended.filter((entry) => entry !== null)).toHaveLength(1);
    expect(await tried()).toBeNull();
    const [last, canary] = (await live()).history;
    expect(last).toMatchObject({
      action: 'withdraw',
      result: 'browser errors of one',
      figures,
      who: 'a shell',
    });
    expect(canary?.action).toBe('canary');
  });

  test('a release of another remote for all keeps the trial over the new set', async () => {
    const { tryOut, tried, release, versions, live } = await openTrial();
    await tryOut('one', '2');
    const [salt, was] = [(await live()).candidate?.salt, await tried()];
    const { set } = await release({ name: 'two', code: '2' });
    expect((await versions())['two']).toBe(set.remotes['two']?.version);
    expect(await tried()).toEqual(was);
    expect((await live()).candidate?.salt).toBe(salt);
  });

  test('a release of its own remote for all replaces it', async () => {
    const { tryOut, tried, release, versions } = await openTrial();
    await tryOut('one', '2');
    const { set } = await release({ name: 'one', code: '3' });
    expect([await tried(), (await versions())['one']]).toEqual([null, set.remotes['one']?.version]);
  });

  test('a second remote is not tried at the same time', async () => {
    const { tryOut } = await openTrial();
    await tryOut('one', '2');
    await expect(tryOut('two', '2')).rejects.toThrow('only one can be told from stable at a time');
  });

  test('a greater share keeps the visitors who have it, and the same share again changes nothing', async () => {
    const { tryOut, live } = await openTrial();
    await tryOut('one', '2', 5);
    const first = (await live()).candidate;
    expect((await tryOut('one', '2', 5)).entry).toBeNull();
    await tryOut('one', '2', 20);
    const second = (await live()).candidate;
    expect(second).toMatchObject({ set: first?.set, salt: first?.salt, percent: 20 });
    if (!first || !second) throw new Error('no candidate');
    const places = Array.from({ length: 2000 }, (_, place) => place);
    const ofFirst = places.filter((place) => armOf(first, place) === 'candidate');
    expect(ofFirst.every((place) => armOf(second, place) === 'candidate')).toBe(true);
    expect(ofFirst.length / places.length).toBeCloseTo(0.05, 1);
  });

  test('a candidate that cannot be trusted is none, and the set of all stays', async () => {
    const { tryOut, live, mover, store, said } = await openTrial();
    const { set } = await tryOut('one', '2');
    const { pointer, etag } = await live();
    const forged = { ...pointer, candidate: { ...pointer?.candidate, set: 'forged' } };
    await store.writePointer(mover.channel, JSON.stringify(forged), etag);
    expect(await live()).toMatchObject({ candidate: null, set: { id: pointer?.set } });
    expect(set.id).not.toBe(pointer?.set);
    expect(said.join()).toContain('The candidate of channel stable is left out');
  });
});

test('what shells counted is summed, and a file that is no figures counts nothing', async () => {
  const { store } = await testChannel();
  const trial = trialName('a', { set: 'b', salt: 'c', percent: 5, brands: null, startedAt: '' });
  const counts = { ...noCounts, views: 10, slowPaints: 2 };
  for (const shell of ['x', 'y'])
    await writeFigures(
      store,
      { channel: 'stable', trial, shell },
      { one: { stable: counts, candidate: noCounts } },
    );
  await store.putHint(`figures/stable/${trial}/z.json`, '{"one":{"stable":{"views":-5}}}');
  expect(await readFigures(store, 'stable', trial)).toEqual({
    one: { stable: { ...noCounts, views: 20, slowPaints: 4 }, candidate: noCounts },
  });
});
