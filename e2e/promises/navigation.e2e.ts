import type { Locator, Page } from '@playwright/test';
import { newCustomer, signIn } from '../setup/customer.ts';
import { pressOn, tabTo } from '../setup/keyboard.ts';
import { address, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

/** A short page, so that few Tab stops lie between header and footer. */
const quietPath = '/system-req/';
const phone = { width: 360, height: 740 };

const namesOf = (entries: Locator) => entries.evaluateAll((all) => all.map(({ textContent }) => textContent));

async function leadsTo(page: Page, link: Locator): Promise<void> {
  const path = (await link.getAttribute('href')) ?? '';
  await pressOn(page, link);
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const headers = {
  realestate: ['Проверить объект', 'Проверить человека', 'Объявления', 'Кредитный рейтинг', 'Тарифы'],
  fizcheck: ['Проверить человека', 'Контрагент', 'Проверка паспорта', 'Проверка авто', 'Для бизнеса'],
} as const;

for (const host of ['realestate', 'fizcheck'] as const) {
  test(`${host}: every entry of the header can be reached and followed by keyboard`, async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Разделы' });
    await page.goto(address(host, quietPath));
    expect(await namesOf(nav.getByRole('link'))).toEqual(headers[host]);
    for (const name of headers[host]) {
      await page.goto(address(host, quietPath));
      await leadsTo(page, nav.getByRole('link', { name, exact: true }));
    }
  });

  test(`${host}: every link of the footer can be reached by keyboard`, async ({ page }) => {
    await page.goto(address(host, quietPath));
    const links = page.getByRole('contentinfo').locator('a, button');
    expect(await links.count()).toBeGreaterThan(8);
    for (const link of await links.all()) await tabTo(page, link);
  });
}

const guestMenus = {
  realestate: {
    bar: ['Объект', 'Человек', 'Рейтинг', 'Меню'],
    menu: [
      'Проверить объект',
      'Проверить человека',
      'Кредитный рейтинг',
      'Услуги',
      'Объявления',
      'Цены на квартиры',
      'Тарифы',
      'Помощь',
      'Регистрация',
      'Войти',
    ],
  },
  fizcheck: {
    bar: ['Человек', 'Компания', 'Рейтинг', 'Авто', 'Меню'],
    menu: [
      'Проверить человека',
      'Проверить контрагента',
      'Кредитный рейтинг',
      'Проверить авто',
      'Бизнесу',
      'Услуги',
      'Тарифы',
      'Помощь',
      'Регистрация',
      'Войти',
    ],
  },
} as const;

/** The dialog an entry of the phone menu opens, if it opens one. */
const dialogOf: Readonly<Record<string, string>> = {
  Услуги: 'Услуги',
  Помощь: 'Помощь',
  Регистрация: 'Вход и регистрация',
  Войти: 'Вход и регистрация',
};

const bar = (page: Page) => page.getByRole('navigation', { name: 'Основные разделы' });

async function openMenu(page: Page, host: HostName): Promise<Locator> {
  await page.goto(address(host, quietPath));
  await pressOn(page, bar(page).getByRole('button', { name: 'Меню' }));
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

async function followMenu(page: Page, host: HostName, name: string): Promise<void> {
  const menu = await openMenu(page, host);
  const entry = menu.getByRole('listitem').filter({ hasText: name }).locator('a, button');
  const dialog = dialogOf[name];
  if (dialog === undefined) await leadsTo(page, entry);
  else {
    await pressOn(page, entry);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

test.describe('navigation on a phone', () => {
  test.use({ viewport: phone });

  for (const host of ['realestate', 'fizcheck'] as const) {
    const { bar: barNames, menu: menuNames } = guestMenus[host];

    test(`${host}: on a phone a guest reaches and follows every entry of the bar by keyboard`, async ({
      page,
    }) => {
      await page.goto(address(host, quietPath));
      expect(await namesOf(bar(page).getByRole('listitem'))).toEqual(barNames);
      for (const name of barNames.slice(0, -1)) {
        await page.goto(address(host, quietPath));
        await leadsTo(page, bar(page).getByRole('listitem').filter({ hasText: name }).getByRole('link'));
      }
    });

    test(`${host}: on a phone a guest reaches and follows every entry of the menu by keyboard`, async ({
      page,
    }) => {
      test.slow();
      expect(await namesOf((await openMenu(page, host)).getByRole('listitem'))).toEqual(menuNames);
      for (const name of menuNames) await followMenu(page, host, name);
    });
  }

  for (const [host, names] of [
    ['realestate', ['Проверить собственника', 'История продаж', 'Рыночная оценка', 'Мои заказы', 'Тарифы']],
    ['fizcheck', ['Мои заказы', 'Услуги', 'Помощь']],
  ] as const) {
    test(`${host}: on a phone a signed-in visitor reaches the entries of the menu by keyboard, and the last one signs out (V7.4.4)`, async ({
      page,
      context,
    }) => {
      test.slow();
      const customer = await newCustomer();
      await signIn(context, customer, `${host}.localhost`);
      for (const name of names) await followMenu(page, host, name);
      const menu = await openMenu(page, host);
      await expect(menu.getByRole('heading', { name: customer.email })).toBeVisible();
      await pressOn(page, menu.getByRole('button', { name: 'Выйти' }));
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    });
  }
});

test('the menu of a signed-in visitor on a wide screen can be opened, followed and closed by keyboard', async ({
  page,
  context,
}) => {
  await signIn(context, await newCustomer());
  await page.goto(address('realestate', quietPath));
  const header = page.getByRole('banner');
  await pressOn(page, header.locator('summary'));
  await leadsTo(page, header.getByRole('link', { name: 'Мои заказы' }));
  await page.goto(address('realestate', quietPath));
  await pressOn(page, header.locator('summary'));
  await pressOn(page, header.getByRole('button', { name: 'Пригласить друга' }));
  await expect(page.getByRole('dialog', { name: 'Пригласить друга' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/**
 * Whether the focus is on page content behind a dialog; stops in the browser's own interface do not count. Waits for the
 * next frame first, because that is when the dialog moves the focus from its end to its start.
 */
const isOnPageBehind = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return Boolean(document.activeElement?.closest('#app'));
  });

test.describe('every dialog can be opened, walked through and closed by keyboard, and returns the focus', () => {
  const openers: readonly (readonly [opener: (page: Page) => Locator, dialog: string])[] = [
    [(page) => page.getByRole('banner').getByRole('button', { name: 'Войти' }), 'Вход и регистрация'],
    [(page) => page.getByRole('contentinfo').getByRole('button', { name: 'Все услуги и цены' }), 'Услуги'],
    [(page) => page.getByRole('contentinfo').getByRole('link', { name: 'Помощь' }), 'Помощь'],
    [
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Публичная оферта' }),
      'Публичная оферта',
    ],
  ];
  for (const host of ['realestate', 'fizcheck'] as const) {
    for (const [opener, name] of openers) {
      test(`${host}: the dialog «${name}» keeps the focus and returns it`, async ({ page }) => {
        await page.goto(address(host, quietPath));
        await pressOn(page, opener(page));
        const dialog = page.getByRole('dialog', { name });
        await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
        // The focus never leaves the dialog while it is open.
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press('Tab');
          expect(await isOnPageBehind(page)).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }
  }

  test('the forms of the sign-in dialog link to one another', async ({ page }) => {
    await page.goto(address('realestate', quietPath));
    await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Войти' }));
    const dialog = page.getByRole('dialog');
    await pressOn(page, dialog.getByRole('button', { name: 'Забыли пароль?' }));
    await expect(dialog.getByRole('button', { name: 'Отправить новый пароль' })).toBeVisible();
  });

  test('the dialog of objects found by a search can be opened and closed by keyboard', async ({ page }) => {
    await page.goto(address('realestate'));
    const field = page.getByPlaceholder('Введите адрес или кадастровый номер');
    await tabTo(page, field);
    await page.keyboard.type('ул Тестовая квартира');
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('button', { name: 'Найти' }));
    const dialog = page.getByRole('dialog', { name: 'Выберите объект' });
    await expect(dialog).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: /^Выбрать/ }).first());
    await page.waitForURL(/\/object\//);
  });
});
