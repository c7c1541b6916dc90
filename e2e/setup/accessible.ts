import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** WCAG 2.2 up to AA, without the checker's best-practice rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessibility violations of a page, each with its elements. */
export async function findBarriers(page: Page, tags?: string[]): Promise<string[]> {
  // Only what is wrong is read; telling what is right takes longer than finding it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // The results of several frames are put together in a page of their own, which a page without frames does not need.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Asserts that the page is accessible and fits the screen. */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  expect(await findBarriers(page, tags), page.url()).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
}
