import { browserArguments } from '@proverka/browser/browser';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { chromium, type Page } from 'playwright-core';

const patienceMs = 60_000;
const typed = 'Тестовая улица, 1';
const field = 'Адрес или кадастровый номер';

/** The main page in a browser, with something typed and a mark that a new document does not have. */
export interface OpenedPage {
  readonly loadAnew: () => Promise<void>;
  /** When the text was on screen, as `Date.now()` says it. */
  readonly whenShown: (words: string) => Promise<number>;
  /** What of its state is gone, `null` when nothing is; types again then. */
  readonly lostState: () => Promise<string | null>;
  /** What the browser rendered otherwise than the server, since the last time this was asked. */
  readonly takeHydrationErrors: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openMainPage(executablePath: string, port: number): Promise<OpenedPage> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  let errors: string[] = [];
  const note = (words: string) => {
    if (/hydrat|server rendered/i.test(words)) errors.push(words.split('\n')[0] ?? words);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  const loadAnew = async () => {
    await page.goto(`http://realestate.localhost:${port}/`);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    await page.getByLabel(field).fill(typed);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  };
  await loadAnew();
  return {
    loadAnew,
    whenShown: async (words) => {
      const shown = await page.waitForFunction(lookFor, words);
      return shown.jsonValue();
    },
    lostState: async () => {
      const isLoadedAnew = !(await isSame(page));
      const isGone = (await page.getByLabel(field).inputValue()) !== typed;
      if (isLoadedAnew || isGone) await loadAnew();
      return isLoadedAnew ? 'the page was loaded anew' : isGone ? 'the field was made anew' : null;
    },
    takeHydrationErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

/** Runs in the page, once in every frame. */
const lookFor = (words: string) => (document.body.textContent.includes(words) ? Date.now() : 0);

const isSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument === true);

/** The HTML of the main page as the server sends it. */
export async function htmlOf(port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(
    { host: '127.0.0.1', port, path: '/', headers: { host: `realestate.localhost:${port}` } },
    (answer) => void text(answer).then(resolve, reject),
  ).once('error', reject);
  return promise;
}
