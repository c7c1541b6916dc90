import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What WCAG 2.2 asks for up to AA, without the advice the checker has besides. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with a page for whoever does not see or hold a mouse, each with the elements it is about. */
export async function findBarriers(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Accessible, and as wide as the screen. */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  expect(await findBarriers(page, tags), page.url()).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
}
