import { serveFolder } from '@proverka/stories/static-server';
import { launchBrowser } from '@proverka/stories/story-browser';
import { screens } from '@proverka/stories/story-page';
import { storyIds } from '@proverka/stories/storybook';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Mistakes, SoakContext } from '../soak.ts';
import { buildCurrent, buildEarlier } from './build-storybooks.ts';
import { compareOnScreen, type Origins } from './compare-stories.ts';
import { sortStories } from './story-sets.ts';

/**
 * Every story as a picture, in every theme, on a phone and a desktop, before and now: what has changed is a mistake until
 * somebody has looked at it. `before` is the parent commit, or the revision given.
 */
export async function soakPictures({
  say,
  dataDir,
  against = 'HEAD^',
  only = '',
}: SoakContext): Promise<Mistakes> {
  say(`Building the storybook of ${against}`);
  const before = await buildEarlier(against, dataDir);
  say('Building the storybook of the working tree');
  const after = await buildCurrent(dataDir);
  const { shared, fresh, gone } = sortStories(storyIds(before), storyIds(after));
  for (const story of fresh) say(`new: ${story}`);
  const stories = shared.filter((story) => story.includes(only));
  say(`Comparing ${stories.length} stories`);
  const changed = await compare({ before, after }, stories, path.join(dataDir, 'pictures'), say);
  say(`${fresh.length} new, ${gone.length} gone, ${changed.length} pictures changed`);
  for (const storybook of [before, after]) await rm(storybook, { recursive: true, force: true });
  return [...gone.map((story) => `gone: ${story}`), ...changed.map((name) => `changed: ${name}`)];
}

/** On both screens at once. */
async function compare(
  folders: Origins,
  stories: readonly string[],
  folder: string,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const [before, after] = await Promise.all([serveFolder(folders.before), serveFolder(folders.after)]);
  const browser = await launchBrowser(say);
  try {
    const origins = { before: before.origin, after: after.origin };
    const found = await Promise.all(
      screens.map((screen) => compareOnScreen(screen, { browser, origins, stories, folder })),
    );
    return found.flat().toSorted();
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}
