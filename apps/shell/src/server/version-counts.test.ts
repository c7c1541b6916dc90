import { giveOutlineCode } from '@proverka/release/outline-codes';
import { readShellNotes } from '@proverka/release/shell-notes';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from './channel-testing.ts';
import { keepShellNotes } from './shell-notes.ts';
import { countVersions } from './version-counts.ts';

async function serve() {
  const site = await openSite();
  const shell = await site.startShell();
  const versions = countVersions('build-1', Date.now);
  const app = await shell.serve({ versions });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const report = (body: object) =>
    ask('/view-signals', {
      method: 'POST',
      body: JSON.stringify({ set: site.first.id, signals: [], age: 5, ...body }),
    });
  const versionOf = (remote: string) => site.first.remotes[remote]?.version ?? '';
  const counted = () => versions.hours().at(-1)?.[1] ?? {};
  return { ...site, shell, versions, ask, report, versionOf, counted };
}

const session = { headers: { cookie: '_token=x' } };

test('documents, errors and bytes count for the version of their remote, stored pages and rendered ones', async () => {
  const { ask, versionOf, counted } = await serve();
  const { text } = await ask('/one/', { headers: { 'accept-encoding': 'identity' } });
  for (const path of ['/one/', '/one/?fails', '/one/?throws', '/nothing/']) await ask(path, session);
  await vi.waitFor(() => expect(counted()['one']?.[versionOf('one')]?.requests).toBe(4));
  const measures = counted()['one']?.[versionOf('one')];
  expect(measures?.serverErrors).toBe(2);
  expect(measures?.documentBytes).toBeGreaterThan(text.length);
  expect(Object.keys(counted())).toEqual(['one']);
});

test('files count for the version in their address, and what is not there counts nothing', async () => {
  const { ask, versionOf, counted } = await serve();
  const file = `/r/two/${versionOf('two')}/web/entry.abc.js`;
  const { text } = await ask(file, { headers: { 'accept-encoding': 'identity' } });
  await ask('/r/two/unknown/web/entry.abc.js');
  expect(counted()).toMatchObject({
    two: { [versionOf('two')]: { files: 1, fileBytes: text.length, requests: 0 } },
  });
});

test('what browsers say counts for the version their visitors have, and is in the metrics', async () => {
  const { ask, report, versionOf, counted } = await serve();
  await report({ remote: 'two', signals: ['view', 'browserErrors'], paint: 900 });
  await report({ remote: 'two', vitals: { lcp: 1500, inp: 40, cls: 20, ttfb: 90 } });
  await report({ remote: 'two', vitals: { lcp: -1 } });
  await report({ remote: 'two', vitals: { speed: 1 } });
  await report({ remote: 'two', set: 'another', signals: ['view'] });
  const version = versionOf('two');
  expect(counted()['two']?.[version]).toMatchObject({
    views: 1,
    browserErrors: 1,
    vitals: { fcp: [0, 0, 1, 0, 0, 0, 0, 0], lcp: [0, 0, 1, 0, 0, 0, 0] },
  });
  const { text } = await ask('/metrics');
  const sample = (name: string, labels: readonly string[]) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
      ?.split(' ')
      .at(-1);
  const of = ['remote="two"', `version="${version}"`];
  expect(sample('proverka_shell_view_signals_total', [...of, 'signal="browserErrors"'])).toBe('1');
  expect(sample('proverka_shell_web_vital_seconds_bucket', [...of, 'vital="lcp"', 'le="1.8"'])).toBe('1');
  expect(sample('proverka_shell_layout_shift_sum', of)).toBe('0.02');
  expect(text).toContain('proverka_shell_process_cpu_user_seconds_total');
});

test('a shell writes what it serves and counted, and every hour once more when it is over', async () => {
  const { store, first, shell, versions } = await serve();
  const [hour, next] = ['2026-11-26T12', '2026-11-26T13'];
  let at = new Date(`${hour}:59:58.000Z`);
  const counts = countVersions('build-1', () => at.getTime());
  const notes = keepShellNotes({
    store,
    channel: 'stable',
    state: shell.state,
    counts,
    now: () => at,
    report: () => undefined,
    lookMs: 10,
  });
  onTestFinished(notes.close);
  counts.document(versions.of({ set: first }, 'one'), { status: 200, bytes: 10 });
  at = new Date(`${next}:00:03.000Z`);
  counts.document(versions.of({ set: first }, 'one'), { status: 500, bytes: 10 });
  await vi.waitFor(async () => {
    const { measures, shells } = await readShellNotes(store, 'stable', at);
    expect(Object.values(measures['one'] ?? {})).toMatchObject([{ requests: 2, serverErrors: 1 }]);
    expect(shells.map(({ state }) => state.set)).toEqual([first.id]);
  });
});

test('versions beyond the eighth of a remote are counted together', () => {
  const counts = countVersions('build-1', Date.now);
  for (let at = 0; at < 20; at += 1) counts.file({ remote: 'one', version: `v${at}` }, 10);
  const versions = counts.hours()[0]?.[1]['one'] ?? {};
  expect(Object.keys(versions)).toHaveLength(9);
  expect(versions['other']?.files).toBe(12);
});

test('metrics of a version nobody asked for in a day are left out', async () => {
  let at = Date.parse('2026-11-26T12:30:00Z');
  const counts = countVersions('build-1', () => at);
  counts.document({ remote: 'one', version: 'old' }, { status: 200, bytes: 10 });
  for (let hour = 0; hour < 25; hour += 1) {
    at += 3_600_000;
    counts.document({ remote: 'one', version: 'new' }, { status: 200, bytes: 10 });
  }
  await vi.waitFor(async () => expect(await counts.registry.metrics()).not.toContain('version="old"'));
  expect(await counts.registry.metrics()).toContain('version="new"');
});

test('a code of the desk outlines pages in one browser, an unknown one does not, and its end is for everybody', async () => {
  const { ask, store } = await serve();
  const code = await giveOutlineCode(store, new Date());
  const opened = await ask(`/release-outline/${code}`);
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([
    303,
    '_outline=on; Path=/; Max-Age=28800; SameSite=Lax',
  ]);
  const overTls = await ask(`/release-outline/${code}`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(overTls.headers.get('set-cookie')).toBe(
    '__Host-outline=on; Path=/; Max-Age=28800; Secure; SameSite=Lax',
  );
  const refused = await ask(`/release-outline/${code.slice(1)}x`);
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null]);
  const ended = await ask('/release-outline/end');
  expect(ended.headers.get('set-cookie')).toContain('_outline=; Path=/; Max-Age=0');
});
