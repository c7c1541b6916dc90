import type { Releases } from '@proverka/contract/release';
import { outlineCodes } from '@proverka/release/outline-codes';
import { addVital, noMeasures } from '@proverka/release/measures.domain';
import { writeShellNote } from '@proverka/release/shell-notes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releasesUnderWay } from '../../../test/releases.ts';
import type { TestReleases } from '../../../test/releases.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
let releases: TestReleases;
let isDown = false;
beforeAll(async () => {
  const openReleases = () => (isDown ? Promise.reject(new Error('no answer')) : releases.openReleases());
  world = await createTestWorld({ replace: { openReleases } });
  admin = await world.signIn({ staff: 'admin' });
});
beforeEach(async () => {
  isDown = false;
  releases = await releasesUnderWay();
});

const reason = 'пустая страница объекта';
const view = async () => (await admin.request({ url: '/admin/releases' })).json<Releases>();
const post = (what: 'rollback' | 'trial' | 'outline', payload?: object, who = admin) =>
  who.request({ method: 'POST', url: `/admin/releases/${what}`, ...(payload && { payload }) });
const versionOf = async (remote: string) => (await releases.live()).set?.remotes[remote]?.version ?? '';
const events = async () =>
  (
    await world.owner.query<{ event: string; after: unknown }>(
      `select event, after from audit_event where event like 'release.%' order by seq`,
    )
  ).rows;

describe('what the desk sees', () => {
  test('the set with the entry each version came by, the trial, and the log, the newest first', async () => {
    const { candidate, set } = await releases.live();
    const seen = await view();
    expect(seen).toMatchObject({ channel: 'stable', set: set?.id, total: 4, shells: [], measures: [] });
    expect(seen.remotes.map(({ remote, released }) => [remote, released?.who, released?.commit])).toEqual([
      ['one', 'Образцов', 'abc123'],
      ['two', 'Образцов', 'abc123'],
    ]);
    expect(seen.remotes.map(({ back }) => back?.is_signed)).toEqual([true, undefined]);
    expect(seen.trial).toMatchObject({ set: candidate?.set, percent: 5, figures: [] });
    expect(seen.trial?.changes.map(({ remote }) => remote)).toEqual(['two']);
    expect(seen.history.map(({ action }) => action)).toEqual(['canary', 'release', 'release', 'release']);
  });

  test('what shells counted of each version, the versions that are served first', async () => {
    const { set, candidate } = await releases.live();
    const [one, two] = [await versionOf('one'), await versionOf('two')];
    const tried = candidate?.changed[0]?.version ?? '';
    const counted = { ...noMeasures(), requests: 40, serverErrors: 2, documentBytes: 9000 };
    addVital(counted, 'lcp', 900);
    await writeShellNote(
      releases.store,
      { channel: 'stable', shell: 'first' },
      {
        at: world.deps.now().toISOString(),
        state: { set: set?.id ?? '', candidate: null, refused: { [candidate?.set ?? '']: 'no memory' } },
        measures: { one: { [one]: counted, older: counted }, two: { [tried]: counted, [two]: counted } },
      },
    );
    const { measures, shells } = await view();
    expect(measures.map(({ remote, version, served_as }) => [remote, version, served_as])).toEqual([
      ['one', one, 'stable'],
      ['one', 'older', 'former'],
      ['two', two, 'stable'],
      ['two', tried, 'candidate'],
    ]);
    expect(measures[0]).toMatchObject({
      requests: 40,
      server_errors: 2,
      document_bytes: 9000,
      vitals: [{ vital: 'lcp', level: 'good', count: 1 }],
    });
    expect(shells).toMatchObject([{ shell: 'first', set: set?.id, refused: 'no memory' }]);
  });

  test('a store that does not answer, or none, is a refusal', async () => {
    isDown = true;
    for (const answer of [await admin.request({ url: '/admin/releases' }), await post('outline')])
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'releases_unavailable' }]);
  });
});

describe('going back', () => {
  test('a remote goes back without a key; log and journal say who, and the trial of another goes on', async () => {
    const from = await versionOf('one');
    const before = (await events()).length;
    const answer = await post('rollback', { remote: 'one', from, reason });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { action: 'rollback', who: `desk ${admin.id}`, reason, changes: [{ remote: 'one', from }] },
    ]);
    const to = await versionOf('one');
    expect(to).not.toBe(from);
    const live = await releases.live();
    expect(live.candidate?.changed.map(({ remote }) => remote)).toEqual(['two']);
    const written = (await events()).slice(before);
    expect(written.map(({ event }) => event)).toEqual(['release.rolled_back']);
    expect(written[0]?.after).toEqual({ remote: 'one', from, to, set: live.set?.id });
  });

  test('nothing moves and nothing is written when somebody was quicker, or no set was signed', async () => {
    const before = (await events()).length;
    const [one, two] = [await versionOf('one'), await versionOf('two')];
    const answers = [
      await post('rollback', { remote: 'one', from: 'another', reason }),
      await post('rollback', { remote: 'unknown', from: one, reason }),
      await post('rollback', { remote: 'two', from: two, reason }),
      await post('trial', { set: 'another', decision: 'promote', reason }),
    ];
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'release_moved',
      'release_moved',
      'release_not_signed',
      'release_moved',
    ]);
    expect([await versionOf('one'), await versionOf('two')]).toEqual([one, two]);
    expect(await events()).toHaveLength(before);
  });
});

test.each(['promote', 'withdraw'] as const)('a trial is ended: %s', async (decision) => {
  const { candidate } = await releases.live();
  const stable = await versionOf('two');
  const answer = await post('trial', { set: candidate?.set, decision, reason });
  expect(answer.json()).toMatchObject({ action: decision, reason });
  const tried = candidate?.changed[0]?.version;
  expect(await versionOf('two')).toBe(decision === 'promote' ? tried : stable);
  expect((await releases.live()).candidate).toBeNull();
  const [last] = (await events()).slice(-1);
  expect(last).toEqual({
    event: decision === 'promote' ? 'release.promoted' : 'release.withdrawn',
    after: { set: candidate?.set },
  });
});

test('a move needs a fresh proof, and nobody without the grant sees anything', async () => {
  const stale = await world.signIn({ staff: 'admin', isProved: false });
  const from = await versionOf('one');
  const refused = await post('rollback', { remote: 'one', from, reason }, stale);
  expect(refused.json()).toMatchObject({ code: 'proof_needed' });
  const manager = await world.signIn({ staff: 'manager' });
  expect((await manager.request({ url: '/admin/releases' })).statusCode).toBe(403);
  expect(await versionOf('one')).toBe(from);
});

test('the links of the outline carry a code that the shells know', async () => {
  const { links } = (await post('outline')).json<{ links: { host: string; url: string }[] }>();
  const codes = [...(await outlineCodes(releases.store)).keys()];
  expect(links.map(({ host }) => host)).toContain('realestate.localhost:3000');
  expect(new Set(links.map(({ url }) => url.split('/').at(-1)))).toEqual(new Set(codes));
});
