import { expect, test, type Page } from '@playwright/test';
import { fillPerson, notorious } from '../setup/checks.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from '../setup/layout-shifts.ts';
import { tabTo } from '../setup/keyboard.ts';
import { address, type HostName } from '../setup/site.ts';

// Unlike the visitors of the other tests, those of this file do nothing, or act before any script but the first one has come.

/** Compressed, of all scripts a public page may load before it is touched. */
const MOST_UNTOUCHED_BYTES = 15_000;
const phone = { width: 360, height: 740 };

const publicPages = [
  [
    'realestate',
    ['/', '/k/', '/kadastrovyj-nomer/', '/check-owner/', '/valuation/', '/risk/', '/risk-assessment/'],
  ],
  [
    'realestate',
    ['/ipoteka/', '/sale-history/', '/blog/', '/privacy/', '/offer/', '/tariff/', '/credit-rating/'],
  ],
  [
    'fizcheck',
    ['/', '/fizcheck/', '/check-person/', '/counter-agent/', '/proverka-avto/', '/proverka-fssp/'],
  ],
  ['fizcheck', ['/proverka-pasporta/', '/proverka-nedvij/', '/credit-rating/', '/blog/']],
  ['fizcheck-pro', ['/', '/fizcheck-business/', '/wholesale/']],
] as const satisfies readonly (readonly [HostName, readonly string[]])[];

const isReady = (page: Page) => expect(page.locator('html[data-ready="true"]')).toBeAttached();

/** Scripts after the first one wait until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/after-paint.')) await promise;
    await route.continue();
  });
  return resolve;
}

const searchField = (page: Page) => page.getByPlaceholder('Введите адрес или кадастровый номер');

for (const [host, paths] of publicPages)
  for (const path of paths)
    test(`${host} ${path} can be read and its fields be seen with no more than fifteen kilobytes of scripts, and its scripts come with a touch`, async ({
      page,
    }) => {
      let bytes = 0;
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script')
          void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
      });
      await watchShifts(page);
      await page.setViewportSize(phone);
      await page.goto(address(host, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(MOST_UNTOUCHED_BYTES);
      await expect(page.locator('html[data-ready]')).toHaveCount(0);
      await page.mouse.move(100, 200);
      await isReady(page);
      expect((await shiftsOf(page)).score).toBeLessThanOrEqual(MOST_SHIFT);
    });

test('what is typed, ticked and submitted before the scripts have come is searched for once they have', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(address('realestate'), { waitUntil: 'load' });
  await searchField(page).pressSequentially('78:31:0099001:101');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  const find = page.getByRole('button', { name: 'Найти' });
  await find.click();
  await expect(find).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(address('realestate'));
  letGo();
  await page.waitForURL(/\/object\/78:31:0099001:101\//);
});

test('a typed text is searched for by Enter before the scripts have come, and suggestions come to whoever goes on typing', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(address('realestate'), { waitUntil: 'load' });
  await searchField(page).pressSequentially('Ма');
  letGo();
  await searchField(page).pressSequentially('як');
  await expect(page.getByRole('option')).toHaveCount(8);
  await expect(searchField(page)).toHaveValue('Маяк');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Поставьте согласие на обработку персональных данных')).toBeVisible();
});

test('a button pressed before the scripts have come opens its dialog once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.setViewportSize(phone);
  await page.goto(address('realestate'), { waitUntil: 'load' });
  const menu = page.getByRole('button', { name: 'Меню' });
  await menu.click();
  await menu.click();
  letGo();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('by keyboard alone the sign-in opens from an untouched page', async ({ page }) => {
  await page.goto(address('fizcheck', '/proverka-fssp/'), { waitUntil: 'networkidle' });
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Войти' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a screen reader’s click without a pointer is kept as well', async ({ page }) => {
  await page.goto(address('fizcheck'), { waitUntil: 'load' });
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).dispatchEvent('click');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a form that is filled in and sent at once leads to its preview', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(address('fizcheck', '/check-person/'), { waitUntil: 'load' });
  await fillPerson(page, notorious);
  await page.getByRole('button', { name: /^Проверить/ }).click();
  letGo();
  await page.waitForURL(/-preview\/[0-9a-f-]{36}\//);
});

test('a form that keeps its values itself takes over what was typed before its script has come', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(address('realestate', '/check-owner/'), { waitUntil: 'load' });
  await page.getByLabel('Фамилия').pressSequentially('Образцова');
  letGo();
  await isReady(page);
  await page.getByLabel('Имя', { exact: true }).pressSequentially('Мария');
  await expect(page.getByLabel('Фамилия')).toHaveValue('Образцова');
  await page.getByLabel('Фамилия').focus();
  await page.getByLabel('Имя', { exact: true }).focus();
  await expect(page.getByLabel('Фамилия')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a script that is lost once is asked for again, and nothing that was typed is lost with it', async ({
  page,
}) => {
  let lost = 0;
  await page.route(/\/assets\/react\./, async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await page.goto(address('realestate'), { waitUntil: 'load' });
  await searchField(page).pressSequentially('78:31');
  await isReady(page);
  expect(lost).toBe(2);
  await expect(searchField(page)).toHaveValue('78:31');
});

test('without a network the text stays, and the next touch after it is back brings the scripts', async ({
  page,
}) => {
  let isDown = true;
  let lost = 0;
  await page.route(/\/assets\/react\./, async (route) => {
    lost += 1;
    await (isDown ? route.abort() : route.continue());
  });
  await page.goto(address('realestate'), { waitUntil: 'load' });
  await searchField(page).pressSequentially('78:31');
  await expect.poll(() => lost).toBe(2);
  await expect(searchField(page)).toHaveValue('78:31');
  isDown = false;
  await searchField(page).pressSequentially(':00');
  await isReady(page);
  await expect(searchField(page)).toHaveValue('78:31:00');
});

test('a link leads on natively before the scripts have come, and where the visitor comes from is kept', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto(address('realestate', '/?utm_source=letter'), { waitUntil: 'load' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Системные требования' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Системные требования' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('visit-source'))).toContain('letter');
});

test('whoever was sent here to sign in is asked to without a touch', async ({ page }) => {
  await page.goto(address('realestate', '/?to=%2Fuser%2Forders%2F'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page is complete and its links lead on', async ({ page }) => {
    await page.goto(address('fizcheck', '/proverka-fssp/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
