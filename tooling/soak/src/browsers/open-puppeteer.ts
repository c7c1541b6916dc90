import { browserArguments } from '@proverka/browser/browser';
import { launch, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { findTarget, readText, type Target } from './find-target.ts';
import {
  paymentFrame,
  touchUntilReady,
  type ScreenSize,
  type VisitorBrowser,
  type VisitorPage,
} from './visitor-page.ts';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function openPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  { width, height }: ScreenSize,
): Promise<VisitorBrowser> {
  const opened = await launch({
    browser,
    executablePath,
    headless: true,
    ...(browser === 'chrome' && { args: [...browserArguments] }),
    defaultViewport: { width, height },
    // A busy machine starts browsers late.
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await opened.newPage();
  page.setDefaultTimeout(60_000);
  return {
    name: browser === 'chrome' ? 'chromium' : browser,
    version: await opened.version(),
    page: visitorPage(page),
    close: () => opened.close(),
  };
}

function visitorPage(page: Page): VisitorPage {
  const placeOf = (inFrame: boolean): Frame => {
    const frame = inFrame ? page.frames().find((one) => one.url().includes(paymentFrame)) : page.mainFrame();
    if (frame === undefined) throw new Error('the payment form is not shown');
    return frame;
  };
  const find = async ({ kind, name }: Target, inFrame: boolean) => {
    const handle = await placeOf(inFrame).evaluateHandle(findTarget, kind, name);
    return handle.asElement() as ElementHandle | null;
  };
  const grasp = async (target: Target, inFrame: boolean) => {
    const element = await find(target, inFrame);
    if (element === null) throw new Error(`there is no ${target.kind} «${target.name}»`);
    // What lies under a bar at the foot counts as in view; a visitor scrolls until it can be seen.
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return element;
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    address: () => Promise.resolve(page.url()),
    press: async (target, inFrame = false) => (await grasp(target, inFrame)).click(),
    type: async (name, text, inFrame = false) => {
      const field = await grasp({ kind: 'field', name }, inFrame);
      await field.click();
      await field.type(text);
    },
    has: async (target, inFrame = false) => (await find(target, inFrame).catch(() => null)) !== null,
    text: () => page.evaluate(readText),
    screen: () => page.evaluate(() => [innerWidth, innerHeight] as const),
    scrollTo: (top) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top),
    isReady: () => page.evaluate(touchUntilReady),
    picture: async (file) => void (await page.screenshot({ path: file })),
  };
}
