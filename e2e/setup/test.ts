import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A page's scripts load after the first paint: a test, unlike a person, would act before. */
async function isTaken(page: Page): Promise<void> {
  const isOurs = await page.locator('script#boot').count();
  if (isOurs > 0) await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}

/** Every load waits until the page is interactive. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...input) => {
      const response = await goto(...input);
      await isTaken(page);
      return response;
    };
    page.reload = async (...input) => {
      const response = await reload(...input);
      await isTaken(page);
      return response;
    };
    await use(page);
  },
});
