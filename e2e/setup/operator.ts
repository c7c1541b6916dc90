import { expect, type Locator, type Page } from '@playwright/test';
import { pressOn, tabTo } from './keyboard.ts';

export type Hand = 'mouse' | 'keyboard';

/** What the staff does most is never further away by mouse. */
export const mostClicks = 5;

/** Somebody who works with a page by one hand alone. */
export interface Operator {
  readonly page: Page;
  readonly press: (target: Locator) => Promise<void>;
  readonly check: (box: Locator) => Promise<void>;
  /** Opens a tab beside the chosen one. */
  readonly open: (tab: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, name: string, content: Buffer) => Promise<void>;
  /** How often the mouse was pressed. */
  readonly clicks: () => number;
}

const mostTabs = 20;

export function operate(page: Page, hand: Hand): Operator {
  let clicks = 0;
  const press = async (target: Locator) => {
    if (hand === 'keyboard') return pressOn(page, target);
    clicks += 1;
    await target.click();
  };
  return {
    page,
    press,
    clicks: () => clicks,
    check: async (box) => {
      if (hand === 'mouse') return press(box);
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
    open: async (tab) => {
      if (hand === 'mouse') return press(tab);
      await tabTo(page, page.getByRole('tab', { selected: true }));
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (await tab.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      if (hand === 'mouse') return target.fill(text);
      await tabTo(page, target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    choose: async (target, name, content) => {
      const chooser = page.waitForEvent('filechooser');
      // Under the mouse there is only the label.
      await press(hand === 'mouse' ? target.locator('xpath=following-sibling::label') : target);
      await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: content });
    },
  };
}

/** Opens a screen of the desk from its menu. */
export const openSection = ({ page, press }: Operator, name: string): Promise<void> =>
  press(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true }));

/** Goes to what the palette of the desk finds first for these words. */
export async function goByPalette({ page }: Operator, words: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: /Имя, почта/ });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  await expect(field).toHaveValue(words);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}
