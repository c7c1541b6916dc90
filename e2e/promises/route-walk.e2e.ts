import { findBarriers, wcag } from '../setup/accessible.ts';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { collectTrouble } from '../setup/customer.ts';
import { findCovered } from '../setup/covered.ts';
import { collectForeignRequests } from '../setup/foreign-requests.ts';
import { guestHosts, openedOnPhone } from '../setup/phone-walk.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from '../setup/layout-shifts.ts';
import { readServedPage } from '../setup/served-page.ts';
import { address, asked, stack, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';
import { walkedRoutes, type Answer, type Site, type WalkedRoute } from '../setup/walked-routes.ts';

const brandNames: Readonly<Record<Site, string>> = {
  'real-estate': 'Проверка',
  'person-check': 'Fizcheck',
  pro: 'Fizcheck',
};

test.describe('every address of the specification as served', () => {
  for (const [host, site] of Object.entries(guestHosts)) {
    test(`${host}: every address has its status, title, layout, canonical address and one heading`, async ({
      request,
    }) => {
      test.slow();
      const routes = [...walkedRoutes, await newestArticle(request, host)];
      for (const route of routes) await expectServed(request, host as HostName, site, route);
    });
  }

  test('the Russian real-estate domain redirects guests to the forbidden page and is closed to robots', async ({
    request,
  }) => {
    for (const { path, answers } of walkedRoutes) {
      if (answers['real-estate'] !== 'page' || isOpenOnRuDomain(path)) continue;
      const answer = await request.get(...asked('realestate-ru', path));
      const wanted = path === '/' ? '' : `?${new URLSearchParams({ to: path })}`;
      expect
        .soft([path, answer.status(), answer.headers()['location']])
        .toEqual([path, 302, `/forbidden/${wanted}`]);
    }
    const robots = await request.get(...asked('realestate-ru', '/robots.txt'));
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await request.get(...asked('realestate-ru', '/sitemap.xml'))).status()).toBe(404);
  });
});

/** What several hosts of a brand show in the same words is canonical on one of them. */
const canonicalHost = (host: HostName, path: string): HostName => {
  if (path === '/' || !host.includes('fizcheck')) return host;
  return /^\/(fizcheck-business|fizcheck-expert|wholesale)\//.test(path) ? 'fizcheck-pro' : 'fizcheck';
};

/** The business host leads to the pro site, which has that page (guard 9 of the specification). */
const wantedOf = (host: HostName, path: string): Answer | null =>
  host === 'ur.fizcheck' && path === '/fizcheck-business/'
    ? { to: address('fizcheck-pro'), status: 302 }
    : null;

const isOpenOnRuDomain = (path: string) => /^\/(privacy|offer|consents|case)\//.test(path);

async function expectServed(
  request: APIRequestContext,
  host: HostName,
  site: Site,
  route: WalkedRoute,
): Promise<void> {
  const { path, answers, title } = route;
  const wanted = wantedOf(host, path) ?? answers[site];
  const answer = await answerOf(request, 'get', host, path);
  const head = await answerOf(request, 'head', host, path);
  expect.soft([path, head.status()]).toEqual([path, answer.status()]);
  expect.soft([path, outcome(answer.status(), answer.headers()['location'])]).toEqual([path, wanted]);
  if (wanted !== 'page' || answer.status() !== 200) return;
  const page = readServedPage(await answer.text());
  expect.soft(page.title, path).toMatch(title ?? /./);
  expect.soft(page.title, path).toContain(` — ${brandNames[site]}`);
  expect.soft([path, page.layout]).toEqual([path, site === 'real-estate' ? 'real-estate' : 'person-check']);
  expect.soft([path, page.isNoindex]).toEqual([path, route.isPrivate === true]);
  if (!route.isClientRendered) expect.soft([path, page.headings]).toEqual([path, 1]);
  if (route.isPrivate) return;
  expect.soft(page.canonical, path).toBe(address(canonicalHost(host, path), path));
  expect.soft(page.pictureUrl, path).toContain(address(host, '/og/'));
  expect.soft(page.dataTypes, path).toContain('Organization');
}

/** A machine that stood still for seconds answers 503 and asks to come again: the walk does as a client would. */
async function answerOf(
  request: APIRequestContext,
  method: 'get' | 'head',
  host: HostName,
  path: string,
): Promise<APIResponse> {
  let answer = await request[method](...asked(host, path));
  if (answer.status() !== 503) return answer;
  expect.soft(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      answer = await request[method](...asked(host, path));
      return answer.status();
    }, `${path} is served again`)
    .not.toBe(503);
  return answer;
}

/** The response in the terms of the table. */
function outcome(status: number, location: string | undefined): Answer | number {
  if (status === 200) return 'page';
  if (status === 404) return 'missing';
  if (status !== 301 && status !== 302) return status;
  // The main page asks a guest to sign in, and leads on to what was asked for.
  return { to: (location ?? '').replace(/^\/\?to=.*/, '/'), status };
}

async function newestArticle(request: APIRequestContext, host: string): Promise<WalkedRoute> {
  const answer = await request.get(`${stack.apiUrl}/articles?page_size=1`, {
    headers: { 'x-forwarded-host': `${host}.localhost` },
  });
  const { articles } = (await answer.json()) as { articles: { id: string }[] };
  const path = `/blog/${articles[0]?.id ?? 'none'}/`;
  return { path, answers: { 'real-estate': 'page', 'person-check': 'page', pro: 'page' } };
}

test.describe('every page on a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const route of walkedRoutes) {
    for (const host of openedOnPhone(route)) {
      test(`${host} ${route.path} on a phone: no console messages, no failed or foreign request (V14.2.3), one heading, fits the screen, accessible, nothing moves, nothing covered`, async ({
        page,
      }) => {
        const trouble = collectTrouble(page);
        const failed = collectFailedRequests(page);
        const foreign = collectForeignRequests(page, host);
        await watchShifts(page);
        await page.goto(address(host, route.path), { waitUntil: 'networkidle' });
        const { score, moved } = await shiftsOf(page);
        expect.soft(score > MOST_SHIFT ? moved : []).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await overhang(page)).toBeLessThanOrEqual(0);
        expect.soft(await findBarriers(page, wcag)).toEqual([]);
        expect.soft(await findCovered(page)).toEqual([]);
        const isMissingKnown = route.namesNothing === true || route.hasDeadPhotos === true;
        const isOurs = (line: string) => !isMissingKnown || !/\b404\b/u.test(line);
        expect.soft(trouble.filter(isOurs)).toEqual([]);
        expect.soft(failed.filter(isOurs)).toEqual([]);
        expect.soft(foreign).toEqual([]);
      });
    }
  }
});

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

function collectFailedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}
