import { noCounts } from '@proverka/release/figures';
import { signPreview } from '@proverka/release/preview-token';
import { releaseRemote } from '@proverka/release/release-moves';
import { writeFigures } from '@proverka/release/trial-figures';
import { armOf } from '@proverka/release/visitor-share';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { openSite } from './channel-testing.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

/** Tries another version of remote two, and waits until the shell does. */
async function tryOut(
  site: Site,
  shells: readonly { tried: () => object | null }[],
  percent = 20,
  brands: string[] | null = null,
) {
  const release = await site.publish({ name: 'two', code: '2' });
  const { set } = await releaseRemote(site.mover, release, { percent, brands });
  await vi.waitUntil(() => shells.every((shell) => shell.tried() !== null), { timeout: 15_000 });
  const { candidate } = await site.live();
  if (!candidate) throw new Error('no candidate');
  const placeOf = (arm: 'stable' | 'candidate') =>
    Array.from({ length: 1000 }, (_, place) => place).find((place) => armOf(candidate, place) === arm) ?? 0;
  return { set, candidate, release, placeOf };
}

type Asked = { method?: string; body?: string; headers?: Record<string, string> };

async function serve(site: Site) {
  const shell = await site.startShell();
  const app = await shell.serve();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, cookie = '', init: Asked = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...init.headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const report = (cookie: string, body: object | string, headers: Record<string, string> = {}) =>
    ask('/view-signals', cookie, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
  return { ...shell, ask, report };
}

const share = (place: number) => `__Host-share=${place}`;

describe('who gets the candidate', () => {
  test('a visitor keeps one whole set for stored and rendered pages, on every shell', async () => {
    const site = await openSite();
    const shells = [await serve(site), await serve(site)];
    const { set, placeOf } = await tryOut(site, shells);
    for (const { ask } of shells) {
      // A session makes a page one that is rendered for its visitor.
      for (const session of ['', '; _token=x']) {
        expect((await ask('/two/', share(placeOf('candidate')) + session)).text).toBe(set.id);
        expect((await ask('/two/', share(placeOf('stable')) + session)).text).toBe(site.first.id);
      }
    }
  });

  test('a visitor draws a place once, in a cookie of this host that scripts cannot read and caches do not keep', async () => {
    const site = await openSite();
    const shell = await serve(site);
    expect((await shell.ask('/one/')).headers.get('set-cookie')).toBeNull();
    await tryOut(site, [shell]);
    const { headers } = await shell.ask('/one/');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^_share=\d{1,5}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const overTls = await shell.ask('/one/', '', { headers: { 'x-forwarded-proto': 'https' } });
    expect(overTls.headers.get('set-cookie')).toMatch(
      /^__Host-share=\d{1,5}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await shell.ask('/one/', cookie.split(';')[0]);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('on other brands nobody tries it and nothing is drawn', async () => {
    const site = await openSite();
    const shell = await serve(site);
    const { placeOf } = await tryOut(site, [shell], 20, ['person-check']);
    const { text, headers } = await shell.ask('/one/', share(placeOf('candidate')));
    expect([text, headers.get('set-cookie')]).toEqual([site.first.id, null]);
  });
});

describe('what is counted', () => {
  test('reports of pages count for the set the visitor has, once per visitor and signal', async () => {
    const site = await openSite();
    const { report, ask, counts, ...shell } = await serve(site);
    const { set, placeOf } = await tryOut(site, [shell]);
    const cookie = share(placeOf('candidate'));
    const good = { set: set.id, remote: 'two', signals: ['browserErrors'], age: 0, paint: 2400 };
    await ask('/two/', cookie);
    for (let times = 0; times < 3; times += 1) expect((await report(cookie, good)).status).toBe(204);
    const trial = shell.tried()?.trial ?? '';
    const counted = { ...noCounts, views: 1, browserErrors: 1, slowPaints: 1 };
    expect(counts.of(trial)).toEqual({ two: { candidate: counted, stable: noCounts } });
  });

  test('pages that fail on the server count for their remote, addresses that do not exist for none', async () => {
    const site = await openSite();
    const { ask, counts, ...shell } = await serve(site);
    const { placeOf } = await tryOut(site, [shell]);
    const cookie = `${share(placeOf('candidate'))}; _token=x`;
    const statuses = [];
    for (const path of ['/two/?fails', '/two/?throws', '/one/?fails', '/one/', '/nothing/'])
      statuses.push((await ask(path, cookie)).status);
    expect(statuses).toEqual([503, 500, 503, 200, 404]);
    expect(counts.of(shell.tried()?.trial ?? '')).toEqual({
      two: { candidate: { ...noCounts, views: 2, serverErrors: 1 }, stable: noCounts },
      one: { candidate: { ...noCounts, views: 2, serverErrors: 1 }, stable: noCounts },
    });
  });

  test('what is no report, or none of this trial, is answered alike and counts nothing', async () => {
    const site = await openSite();
    const { report, counts, ...shell } = await serve(site);
    const { set, placeOf } = await tryOut(site, [shell]);
    const [mine, other] = [share(placeOf('candidate')), share(placeOf('stable'))];
    const good = { set: set.id, remote: 'two', signals: ['browserErrors'], age: 0 };
    const answers = [
      await report(other, good),
      await report('', good),
      await report(mine, { ...good, set: 'another' }),
      // Opened before the trial began.
      await report(mine, { ...good, age: 60_000 }),
      await report(mine, { ...good, remote: 'three' }),
      await report(mine, { ...good, remote: '__proto__' }),
      await report(mine, { ...good, signals: ['serverErrors'] }),
      await report(mine, { ...good, email: 'testov@example.com' }),
      await report(mine, 'no JSON'),
      await report(mine, good, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await report(mine, 'x'.repeat(600))).status).toBe(400);
    expect(counts.of(shell.tried()?.trial ?? '')).toEqual({});
  });

  test('one network counts few times, so nobody ends a trial alone', async () => {
    const site = await openSite();
    const { report, counts, ...shell } = await serve(site);
    const { set, candidate } = await tryOut(site, [shell]);
    const places = Array.from({ length: 200 }, (_, place) => place).filter(
      (place) => armOf(candidate, place) === 'candidate',
    );
    const reportFrom = (network: string) =>
      Promise.all(
        places
          .slice(0, 10)
          .map((place) =>
            report(
              share(place),
              { set: set.id, remote: 'two', signals: ['browserErrors'], age: 0 },
              { 'x-forwarded-for': network },
            ),
          ),
      );
    await reportFrom('203.0.113.7');
    expect(counts.of(shell.tried()?.trial ?? '')['two']?.candidate.browserErrors).toBe(3);
  });
});

describe('a candidate that does harm', () => {
  test('two shells, neither of which has enough, end it together: once, with the sum in the log', async () => {
    const site = await openSite();
    const shells = [await site.startShell(), await site.startShell()];
    await tryOut(site, shells);
    const trial = shells[0]?.tried()?.trial ?? '';
    for (const [at, { counts, watchTrial }] of shells.entries()) {
      for (let visitor = 0; visitor < 120; visitor += 1) {
        const place = at * 1000 + visitor;
        const network = `203.0.113.${visitor}`;
        counts.view({ name: trial, arm: 'candidate' }, 'two');
        counts.view({ name: trial, arm: 'stable' }, 'two');
        if (visitor < 8)
          counts.happened({ name: trial, arm: 'candidate', place, network }, 'two', 'browserErrors');
      }
      watchTrial();
    }
    await vi.waitUntil(() => shells.every(({ tried }) => tried() === null), { timeout: 15_000 });
    const { history, candidate } = await site.live();
    expect(candidate).toBeNull();
    expect(history.filter(({ action }) => action === 'withdraw')).toHaveLength(1);
    expect(history[0]).toMatchObject({
      action: 'withdraw',
      who: 'automatic',
      result: expect.stringContaining('browser errors of two: visitors with the candidate 16 in 240 views'),
      figures: { two: { candidate: { views: 240, browserErrors: 16 } } },
    });
    expect(shells.map(({ serves }) => serves())).toEqual([site.first.id, site.first.id]);
  });

  test('figures of remotes that are in no set end nothing', async () => {
    const site = await openSite();
    const shell = await site.startShell();
    const { candidate } = await tryOut(site, [shell]);
    const trial = shell.tried()?.trial ?? '';
    const harm = { ...noCounts, views: 1000, browserErrors: 900 };
    const figures = { invented: { candidate: harm, stable: { ...noCounts, views: 1000 } } };
    await writeFigures(site.store, { channel: 'stable', trial, shell: 'x' }, figures);
    const looked = vi.spyOn(site.store, 'getFile');
    shell.watchTrial();
    await vi.waitUntil(() => looked.mock.calls.filter(([file]) => file.includes(trial)).length > 1, {
      timeout: 15_000,
    });
    expect((await site.live()).candidate?.set).toBe(candidate.set);
  });
});

describe('a preview', () => {
  async function openPreview() {
    const site = await openSite();
    const shell = await serve(site);
    const release = await site.publish({ name: 'two', code: 'preview' });
    // Composed and signed, and on no channel.
    const { set } = await releaseRemote(
      { ...site.mover, channel: 'nowhere', baseChannel: 'stable' },
      release,
    );
    const token = signPreview(await site.mover.key(), set.id, Date.now() + 60_000);
    return { site, shell, set, token };
  }

  test('its link shows a set that is on no channel, without being indexed or cached, and ends', async () => {
    const { shell, set, token, site } = await openPreview();
    const opened = await shell.ask(`/release-preview/${token}?to=/two/`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/two/']);
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(opened.headers.get('set-cookie')).toMatch(
      /^_preview=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const overTls = await shell.ask(`/release-preview/${token}`, '', {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(overTls.headers.get('set-cookie')).toMatch(/^__Host-preview=.*; Secure; HttpOnly; SameSite=Lax$/);
    const page = await shell.ask('/two/', cookie);
    expect(page.text).toBe(set.id);
    expect([page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      'noindex, nofollow',
      'no-store',
    ]);
    expect((await shell.ask('/two/')).text).toBe(site.first.id);
    const ended = await shell.ask('/release-preview/end', cookie);
    expect(ended.headers.get('set-cookie')).toContain('_preview=; Path=/; Max-Age=0');
  });

  test('keeps the copies it is rendered from while other sets come and go', async () => {
    const { site, shell, set, token } = await openPreview();
    const cookie = `__Host-preview=${token}`;
    expect((await shell.ask('/two/', cookie)).text).toBe(set.id);
    for (const code of ['2', '3', '4']) {
      const { set: next } = await site.release({ name: 'one', code });
      await vi.waitUntil(() => shell.serves() === next.id, { timeout: 15_000 });
    }
    await vi.waitUntil(async () => (await shell.copied()).length === 3, { timeout: 15_000 });
    expect(await shell.copied('two')).toContain(set.remotes['two']?.version);
    expect((await shell.ask('/two/', cookie)).text).toBe(set.id);
  });

  test('a token nobody signed, of another set or after its end shows what all visitors get', async () => {
    const { shell, token, site } = await openPreview();
    const key = await site.mover.key();
    const late = signPreview(key, site.first.id, Date.now() - 1);
    for (const wrong of [token.replace(/^\w+/, site.first.id), late, `${token}x`, 'nothing']) {
      expect((await shell.ask(`/release-preview/${wrong}`)).status).toBe(404);
      const page = await shell.ask('/two/', `__Host-preview=${wrong}`);
      expect([page.status, page.text]).toEqual([200, site.first.id]);
    }
  });

  test('its link leads to no other site', async () => {
    const { shell, token } = await openPreview();
    for (const to of [
      '//evil.example/',
      '/\t/evil.example/',
      String.raw`/\evil.example/`,
      'https://evil.example/',
    ]) {
      const { headers } = await shell.ask(`/release-preview/${token}?to=${encodeURIComponent(to)}`);
      expect(headers.get('location')).toBe('/');
    }
  });
});
