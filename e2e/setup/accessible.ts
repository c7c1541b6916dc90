import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** WCAG 2.2 up to AA, without the checker's best-practice rules. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessibility violations of a page, each with its elements. */
export async function findBarriers(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
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
