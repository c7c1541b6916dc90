import type { Page } from 'playwright-core';

/** Touches the page, with which the scripts of public pages begin to load, and waits until it is taken over by them. */
export async function whenTaken(page: Page): Promise<void> {
  // Again and again: what listens for the touch is a script, too.
  while (!(await page.evaluate(touch))) await page.waitForTimeout(50);
}

/** In the page. */
function touch(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['ready'] === 'true';
}
