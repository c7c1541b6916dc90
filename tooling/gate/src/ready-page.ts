import type { Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { inTime } from './in-time.ts';

/** The script of the page loops: nothing can be asked of it any longer. */
export class Hangs extends Error {}

/** Generous, since the machine may be busy: a page that hangs is known sooner. */
export const readyMilliseconds = 30_000;
/** No task of a page takes that long unless it never ends. */
const deafMilliseconds = 10_000;

/** Opens an address and waits until the page can be used; throws `Hangs` when its script loops. */
export async function goUntilReady(page: Page, url: string): Promise<void> {
  const end = Date.now() + readyMilliseconds;
  await page.goto(url, { waitUntil: 'commit', timeout: readyMilliseconds });
  while (Date.now() < end) {
    if (await isReady(page)) return;
    await wait(30);
  }
  throw new Error(`not ready within ${readyMilliseconds / 1000} seconds`);
}

async function isReady(page: Page): Promise<boolean> {
  // A page that is loaded anew meanwhile answers with an error.
  const asked = page.evaluate(touchUntilReady).catch(() => false);
  try {
    return await inTime(asked, deafMilliseconds);
  } catch (error) {
    throw new Hangs('its script loops without end', { cause: error });
  }
}

/** In the page: scripts of a page that is complete without them come with its visitor's first touch. */
function touchUntilReady(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['ready'] === 'true';
}
