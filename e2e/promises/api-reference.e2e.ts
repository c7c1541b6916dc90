import { expectAccessible } from '../setup/accessible.ts';
import { address, asked } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

for (const host of ['realestate', 'realestate-ru', 'fizcheck', 'fizcheck-pro'] as const) {
  test(`the documentation of the API can be read on ${host}, also on a phone`, async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address(host, '/api/docs'));
      await expect(page).toHaveURL(address(host, '/api/docs/'));
      await expect(page.getByRole('heading', { level: 1, name: 'Документация API' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Заказы', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
      await expect(page.getByText(`${new URL(address(host, '/')).origin}/api/order'`).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the description for programs is beside the documentation', async ({ request }) => {
  const answer = await request.get(...asked('fizcheck-pro', '/api/docs/openapi.json'));
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});
