import type { Locator, Page } from '@playwright/test';
import { browserArguments } from '@proverka/browser/browser';
import { expectAccessible, wcag } from '../setup/accessible.ts';
import { collectTrouble } from '../setup/customer.ts';
import { collectForeignRequests } from '../setup/foreign-requests.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const executablePath = process.env['CHROMIUM'];

// The map draws with WebGL, which a browser without a graphics card computes.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...browserArguments.filter((one) => one !== '--disable-gpu'),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

const garden = '78:31:0099001:20';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Карта', exact: true });

/** Opens the page of a parcel and waits for its plan. */
async function openPlan(page: Page): Promise<void> {
  await page.goto(address('realestate', `/object/${garden}/`));
  await expect(page.getByRole('img', { name: /^План/ })).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

/** Where something is in the plan's section: a click may have scrolled the page. */
async function placeInPlan(page: Page, what: Locator) {
  const plan = await page.getByRole('region', { name: 'План', exact: true }).boundingBox();
  const box = await what.boundingBox();
  return box && plan && { ...box, x: box.x - plan.x, y: box.y - plan.y };
}

/** Clicks where a neighbour has its number: letters are no part of the map, which takes the click. */
async function clickNeighbour(page: Page): Promise<void> {
  const labels = mapOf(page)
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^:(?!20$)\d+$/u });
  const box = await labels.first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

for (const width of [360, 1280]) {
  test(`a click on the plan opens a map in its place, from our own hosts alone, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const trouble = collectTrouble(page);
    const foreign = collectForeignRequests(page, 'realestate');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:js|css)(?:$|\?)|\/map$/u.test(request.url())) scripts.push(new URL(request.url()).pathname);
    });
    await openPlan(page);
    const before = scripts.splice(0);
    expect(before.filter((file) => /map-|object-map|maplibre|\/map$/u.test(file))).toEqual([]);
    const picture = await placeInPlan(page, page.getByRole('img', { name: /^План/ }));

    await page.getByRole('button', { name: 'Открыть карту' }).click();
    const map = mapOf(page);
    await expect(map).toHaveAttribute('aria-busy', 'false');
    await expect(map.locator('canvas')).toBeFocused();
    expect(await placeInPlan(page, map)).toEqual(picture);
    expect(scripts.filter((file) => file.includes('worker'))).toHaveLength(1);
    expect(foreign).toEqual([]);

    await clickNeighbour(page);
    await expect(map.getByRole('link', { name: /^78:31:0099001:\d+$/u })).toBeVisible();
    await map.getByRole('button', { name: 'Приблизить' }).click();
    await map.getByRole('button', { name: 'Вернуться к объекту' }).click();
    await expectAccessible(page, wcag);
    await map.getByRole('button', { name: 'Закрыть карту' }).click();
    await expect(page.getByRole('button', { name: 'Открыть карту' })).toBeFocused();
    expect(trouble).toEqual([]);
  });
}

test('the number of a neighbour on the map leads to its page, and the map is gone', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('button', { name: 'Открыть карту' }).click();
  const map = mapOf(page);
  await clickNeighbour(page);
  const link = map.getByRole('link');
  const number = await link.innerText();
  expect(number).not.toBe(garden);
  await link.click();
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === `/object/${number}/`);
  await expect(map).toHaveCount(0);
});

test('where WebGL is missing the picture stays with a word, and the engine of the map is not loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPlan(page);
  await page.getByRole('button', { name: 'Открыть карту' }).click();
  await expect(page.getByText(/выключена графика WebGL/u)).toBeVisible();
  await expect(page.getByRole('img', { name: /^План/ })).toBeVisible();
  expect(scripts.filter((file) => /map-engine|worker|\/map$/u.test(file))).toEqual([]);
});

test('a map whose answer does not come says so and opens at the next attempt', async ({ page }) => {
  await openPlan(page);
  const answer = '**/api/object/*/map';
  await page.route(answer, (route) => route.abort());
  await page.getByRole('button', { name: 'Открыть карту' }).click();
  await expect(page.getByText('Карта не загрузилась')).toBeVisible();
  await page.unroute(answer);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
});
