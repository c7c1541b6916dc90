import { address, asked } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

test('robots.txt names the sitemap, and every address in the sitemap is an indexable page', async ({
  request,
}) => {
  test.slow();
  for (const host of ['realestate', 'fizcheck', 'fizcheck-pro'] as const) {
    const robots = await request.get(...asked(host, '/robots.txt'));
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toContain(`Sitemap: ${address(host, '/sitemap.xml')}`);
    const map = await request.get(...asked(host, '/sitemap.xml'));
    expect(map.headers()['content-type']).toContain('application/xml');
    const places = Array.from((await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place);
    // What the pro site shows in the consumer's words is in the map of the consumer's site.
    expect(places.length).toBeGreaterThan(host === 'fizcheck-pro' ? 2 : 10);
    expect(places).toContain(address(host));
    expect(places.some((place) => place.includes('/blog/'))).toBe(host !== 'fizcheck-pro');
    for (const place of places) {
      const answer = await request.get(...asked(host, new URL(place).pathname));
      expect.soft([place, answer.status()]).toEqual([place, 200]);
      expect.soft(await answer.text(), place).not.toContain('content="noindex"');
    }
  }
});

test('an unchanged sitemap is not sent twice', async ({ request }) => {
  const [url, options] = asked('realestate', '/sitemap.xml');
  const first = await request.get(url, options);
  const headers = { ...options.headers, 'if-none-match': first.headers()['etag'] ?? '' };
  expect((await request.get(url, { ...options, headers })).status()).toBe(304);
});

test("a page's link picture shows its title, and a forged title gets the picture of the brand", async ({
  request,
}) => {
  const html = await (await request.get(...asked('fizcheck'))).text();
  const picture = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
  const drawn = await request.get(...asked('fizcheck', picture));
  expect(drawn.status()).toBe(200);
  expect(drawn.headers()['content-type']).toBe('image/png');
  const png = await drawn.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const foreign = Buffer.from('Чужие слова').toString('base64url');
  const forged = await request.get(...asked('fizcheck', picture.replace(/[\w-]+\.png$/, `${foreign}.png`)));
  expect(forged.headers()['content-type']).toBe('image/png');
  const other = await request.get(...asked('fizcheck', '/og/anything.png'));
  expect(await forged.body()).toEqual(await other.body());
});

test('a legacy address redirects in one hop with or without slashes, and keeps the query', async ({
  request,
}) => {
  for (const given of ['/user/ordersNew?page=2', '//user///ordersNew//?page=2']) {
    const answer = await request.get(...asked('realestate', given));
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/user/orders/?page=2']);
  }
});

test('a legacy address followed within the site navigates without a page load', async ({ page }) => {
  await page.goto(address('realestate'));
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    history.pushState({}, '', '/tariffOld/?a=1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(address('realestate', '/tariff/?a=1'));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
