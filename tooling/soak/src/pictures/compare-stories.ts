import {
  createStoryPage,
  openScreen,
  themes,
  visitStories,
  type Screen,
  type StoryPage,
  type Theme,
} from '@proverka/stories/story-page';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { storyDifferences, type Pair, type ThemeDifference } from './story-differences.ts';

/** What clocks of stories show. */
const now = '2026-11-20T13:00:00+03:00';

export interface Origins {
  readonly before: string;
  readonly after: string;
}

interface Comparison {
  readonly browser: Browser;
  readonly origins: Origins;
  readonly stories: readonly string[];
  /** Where pictures of what has changed go. */
  readonly folder: string;
}

/** Names of the pictures that have changed on one screen. */
export async function compareOnScreen(
  screen: Screen,
  { browser, origins, stories, folder }: Comparison,
): Promise<readonly string[]> {
  const context = await openScreen(browser, screen);
  await context.clock.setFixedTime(now);
  const changed: string[] = [];
  const pages = new Map<StoryPage, Promise<StoryPage>>();
  /** A second page for the storybook of before: a page that changes between two loads each anew. */
  const besides = (page: StoryPage): Promise<StoryPage> => {
    const found = pages.get(page) ?? createStoryPage(context);
    pages.set(page, found);
    return found;
  };
  await visitStories(context, stories, async (page, story) => {
    const beside = await besides(page);
    const compare = async () =>
      storyDifferences(await takePairs({ before: beside, after: page }, origins, story));
    // Taken again before it counts: a busy machine may paint late.
    const differences = (await compare()).length > 0 ? await compare() : [];
    for (const difference of differences) {
      const name = `${story}.${difference.theme}.${screen.name}`;
      await save(folder, name, difference);
      changed.push(`${name}: ${difference.pixels} pixels`);
    }
  });
  await context.close();
  return changed;
}

async function takePairs(
  pages: Readonly<Record<'before' | 'after', StoryPage>>,
  origins: Origins,
  story: string,
): Promise<Record<Theme, Pair>> {
  const before = await takePictures(pages.before, origins.before, story);
  const after = await takePictures(pages.after, origins.after, story);
  const pair = (theme: Theme): Pair => ({ before: before[theme], after: after[theme] });
  return { 'real-estate': pair('real-estate'), 'person-check': pair('person-check'), pro: pair('pro') };
}

async function takePictures(
  { page, open, show }: StoryPage,
  origin: string,
  story: string,
): Promise<Record<Theme, Buffer>> {
  const pictures: Partial<Record<Theme, Buffer>> = {};
  await open(origin, story, themes[0]);
  for (const theme of themes) {
    if (theme !== themes[0]) await show(theme);
    pictures[theme] = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }
  return pictures as Record<Theme, Buffer>;
}

async function save(folder: string, name: string, { before, after, image }: ThemeDifference): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, `${name}.before.png`), before),
    writeFile(path.join(folder, `${name}.after.png`), after),
    writeFile(path.join(folder, `${name}.difference.png`), image),
  ]);
}
