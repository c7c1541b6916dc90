import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * In the page: a visitor who moves a little as soon as it has come, with which the scripts of pages that are complete without them
 * begin to load. Those who do nothing, and those who act before, are in `first-touch.e2e.ts`.
 */
export function moveOnArrival(): void {
  addEventListener('load', () => document.dispatchEvent(new Event('pointermove')), { once: true });
}

/** A page's scripts load after the first paint or touch: a test, unlike a person, would act before. */
async function isTaken(page: Page): Promise<void> {
  const isOurs = await page.locator('script#boot').count();
  if (isOurs > 0) await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}

/** Every load waits until the page is interactive. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(moveOnArrival);
    await use(context);
  },
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
