import type { Page } from '@playwright/test';
import { newCustomer, signIn } from '../setup/customer.ts';
import { collectForeignRequests } from '../setup/foreign-requests.ts';
import { openedOnPhone } from '../setup/phone-walk.ts';
import { address, type HostName } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';
import { walkedRoutes, type Site } from '../setup/walked-routes.ts';

const hosts: Readonly<Partial<Record<HostName, Site>>> = {
  realestate: 'real-estate',
  fizcheck: 'person-check',
  'fizcheck-pro': 'pro',
};

/** They show the pages of their brand; only the main page differs. */
const subDomains = ['auto.fizcheck', 'realty.fizcheck', 'ur.fizcheck'] as const;

const ofAccount = ['/user/', '/user/orders/', '/user/settings/', '/user/partner/'];

/** Loads each page and returns every request to a foreign host. */
async function foreignRequests(page: Page, host: HostName, paths: readonly string[]): Promise<string[]> {
  const foreign = collectForeignRequests(page, host);
  for (const path of paths) await page.goto(address(host, path), { waitUntil: 'networkidle' });
  return foreign;
}

test.describe('no page calls a foreign host, counters included', () => {
  for (const [host, site] of Object.entries(hosts) as [HostName, Site][]) {
    const pages = walkedRoutes.filter(({ answers }) => answers[site] === 'page');
    for (const [answered, hasAgreed] of [
      ['before the notice about cookies is answered', false],
      ['after it was agreed to', true],
    ] as const) {
      // The walk over all addresses opens the others on a phone, the notice unanswered, and looks at their requests too.
      const opened = hasAgreed ? pages : pages.filter((route) => !openedOnPhone(route).includes(host));
      if (opened.length === 0) continue;
      test(`${host}: every page, ${answered} (V14.2.3)`, async ({ page }) => {
        test.setTimeout(600_000);
        if (hasAgreed) await agreeToCookies(page, host);
        expect(opened.length).toBeGreaterThan(10);
        expect(
          await foreignRequests(
            page,
            host,
            opened.map(({ path }) => path),
          ),
        ).toEqual([]);
      });
    }
  }

  for (const host of subDomains) {
    test(`${host}: the main page (V14.2.3)`, async ({ page }) => {
      expect(await foreignRequests(page, host, ['/'])).toEqual([]);
    });
  }

  test('the pages of the account of a signed-in customer (V14.2.3)', async ({ page, context }) => {
    test.slow();
    await signIn(context, await newCustomer());
    expect(await foreignRequests(page, 'realestate', ofAccount)).toEqual([]);
  });
});

async function agreeToCookies(page: Page, host: HostName): Promise<void> {
  await page.goto(address(host));
  const notice = page.getByRole('region', { name: 'Файлы cookie' });
  await notice.getByRole('button', { name: 'Хорошо' }).click();
  await expect(notice).toHaveCount(0);
}
