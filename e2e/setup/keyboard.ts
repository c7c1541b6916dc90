import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page of ours has things to stop at. */
const patience = 150;

/** Goes to an element by Tab alone, as somebody without a mouse does; fails when it is never stopped at. */
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
