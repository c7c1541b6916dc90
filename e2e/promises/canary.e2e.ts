import { expect, moveOnArrival, test } from '../setup/test.ts';
import { folderStore } from '@proverka/release/folder-store';
import { readLive } from '@proverka/release/live-channel';
import { readOrMakeDevelopmentKey, readPublicKeys } from '@proverka/release/release-keys';
import { releaseRemote } from '@proverka/release/release-moves';
import { armOf, placeCount } from '@proverka/release/visitor-share';
import { freePort } from '@proverka/stack/ports';
import { repositoryRoot } from '@proverka/stack/stack';
import { supervise } from '@proverka/stack/supervisor';
import type { Browser, Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishThrowing } from '../setup/broken-release.ts';
import { asked, stack } from '../setup/site.ts';

/** A shell and releases of its own: other tests keep theirs. */
async function openSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-canary-'));
  const releaseRoot = path.join(folder, 'releases');
  await cp(path.join(stack.dataDir, 'releases'), releaseRoot, { recursive: true });
  const port = await freePort(0);
  const publicKeys = path.join(stack.dataDir, 'release-keys/public.pem');
  const shell = await supervise(
    {
      name: 'shell',
      entry: path.join(repositoryRoot, 'apps/shell/src/server/main.ts'),
      env: {
        PORT: String(port),
        API_URL: stack.apiUrl,
        RELEASE_ROOT: releaseRoot,
        RELEASE_PUBLIC_KEYS: publicKeys,
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    },
    { logDir: path.join(folder, 'logs'), report: () => undefined },
  );
  const build = await readFile(path.join(repositoryRoot, 'apps/shell/dist/build.json'), 'utf8');
  const { provides } = JSON.parse(build) as { provides: Record<string, string> };
  const mover = {
    store: folderStore(releaseRoot),
    channel: 'stable',
    provides,
    key: () => readOrMakeDevelopmentKey(stack.dataDir),
    keys: () => readPublicKeys(publicKeys),
    now: () => new Date(),
    note: { who: 'Образцов', commit: null, reason: null },
    report: () => undefined,
    gate: () => Promise.resolve('passed'),
    ready: () => Promise.resolve(),
  };
  const close = async () => {
    await shell.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { port, mover, close };
}

/** Opens the main page as a visitor with a place of their own; says which set it came from and what was thrown. */
async function visit(browser: Browser, port: number, place: number) {
  const url = `http://fizcheck.localhost:${port}/`;
  const context = await browser.newContext();
  const cookie = { name: '__Host-share', value: String(place), domain: 'fizcheck.localhost', path: '/' };
  await context.addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: 'Lax' }]);
  await context.addInitScript(moveOnArrival);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const open = async () => {
    await page.goto(url);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    return setOf(page);
  };
  return { page, thrown, open, set: await open() };
}

const setOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { setId?: string }).setId,
  );

test('a release that throws in browsers is taken back by itself, with the figures in its log', async ({
  browser,
  page: { request },
}) => {
  test.slow();
  const site = await openSite();
  const { mover, port } = site;
  try {
    const { set: stable } = await readLive(mover);
    const fizcheck = stable?.remotes['fizcheck'];
    if (!stable || !fizcheck) throw new Error('the stack serves no fizcheck');
    const broken = await publishThrowing(mover.store, fizcheck);
    const { set: tried } = await releaseRemote(mover, broken, { percent: 1, brands: ['person-check'] });
    const shellState = async () => {
      const answer = await request.get(`http://127.0.0.1:${port}/readyz`);
      return (await answer.json()) as { set: string; candidate: string | null };
    };
    await expect.poll(async () => (await shellState()).candidate).toBe(tried.id);

    const { candidate } = await readLive(mover);
    if (!candidate) throw new Error('nothing is tried');
    const places = Array.from({ length: placeCount }, (_, place) => place);
    const placesOf = (arm: string) => places.filter((place) => armOf(candidate, place) === arm).slice(0, 200);
    const [url, { headers }] = asked('fizcheck', '/', port);
    for (const arm of ['stable', 'candidate'])
      for (let at = 0; at < 200; at += 20)
        await Promise.all(
          placesOf(arm)
            .slice(at, at + 20)
            .map((place) => request.get(url, { headers: { ...headers, cookie: `__Host-share=${place}` } })),
        );

    // A visitor of stable sees nothing of it; three visitors with the candidate are enough to tell.
    const [quiet = 0] = placesOf('stable');
    expect(await visit(browser, port, quiet)).toMatchObject({ set: stable.id, thrown: [] });
    const [first = 0, ...others] = placesOf('candidate').slice(0, 3);
    const visitor = await visit(browser, port, first);
    expect(visitor).toMatchObject({ set: tried.id, thrown: ['a release that throws in the browser'] });
    for (const place of others) await visit(browser, port, place);

    await expect.poll(async () => (await shellState()).candidate, { timeout: 30_000 }).toBeNull();
    const { history } = await readLive(mover);
    expect(history[0]).toMatchObject({
      action: 'withdraw',
      who: 'automatic',
      changes: { fizcheck: { from: fizcheck.version, to: broken.version } },
      // On a slow machine the slow paints of the same visits may tell first.
      result: expect.stringMatching(/^(?:browser errors|slow first paints) of fizcheck: /),
      figures: { fizcheck: { stable: { browserErrors: 0 } } },
    });
    expect(history[0]?.figures?.['fizcheck']?.candidate.browserErrors).toBeGreaterThan(0);

    // The open tab keeps its set; its next document is of the set all visitors get.
    expect(await setOf(visitor.page)).toBe(tried.id);
    expect(await visitor.open()).toBe(stable.id);
  } finally {
    await site.close();
  }
});
