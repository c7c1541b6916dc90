import { browserArguments } from '@proverka/browser/browser';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const patienceMs = 30_000;

/** What guests of the site get from its shell. */
export function servedSite(port: number, host: string) {
  const ask = (address: string): Promise<{ readonly status: number; readonly html: string }> => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; html: string }>();
    get({ host: '127.0.0.1', port, path: address, headers: { host: `${host}:${port}` } }, (answer) => {
      void text(answer).then((html) => resolve({ status: answer.statusCode ?? 0, html }), reject);
    }).once('error', reject);
    return promise;
  };
  return {
    statusOf: async (address: string): Promise<number> => (await ask(address)).status,
    /** Throws when the page has not this heading. */
    requireHeading: async (address: string, heading: string): Promise<void> => {
      const { status, html } = await ask(address);
      const [, found = 'no heading'] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
      if (status !== 200 || found !== heading)
        throw new Error(`${address} is answered ${status} with «${found}», not with «${heading}»`);
    },
  };
}

export interface BrowserView {
  readonly open: (url: string) => Promise<void>;
  /** Resolves when the page has this heading; throws when it never does. */
  readonly seeHeading: (heading: string) => Promise<void>;
  /** Errors of the pages since they were opened. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openBrowser(executablePath: string): Promise<BrowserView> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    errors,
    open: async (url) => {
      await page.goto(url);
    },
    seeHeading: async (heading) => {
      const title = page.getByRole('heading', { level: 1, name: heading });
      for (const end = Date.now() + patienceMs; ; await wait(20)) {
        // Asked while the page is loaded anew, it answers with an error.
        if (await title.isVisible().catch(() => false)) return;
        if (Date.now() > end) throw new Error(`the page never has the heading «${heading}»`);
      }
    },
    close: () => browser.close(),
  };
}
