import { browserArguments } from '@proverka/browser/browser';
import type { Stack } from '@proverka/stack/stack';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { openSession } from './open-session.ts';
import { whenTaken } from './when-taken.ts';

const rounds = 5;
/** As Lighthouse's phone. */
const SLOWER_TIMES = 4;
/** Browsers tell of an event some time after its paint, and of none that took less than a frame. */
const UNTIL_TOLD_MS = 2000;
const SHORTEST_TOLD_MS = 16;
/** Parts that load behind a page that is taken over. */
const UNTIL_SETTLED_MS = 2500;
const phone = { width: 360, height: 740 };

interface Touch {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Nothing was touched before: the scripts have not come. */
  readonly isFirst?: boolean;
  /** What comes before the measured touch. */
  readonly before?: (page: Page) => Promise<void>;
  readonly touch: (page: Page) => Promise<void>;
}

const field = (page: Page) => page.getByLabel('Адрес или кадастровый номер');

const touches: readonly Touch[] = [
  {
    name: 'first key in the search field',
    path: '/',
    before: (page) => field(page).click(),
    touch: (page) => page.keyboard.press('7'),
  },
  {
    name: '«Найти»',
    path: '/',
    before: (page) => field(page).fill('77:06:0001001:1234'),
    touch: (page) => page.getByRole('button', { name: 'Найти' }).click({ noWaitAfter: true }),
  },
  {
    name: 'opening the sign-in dialog',
    path: '/',
    touch: (page) => page.getByRole('button', { name: 'Войти' }).first().click(),
  },
  {
    name: 'the first of all, on «Войти»',
    path: '/',
    isFirst: true,
    touch: (page) => page.getByRole('button', { name: 'Войти' }).first().click(),
  },
  {
    name: 'a step of the checkout',
    path: '/objectCheckout/77:06:0001001:1234/?products=EgrnObject',
    isSignedIn: true,
    touch: (page) => page.getByRole('button', { name: 'Продолжить' }).click(),
  },
];

/** From a touch to the next paint, on a phone whose processor is four times slower: the median of the loads. */
export async function measureTouch(
  { databaseUrl, shellPort }: Stack,
  executablePath: string,
): Promise<Figure[]> {
  const token = await openSession(databaseUrl, 'customer');
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const figures: Figure[] = [];
  try {
    for (const touch of touches) {
      const times: TouchTime[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(
          await timeOf(browser, touch, { token, origin: `http://realestate.localhost:${shellPort}` }),
        );
      const sorted = times.toSorted((a, b) => a.wholeMs - b.wholeMs);
      const median = sorted[Math.floor(rounds / 2)];
      figures.push({
        name: `Touch to paint: ${touch.name}`,
        value: median?.wholeMs ?? Number.NaN,
        unit: 'ms',
        limit: { atMost: 100 },
        how: `${sorted[0]?.wholeMs} to ${sorted.at(-1)?.wholeMs} in ${rounds} loads, of which ${median?.handledMs.toFixed(0)} in scripts; a phone's width, the processor ${SLOWER_TIMES} times slower`,
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}

interface TouchTime {
  /** From the touch to the paint that follows. */
  readonly wholeMs: number;
  /** What handlers took of it. */
  readonly handledMs: number;
}

interface Visit {
  readonly token: string;
  readonly origin: string;
}

async function timeOf(browser: Browser, one: Touch, { token, origin }: Visit): Promise<TouchTime> {
  const context = await browser.newContext({ viewport: phone });
  try {
    if (one.isSignedIn) await context.addCookies([{ name: '_token', value: token, url: origin }]);
    const page = await context.newPage();
    await watchTouches(page);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES });
    await page.goto(origin + one.path);
    await page.waitForLoadState('networkidle');
    if (!one.isFirst) {
      await whenTaken(page);
      await page.waitForTimeout(UNTIL_SETTLED_MS);
    }
    await one.before?.(page);
    await page.evaluate(() => (globalThis as Watched).forgetTouches?.());
    await one.touch(page);
    await page.waitForTimeout(UNTIL_TOLD_MS);
    const longest = await page.evaluate(() => (globalThis as Watched).longestTouch?.());
    return longest ?? { wholeMs: SHORTEST_TOLD_MS, handledMs: 0 };
  } finally {
    await context.close();
  }
}

type TouchEntry = PerformanceEventTiming & { readonly interactionId: number };

type Watched = typeof globalThis & {
  readonly forgetTouches?: () => void;
  readonly longestTouch?: () => TouchTime | undefined;
};

/** The longest event of all noted since they were last forgotten: what browsers call INP. */
async function watchTouches(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    let longest: TouchTime | undefined;
    let since = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as TouchEntry[]) {
        const { duration: wholeMs, processingStart, processingEnd } = entry;
        if (entry.interactionId === 0 || entry.startTime < since || wholeMs <= (longest?.wholeMs ?? 0))
          continue;
        longest = { wholeMs, handledMs: processingEnd - processingStart };
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(globalThis, {
      forgetTouches: () => {
        longest = undefined;
        since = performance.now();
      },
      longestTouch: () => longest,
    });
  }, SHORTEST_TOLD_MS);
}
