import type { Page, Request } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { inTime } from './in-time.ts';
import { lookAround } from './look-around.ts';
import { goUntilReady, Hangs, readyMilliseconds } from './ready-page.ts';
import type { OpenedFacts } from './page-facts.ts';

const restMilliseconds = 6000;
/** Files and data that are asked for after hydration are asked for within that time. */
const stillMilliseconds = 100;

export interface OpenedPage {
  readonly facts: OpenedFacts;
  /** Its script loops: the browser it is in is of no further use. */
  readonly isLost: boolean;
}

/** Opens an address in an empty page, waits until it stands still, and says what a visitor and axe would find. */
export async function openPage(page: Page, url: string, axe: string): Promise<OpenedPage> {
  const heard = listen(page, new URL(url).origin);
  const end = async (hangs: string | null, seen: Seen | null): Promise<OpenedPage> => {
    const { landmarks = [], title = '', barriers = {}, emptyStyles = [] } = seen ?? {};
    const lostFiles = [...heard.lostFiles, ...emptyStyles.map((file) => `${file} has no rules`)];
    const facts = { hangs, ...heard.facts(), lostFiles, landmarks, title, barriers };
    const isLost = await inTime(page.close(), 3000).then(
      () => false,
      () => true,
    );
    return { facts, isLost };
  };
  try {
    await goUntilReady(page, url);
    await heard.rest();
    await inTime(page.evaluate(axe), readyMilliseconds);
    const seen = await inTime(page.evaluate(lookAround), readyMilliseconds);
    return await end(null, seen);
  } catch (error) {
    if (error instanceof Hangs) return end('hangs in the browser: its script loops without end', null);
    // A page that failed says why itself.
    const hasSpoken = heard.facts().troubles.length + heard.lostFiles.size > 0;
    return end(hasSpoken ? null : `cannot be used within ${readyMilliseconds / 1000} seconds`, null);
  }
}

type Seen = Awaited<ReturnType<typeof lookAround>>;

/** Everything a page says while it is open. */
function listen(page: Page, origin: string) {
  const troubles = new Set<string>();
  const lostFiles = new Set<string>();
  const refusedCalls = new Set<string>();
  const underWay = new Set<Request>();
  page.on('pageerror', (error) => troubles.add(plain(error.message, origin)));
  page.on('console', (message) => {
    // What did not come is told by the answers themselves.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.add(plain(message.text(), origin));
  });
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const words = request.failure()?.errorText ?? 'failed';
    if (request.url().startsWith(origin) && words !== 'net::ERR_ABORTED')
      lostFiles.add(`${pathOf(request)} did not come (${words})`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || !request.url().startsWith(origin)) return;
    if (request.isNavigationRequest()) return;
    const path = pathOf(request);
    if (path.startsWith('/api/')) refusedCalls.add(`${request.method()} ${path}: ${response.status()}`);
    else lostFiles.add(`${path} did not come (${response.status()})`);
  });
  return {
    lostFiles,
    facts: () => ({ troubles: [...troubles], refusedCalls: [...refusedCalls] }),
    /** Nothing is asked for; an endless stream of news is not waited for. */
    rest: async () => {
      const end = Date.now() + restMilliseconds;
      let stillSince = Date.now();
      while (Date.now() < end && Date.now() - stillSince < stillMilliseconds) {
        if ([...underWay].some((request) => request.resourceType() !== 'eventsource'))
          stillSince = Date.now();
        await wait(20);
      }
    },
  };
}

/** The same error of another version or address is the same. */
const plain = (message: string, origin: string): string =>
  message
    .replace(/\n[^]*/, '')
    .replaceAll(origin, '')
    .replaceAll(/\/r\/([\w-]+)\/[\w-]+\//g, '/r/$1/')
    .slice(0, 300);

const pathOf = (request: Request): string =>
  new URL(request.url()).pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replaceAll(/^\/r\/([\w-]+)\/[\w-]+\/web\//g, '/r/$1/');
