import { findBarriers, wcag } from '../setup/accessible.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { address, asked, type HostName } from '../setup/site.ts';
import { leaveIdle, newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

const brands: readonly HostName[] = ['realestate', 'fizcheck', 'fizcheck-pro', 'auto.fizcheck'];
const staffPages = [
  '/admin/',
  '/admin/settings/',
  '/admin/disputes/',
  '/admin/cases/',
  '/admin/staff/',
  '/admin/enrolment/',
  '/sign-in/',
];
const shopPages = ['/user/orders/', '/registration/', '/offer/', '/checkout/', '/entry/', '/valuation/'];

test("the staff's pages are missing on every brand's host, and a brand's pages at the desk", async ({
  request,
}) => {
  for (const host of brands) {
    for (const path of staffPages) {
      const answer = await request.get(...asked(host, path));
      expect.soft([host, path, answer.status()]).toEqual([host, path, 404]);
    }
    const call = await request.get(...asked(host, '/api/admin/staff'));
    expect.soft([host, call.status()]).toEqual([host, 404]);
  }
  for (const path of shopPages) {
    const answer = await request.get(...asked('admin', path));
    expect.soft([path, answer.status()]).toEqual([path, 404]);
  }
});

test('the desk is closed to search engines, and its pages allow nothing of payment, chat or counters', async ({
  request,
}) => {
  expect(await (await request.get(...asked('admin', '/robots.txt'))).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  );
  expect((await request.get(...asked('admin', '/sitemap.xml'))).status()).toBe(404);
  const answer = await request.get(...asked('admin', '/sign-in/'));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-src 'none'");
});

test("a customer's session opens nothing at the desk, and the desk's cookie nothing on a brand", async ({
  page,
  context,
}) => {
  await signIn(context, await newCustomer(), 'admin.localhost');
  await page.goto(address('admin', '/admin/staff/'));
  await expect(page).toHaveURL(address('admin', '/sign-in/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await expect(page.getByText('cookie')).toHaveCount(0);

  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('realestate', '/user/orders/'));
  await expect(page).toHaveURL(address('realestate', '/?to=%2Fuser%2Forders%2F'));
  const sent = await context.cookies(address('realestate'));
  expect(sent.map(({ name }) => name)).not.toContain('_staff');
});

test('somebody of the staff sees name, role and only the sections of their grants', async ({
  page,
  context,
}) => {
  const trouble = collectTrouble(page);
  await signInAtDesk(context, await newStaff('support'));
  await page.goto(address('admin'));
  const header = page.getByRole('banner');
  await expect(header).toContainText('Тестов Иван');
  await expect(header).toContainText('Поддержка');
  await expect(header).toContainText('Выход без действий через 30 мин');
  await expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')).toHaveText([
    'Заказы',
    'Обращения',
    'Споры',
    'Приостановки',
    'Блог',
    'Источники',
    'Повторы объявлений',
  ]);
  expect(trouble).toEqual([]);
});

test('a session nobody used for half an hour is over: the next act leads to the sign-in', async ({
  page,
  context,
}) => {
  const admin = await newStaff('admin');
  await signInAtDesk(context, admin);
  await page.goto(address('admin', '/admin/staff/'));
  await expect(page.getByRole('article', { name: 'Тестов Иван' }).first()).toBeVisible();
  await leaveIdle(admin);
  const form = page.getByRole('form', { name: 'Предложить роль' });
  await form.getByLabel('E-mail сотрудника').fill(admin.email);
  await form.getByRole('button', { name: 'Предложить' }).click();
  await expect(page).toHaveURL(address('admin', '/sign-in/'));
});

test('the desk asks two minutes before the session ends whether somebody is there', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('admin'));
  await expect(page.getByRole('banner')).toContainText('Выход без действий');
  await page.clock.fastForward('28:10');
  const dialog = page.getByRole('dialog', { name: 'Вы ещё здесь?' });
  await dialog.getByRole('button', { name: 'Остаться' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Выход без действий через 30 мин');
});

for (const width of [360, 1280]) {
  test(`the desk's pages at ${width} pixels are accessible and fit the screen`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('admin', '/sign-in/'));
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible();
    expect(await findBarriers(page, wcag)).toEqual([]);
    await signInAtDesk(context, await newStaff('admin'));
    for (const path of [
      '/',
      '/admin/staff/',
      '/admin/staff/?part=rights',
      '/admin/settings/',
      '/admin/releases/',
      '/admin/sources/',
      '/admin/adverts/',
      '/admin/people/',
      '/admin/orders/',
      '/admin/cases/',
      '/admin/cases/?part=templates',
    ]) {
      await page.goto(address('admin', path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Загружаем/)).toHaveCount(0);
      expect.soft(await findBarriers(page, wcag), path).toEqual([]);
    }
  });
}
