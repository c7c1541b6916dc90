import { browserArguments } from '@proverka/browser/browser';
import { chromium, type Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { whenTaken } from './when-taken.ts';

const kilobytes = (bytes: number) => bytes / 1024;

const sum = (sizes: readonly { readonly bytes: number }[]) =>
  sizes.reduce((total, { bytes }) => total + bytes, 0);

/** Parts that come after the page is taken over, and what measures it two seconds later. */
const AFTER_TOUCH_MS = 4000;

/** Transfer size of a home page's scripts and blocking styles, in a browser that accepts brotli. */
export async function measureHomeWeight(
  executablePath: string,
  brand: string,
  url: string,
): Promise<Figure[]> {
  const { untouched, touched, blocking } = await onPage(executablePath, (page) => weighHome(page, url));
  return [
    {
      name: `JavaScript of the untouched home page, ${brand}`,
      value: kilobytes(untouched),
      unit: 'KB',
      limit: { atMost: 15 },
      how: 'brotli bytes of all scripts loaded without a touch; 90 KB were required',
    },
    {
      name: `JavaScript of the home page after a touch, ${brand}`,
      value: kilobytes(touched),
      unit: 'KB',
      limit: { atMost: 145 },
      how: 'brotli bytes of all scripts that come with the first touch, what measures the page included',
    },
    {
      name: `CSS that blocks the first paint of the home page, ${brand}`,
      value: kilobytes(blocking),
      unit: 'KB',
      limit: { atMost: 20 },
      how: 'brotli bytes of linked style sheets; no script is render-blocking',
    },
  ];
}

/** The heaviest of the landings, each untouched: all that is loaded until somebody uses its form. */
export async function measureLandingWeight(executablePath: string, urls: readonly string[]): Promise<Figure> {
  const weights: number[] = [];
  for (const url of urls)
    weights.push(
      await onPage(executablePath, async (page) => {
        const loaded = watchFiles(page);
        await page.goto(url, { waitUntil: 'networkidle' });
        return sum(loaded.filter(isScript));
      }),
    );
  return {
    name: 'JavaScript of an untouched landing',
    value: kilobytes(Math.max(...weights)),
    unit: 'KB',
    limit: { atMost: 15 },
    how: `the heaviest of ${urls.length}, brotli bytes of all scripts loaded before the first touch`,
  };
}

async function onPage<T>(executablePath: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

interface LoadedFile {
  readonly url: string;
  readonly bytes: number;
}

function watchFiles(page: Page): readonly LoadedFile[] {
  const loaded: LoadedFile[] = [];
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize: bytes }) => loaded.push({ url: request.url(), bytes }));
  });
  return loaded;
}

const isScript = ({ url }: LoadedFile) => new URL(url).pathname.endsWith('.js');

async function weighHome(page: Page, url: string) {
  const loaded = watchFiles(page);
  const served = await page.goto(url, { waitUntil: 'networkidle' });
  const styles = new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].map((link) => link.href),
    ),
  );
  // In the served HTML: scripts added by scripts do not block.
  const head = (await served?.text())?.split('</head>')[0] ?? '';
  if (/<script(?=[^>]*\ssrc=)(?![^>]*\s(?:async|defer|type="module"))/.test(head))
    throw new Error('A script blocks the first paint of the home page');
  const untouched = sum(loaded.filter(isScript));
  const blocking = sum(loaded.filter(({ url: file }) => styles.has(file)));
  await whenTaken(page);
  await page.waitForTimeout(AFTER_TOUCH_MS);
  return { untouched, touched: sum(loaded.filter(isScript)), blocking };
}
