import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

export const themes = ['real-estate', 'person-check', 'pro'] as const;
export type Theme = (typeof themes)[number];

export const screens = [
  { name: '360', width: 360, height: 740, phone: true },
  { name: '1280', width: 1280, height: 800, phone: false },
] as const;
export type Screen = (typeof screens)[number];

/** A context whose pages are as wide as a screen and do not move. */
export const openScreen = (browser: Browser, { width, height, phone }: Screen): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });

export interface StoryPage {
  readonly page: Page;
  /** Loads a story of a storybook served at `origin` and waits until it stands still. */
  readonly open: (origin: string, id: string, theme: Theme) => Promise<void>;
  /** Shows the story that is open in another theme, as the toolbar does. */
  readonly show: (theme: Theme) => Promise<void>;
}

export async function createStoryPage(context: BrowserContext): Promise<StoryPage> {
  const page = await context.newPage();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const settle = async () => {
    do await page.evaluate(comeToRest);
    while (underWay.size > 0);
  };
  const show = async (theme: Theme) => {
    await page.evaluate(updateTheme, theme);
    await settle();
  };
  return {
    page,
    show,
    open: async (origin, id, theme) => {
      if (page.url().startsWith(origin)) {
        // Loading the storybook anew for every story takes most of the time.
        await page.evaluate(changeStory, id);
        return show(theme);
      }
      underWay.clear();
      // The addon's own run of axe would collide with ours.
      const globals = `theme:${theme};a11y.manual:!true`;
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      await page.waitForSelector(
        '.sb-show-main #storybook-root > *, .sb-show-main [data-dialog], .sb-show-errordisplay',
        { state: 'attached', timeout: 15_000 },
      );
      await settle();
    },
  };
}

/** More than one at a time: much of a visit is waiting for the next frame. */
const pagesAtOnce = 2;

/** Goes through stories on several pages of a context at once; each page takes the next story as soon as it is free. */
export async function visitStories(
  context: BrowserContext,
  stories: readonly string[],
  visit: (page: StoryPage, story: string) => Promise<void>,
): Promise<void> {
  const left = stories.values();
  const walk = async () => {
    const page = await createStoryPage(context);
    for (const story of left) await visit(page, story);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, walk));
}

/** Two frames in which nothing moves but what moves for ever: spinners. */
async function comeToRest(): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await document.fonts.ready;
  do {
    await frame();
    await frame();
  } while (isMoving());
}

interface Channel {
  readonly once: (event: string, listener: () => void) => void;
  readonly emit: (event: string, payload: object) => void;
}

/** As the list of the storybook does; the story before is taken away whole. */
function changeStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  // The visitor is at the top of the page again, the keyboard's too.
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  return new Promise((done, fail) => {
    channel.once('storyRendered', () => done());
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing'])
      channel.once(event, () => fail(new Error(`${storyId}: ${event}`)));
    setTimeout(() => fail(new Error(`${storyId}: not rendered within 15 seconds`)), 15_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** As the toolbar does; a story that is in the theme already is drawn anew, too. */
function updateTheme(theme: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  return new Promise((done) => {
    channel.once('storyRendered', () => done());
    channel.emit('updateGlobals', { globals: { theme } });
  });
}
