import { browserArguments } from '@proverka/browser/browser';
import { chromium } from 'playwright-core';
import type { Figure } from './figure.ts';

const kilobytes = (bytes: number) => bytes / 1024;

/** Transfer size of a home page's scripts and blocking styles, in a browser that accepts brotli. */
export async function measureHomeWeight(
  executablePath: string,
  brand: string,
  url: string,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    const loaded: { url: string; type: string; bytes: number }[] = [];
    page.on('requestfinished', (request) => {
      void request.sizes().then(({ responseBodySize }) => {
        loaded.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
      });
    });
    const served = await page.goto(url, { waitUntil: 'networkidle' });
    const blocking = new Set(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')].map((link) => link.href),
      ),
    );
    // In the served HTML: scripts added by scripts do not block.
    const head = (await served?.text())?.split('</head>')[0] ?? '';
    if (/<script(?=[^>]*\ssrc=)(?![^>]*\s(?:async|defer|type="module"))/.test(head))
      throw new Error('A script blocks the first paint of the home page');
    const sum = (chosen: typeof loaded) => chosen.reduce((total, { bytes }) => total + bytes, 0);
    return [
      {
        name: `JavaScript of the home page, ${brand}`,
        value: kilobytes(sum(loaded.filter(({ url: file }) => new URL(file).pathname.endsWith('.js')))),
        unit: 'KB',
        limit: { atMost: 140 },
        how: 'brotli bytes of all scripts loaded without interaction',
      },
      {
        name: `CSS that blocks the first paint of the home page, ${brand}`,
        value: kilobytes(sum(loaded.filter(({ url: file }) => blocking.has(file)))),
        unit: 'KB',
        limit: { atMost: 20 },
        how: 'brotli bytes of linked style sheets; no script is render-blocking',
      },
    ];
  } finally {
    await browser.close();
  }
}
