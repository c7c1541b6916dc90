import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of Tab stops on any page. */
const patience = 150;

/** Moves the focus to an element by Tab alone; fails when Tab never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < patience; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${await target.evaluate((element) => element.outerHTML)}`);
}

export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
