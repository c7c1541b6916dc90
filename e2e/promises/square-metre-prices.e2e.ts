import { expectAccessible } from '../setup/accessible.ts';
import { citiesOnceCounted, testMilliseconds, type CountedArea } from '../setup/kept-adverts.ts';
import { address, asked } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

test.describe.configure({ timeout: testMilliseconds });

test('two districts of one city have titles, descriptions and sentences of their own, rendered on the server', async ({
  request,
}) => {
  const [city] = await citiesOnceCounted();
  const [one, other] = city?.districts ?? [];
  const read = async (area: CountedArea | undefined) => {
    const answer = await request.get(...asked('realestate', `/market/${city?.slug}/${area?.slug}/`));
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    return {
      title: of(/<title>([^<]*)</),
      description: of(/<meta name="description" content="([^"]*)"/),
      canonical: of(/<link rel="canonical" href="([^"]*)"/),
      main: html.slice(html.indexOf('<main'), html.indexOf('</main>')),
    };
  };
  const [first, second] = [await read(one), await read(other)];
  expect(first.title).toContain(one?.title);
  expect(second.title).toContain(other?.title);
  expect(first.description).not.toBe('');
  expect(first.description).not.toBe(second.description);
  expect(first.canonical).toContain(`/${one?.slug}/`);
  const withoutName = (page: typeof first, area: CountedArea | undefined) =>
    page.main.replaceAll(area?.title ?? '-', '');
  expect(withoutName(first, one)).not.toBe(withoutName(second, other));
});

for (const width of [360, 1280]) {
  test(`at ${width} pixels prices can be read from the cities down to a district`, async ({ page }) => {
    const [city] = await citiesOnceCounted();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('realestate', '/market/'));
    await expectAccessible(page);
    await page
      .getByRole('link', { name: city?.title ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(`**/market/${city?.slug}/`);
    await expect(page.getByRole('img', { name: /Средняя цена квадратного метра/ })).toBeVisible();
    await expectAccessible(page);
    const district = city?.districts[0];
    await page
      .getByRole('link', { name: district?.title ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(`**/market/${city?.slug}/${district?.slug}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(district?.title ?? '');
  });
}
