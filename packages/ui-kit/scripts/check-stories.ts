/**
 * Opens every story of the built storybook in every theme, on a phone and on a desktop, and reports violations of WCAG 2.2 AA,
 * console errors and, on the phone, pages wider than the screen; on the desktop the Tab key must reach every control and show
 * the focus.
 *
 * `npx pnpm check-stories [--only <part of a story id>] [--shots <folder>]`
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type Axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { keyboardProblems } from './keyboard-walk.ts';
import { serveFolder } from './static-server.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'storybook-static');
const THEMES = ['real-estate', 'person-check', 'pro'] as const;
const SCREENS = [
  { name: '360', width: 360, height: 740, phone: true },
  { name: '1280', width: 1280, height: 800, phone: false },
] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const { values: options } = parseArgs({ options: { only: { type: 'string' }, shots: { type: 'string' } } });
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Screen = (typeof SCREENS)[number];
type Theme = (typeof THEMES)[number];

function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && id.includes(options.only ?? ''))
    .map(({ id }) => id);
}

/** The problems of the current page. */
async function problemsOf(page: Page, screen: Screen): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations, overflow } = await page.evaluate(async (tags) => {
    const axe = (globalThis as unknown as { axe: typeof Axe }).axe;
    const result = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return {
      violations: result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`).join('; ')}`,
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, TAGS);
  return screen.phone && overflow > 0
    ? [...violations, `wider than the screen by ${overflow} px`]
    : violations;
}

/** Loads a story once and checks it in every theme, which is an attribute of the document. */
async function visit(page: Page, url: string, story: string, screen: Screen): Promise<Map<Theme, string[]>> {
  const errors: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  };
  const onPageError = (error: Error): void => void errors.push(`page: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  const found = new Map<Theme, string[]>();
  try {
    await openStory(page, url);
    for (const theme of THEMES) {
      await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      if (options.shots !== undefined) {
        const file = join(options.shots, `${story}.${theme}.${screen.name}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      found.set(theme, await problemsOf(page, screen));
    }
    if (!screen.phone) errors.push(...(await keyboardProblems(page)));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  page.off('console', onConsole);
  page.off('pageerror', onPageError);
  // A console error counts for every theme.
  return new Map(THEMES.map((theme) => [theme, [...errors, ...(found.get(theme) ?? [])]]));
}

async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector(
    '.sb-show-main #storybook-root > *, .sb-show-main [data-dialog], .sb-show-errordisplay',
    { state: 'attached', timeout: 15_000 },
  );
  // Endless animations are spinners; all others are transitions that finish.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  await page.evaluate(() => document.fonts.ready);
}

async function checkScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
): Promise<{ passed: number; failed: number }> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.phone,
    isMobile: screen.phone,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const count = { passed: 0, failed: 0 };
  for (const story of storyIds()) {
    // Running the addon's own check at the same time would fail.
    const url = `${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`;
    for (const [theme, problems] of await visit(page, url, story, screen)) {
      count[problems.length === 0 ? 'passed' : 'failed'] += 1;
      for (const problem of problems) report(`${story} · ${theme} · ${screen.name}: ${oneLine(problem)}`);
    }
  }
  await context.close();
  return count;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 400);
const report = (line: string): void => void process.stdout.write(`${line}\n`);

if (options.shots !== undefined) mkdirSync(options.shots, { recursive: true });
const { origin, close } = await serveFolder(BUILT);
const executablePath = process.env['CHROMIUM'];
if (executablePath === undefined)
  throw new Error('CHROMIUM names no browser: npx pnpm --filter @proverka/ui-kit check-stories finds one.');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const counts = await Promise.all(SCREENS.map((screen) => checkScreen(browser, origin, screen)));
await browser.close();
close();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
report(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
