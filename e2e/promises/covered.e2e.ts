import type { Page } from '@playwright/test';
import { cards, leaveContacts, openCheckout, payBy } from '../setup/buying.ts';
import { findCovered } from '../setup/covered.ts';
import { newCustomer, newEmail, signIn } from '../setup/customer.ts';
import { address, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

// The walk over all addresses looks at the pages of guests with the notice about cookies; here are those that have a history.
test.use({ viewport: { width: 360, height: 740 } });

const expectNothingCovered = async (page: Page) =>
  expect.soft(await findCovered(page), page.url()).toEqual([]);

const ready = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });

test('on a phone the steps of a purchase have nothing under the cookie notice, the bars and the messages', async ({
  page,
}) => {
  test.slow();
  await openCheckout(page, '78:31:0099001:114');
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  await expectNothingCovered(page);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectNothingCovered(page);
  await openCheckout(page, '78:31:0099001:114');
  await leaveContacts(page, newEmail());
  await payBy(page, cards.good);
  await page.waitForURL(/\/order\//);
  // While the message about the payment is shown.
  await expectNothingCovered(page);
  await expect(page.getByText('Заказ выполнен')).toBeVisible({ timeout: 40_000 });
  await expectNothingCovered(page);
  await page.getByRole('link', { name: 'Открыть отчёт' }).first().click();
  await page.waitForURL(/\/report\//);
  await expect(page.getByRole('heading', { name: 'Источники' })).toBeVisible();
  await expectNothingCovered(page);
});

for (const [host, paths] of [
  ['realestate', ['/', '/user/', '/user/orders/', '/user/balance/', '/user/settings/', '/blog/']],
  ['fizcheck', ['/', '/check-person/', '/user/orders/']],
] as const satisfies readonly (readonly [HostName, readonly string[]])[]) {
  test(`on a phone the tariff banner lies over nothing: it stands at the end of the pages of ${host}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signIn(context, await newCustomer(), `${host}.localhost`);
    for (const path of paths) {
      await page.goto(address(host, path), { waitUntil: 'networkidle' });
      await ready(page);
      await expectNothingCovered(page);
    }
    await page.goto(address(host));
    const banner = page.getByRole('complementary', { name: 'О тарифе' });
    await expect(banner).toHaveCSS('position', 'static');
    await banner.scrollIntoViewIfNeeded();
    await banner.getByRole('button', { name: 'Скрыть сообщение' }).click();
    await expect(banner).toHaveCount(0);
  });
}
