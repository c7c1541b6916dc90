/**
 * Opens every story of the built storybook in every theme on a phone and on a desktop and looks for violations of
 * WCAG 2.2 AA, errors in the console and, on the phone, a page wider than the screen; on the desktop the Tab key has to
 * reach every control and show where it is.
 *
 * `node tooling/stories/src/main.ts [--only <part of a story id>] [--shots <folder>]`
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type Axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { keyboardProblems } from './keyboard-walk.ts';
import { serveFolder } from './static-server.ts';
import { launchBrowser } from './story-browser.ts';
import {
  openScreen,
  screens,
  themes,
  visitStories,
  type Screen,
  type StoryPage,
  type Theme,
} from './story-page.ts';
import { storybookFolder, storyIds } from './storybook.ts';

const built = join(import.meta.dirname, '../../..', storybookFolder, 'storybook-static');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a theme can break by its colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const { values: options } = parseArgs({ options: { only: { type: 'string' }, shots: { type: 'string' } } });
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong with the page as it stands; empty when nothing is. */
async function problemsOf(page: Page, screen: Screen, theme: Theme): Promise<string[]> {
  // Themes differ in colours and in words: what hangs on the rest is looked at once.
  const runOnly: Axe.RunOptions['runOnly'] =
    theme === themes[0] ? { type: 'tag', values: wcag } : { type: 'rule', values: colourRules };
  const { violations, overflow } = await page.evaluate(async (runOnly) => {
    const axe = (globalThis as unknown as { axe: typeof Axe }).axe;
    const result = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return {
      violations: result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`).join('; ')}`,
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, runOnly);
  return screen.phone && overflow > 0
    ? [...violations, `wider than the screen by ${overflow} px`]
    : violations;
}

/** Loads a story once and looks at it in every theme. */
async function visit(
  { page, open, show }: StoryPage,
  origin: string,
  story: string,
  screen: Screen,
): Promise<Map<Theme, string[]>> {
  const errors: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  };
  const onPageError = (error: Error): void => void errors.push(`page: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  const found = new Map<Theme, string[]>();
  try {
    await open(origin, story, themes[0]);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    for (const theme of themes) {
      if (theme !== themes[0]) await show(theme);
      if (options.shots !== undefined) {
        const file = join(options.shots, `${story}.${theme}.${screen.name}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      found.set(theme, await problemsOf(page, screen, theme));
    }
    if (!screen.phone) errors.push(...(await keyboardProblems(page)));
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  page.off('console', onConsole);
  page.off('pageerror', onPageError);
  // An error of the story is an error in every theme.
  return new Map(themes.map((theme) => [theme, [...errors, ...(found.get(theme) ?? [])]]));
}

interface Count {
  passed: number;
  failed: number;
}

async function checkScreen(browser: Browser, origin: string, screen: Screen): Promise<Count> {
  const context = await openScreen(browser, screen);
  const count = { passed: 0, failed: 0 };
  const stories = storyIds(built).filter((id) => id.includes(options.only ?? ''));
  await visitStories(context, stories, async (page, story) => {
    for (const [theme, problems] of await visit(page, origin, story, screen)) {
      count[problems.length === 0 ? 'passed' : 'failed'] += 1;
      for (const problem of problems) report(`${story} · ${theme} · ${screen.name}: ${oneLine(problem)}`);
    }
  });
  await context.close();
  return count;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 400);
const report = (line: string): void => void process.stdout.write(`${line}\n`);

if (options.shots !== undefined) mkdirSync(options.shots, { recursive: true });
const { origin, close } = await serveFolder(built);
const browser = await launchBrowser(report);
const counts = await Promise.all(screens.map((screen) => checkScreen(browser, origin, screen)));
await browser.close();
close();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
report(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
