import { expectAccessible, wcag } from '../setup/accessible.ts';
import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, roles, signIn } from '../setup/customer.ts';
import { openedOnPhone } from '../setup/phone-walk.ts';
import { address, type HostName } from '../setup/site.ts';
import { walkedRoutes } from '../setup/walked-routes.ts';

const pages = [
  ['realestate', '/'],
  ['realestate', '/object/78:31:0099001:107/'],
  ['realestate', '/objectCheckout/78:31:0099001:107/'],
  ['realestate', '/privacy/'],
  ['realestate', '/offer/'],
  ['realestate', '/nowhere/'],
  ['fizcheck', '/'],
  ['fizcheck', '/proverka-pasporta/'],
] as const;

/** The walk over all addresses opens these on a phone and asks the same of them. */
const isWalkedOnPhone = (host: HostName, path: string) =>
  walkedRoutes.some((route) => route.path === path && openedOnPhone(route).includes(host));

for (const width of [360, 1280]) {
  for (const [host, path] of pages) {
    if (width === 360 && isWalkedOnPhone(host, path)) continue;
    test(`${host} ${path} at ${width} pixels is accessible, fits the screen and hydrates without console messages`, async ({
      page,
    }) => {
      const trouble = collectTrouble(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address(host, path), { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, wcag);
      const expected = path === '/nowhere/' ? /status of 404/ : /^$/;
      expect(trouble.filter((message) => !expected.test(message))).toEqual([]);
    });
  }

  test(`the signed-in header and the order list at ${width} pixels are accessible`, async ({
    page,
    context,
  }) => {
    await signIn(context, await newCustomer());
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('realestate', '/user/orders/'), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

const settingsParts = ['profile', 'security', 'letters', 'logo', 'documents', 'api', 'data'];

for (const width of [360, 1280]) {
  test(`the settings and the partner page at ${width} pixels are accessible`, async ({ page, context }) => {
    await signIn(context, await newCustomer(roles.realtor));
    await page.setViewportSize({ width, height: 800 });
    const paths = settingsParts.map((part) => `/user/settings/?part=${part}`);
    for (const path of [...paths, '/user/partner/']) {
      await page.goto(address('realestate', path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('region').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('every class of a served page has its style: server and browser hash class names alike', async ({
  page,
}) => {
  await page.goto(address('realestate'), { waitUntil: 'networkidle' });
  const { styled, used } = await page.evaluate(() => {
    const rules = Array.from(document.styleSheets, (sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    ).flat();
    const elements = document.querySelectorAll('#app [class]');
    return {
      styled: rules.join('\n'),
      used: Array.from(elements, (element) => element.getAttribute('class') ?? ''),
    };
  });
  const known = new Set(Array.from(styled.matchAll(/\.([\w-]+)/g), ([, name]) => name));
  const own = used.flatMap((names) => names.split(' ')).filter((name) => /^(she|rea)-/.test(name));
  const unstyled = own.filter((name) => !known.has(name));
  expect([...new Set(unstyled)]).toEqual([]);
});
