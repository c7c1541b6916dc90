import { isLocalHost } from '@proverka/brand/host';
import { browserArguments, useBrowser } from '@proverka/browser/browser';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inTime } from './in-time.ts';
import { loadPages } from './loaded-pages.ts';
import { openPage } from './opened-page.ts';
import type { OpenedFacts } from './page-facts.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Visitors } from './visitors.ts';
import type { Visit, Visitor } from './visits.ts';

export interface Walk {
  readonly port: number;
  readonly visits: readonly Visit[];
  readonly visitors: Visitors;
  /** Pages whose code is loaded in the browser though no visit reaches them, by remote. */
  readonly routesOf: (remote: string) => readonly string[];
  /** Whether a page may be released: with enough that may not, the walk ends. */
  readonly isGood: (visit: Visit, facts: OpenedFacts) => boolean;
}

export interface Walked {
  readonly facts: ReadonlyMap<string, OpenedFacts>;
  /** Pages whose code a browser does not load, one line each. */
  readonly unloadable: readonly string[];
}

/** More than that only make each other slow on two processors. */
const pagesAtOnce = 2;
const mostBadPages = 5;

/** Opens pages in Chromium, each for its visitor, and reads them; ends early when it is clear that the set is bad. */
export async function walkPages(walk: Walk): Promise<Walked> {
  const browser = await launch(walk);
  const facts = new Map<string, OpenedFacts>();
  const unloadable: string[] = [];
  const loaded = new Set<string>();
  const left = walk.visits.values();
  const enough = Promise.withResolvers<void>();
  let bad = 0;
  const countBad = (pages: number) => {
    bad += pages;
    if (bad >= mostBadPages) enough.resolve();
  };
  const take = async () => {
    const contexts = keepContexts(browser, walk);
    for (const visit of left) {
      if (bad >= mostBadPages) return;
      const newPage = await contexts.pagesOf(visit);
      const opened = await openPage(await newPage(), addressOf(walk, visit), axe.source);
      facts.set(visit.key, opened.facts);
      if (opened.isLost) countBad(mostBadPages);
      else if (!walk.isGood(visit, opened.facts)) countBad(1);
      const site = `${visit.remote} ${visit.host.brand}`;
      if (bad >= mostBadPages || loaded.has(site) || opened.facts.hangs !== null) continue;
      loaded.add(site);
      const problems = await loadPages(
        await newPage(),
        addressOf(walk, visit),
        visit,
        walk.routesOf(visit.remote),
      );
      unloadable.push(...problems);
      if (problems.length > 0) countBad(mostBadPages);
    }
  };
  try {
    // Once the set is known to be bad, pages under way are not waited for: beside one in a loop they may never end.
    await Promise.race([Promise.all(Array.from({ length: pagesAtOnce }, take)), enough.promise]);
    return { facts: new Map(facts), unloadable: [...unloadable] };
  } finally {
    // A page in a loop does not close: then the browser is ended with this process's other children.
    await inTime(browser.close(), 5000).catch(() => undefined);
  }
}

async function launch({ visits }: Walk): Promise<Browser> {
  const { executable } = await useBrowser(() => undefined);
  const hosts = [...new Set(visits.filter(({ host }) => !isLocalHost(host)).map(({ host }) => host.host))];
  return chromium.launch({
    executablePath: executable,
    args: [
      ...browserArguments,
      // The hosts of visitors are here for this browser.
      ...(hosts.length > 0
        ? [`--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join(',')}`]
        : []),
    ],
  });
}

const addressOf = ({ port }: Walk, { host, path }: Visit): string =>
  `http://${host.host}:${port}${encodeURI(path)}`;

/** One context per kind of visitor: what one page has loaded another need not. */
function keepContexts(browser: Browser, walk: Walk) {
  const contexts = new Map<Visitor, Promise<BrowserContext>>();
  return {
    pagesOf: async (visit: Visit): Promise<() => Promise<Page>> => {
      const known =
        contexts.get(visit.visitor) ??
        browser.newContext({
          locale: 'ru-RU',
          timezoneId: 'Europe/Moscow',
          viewport: { width: 1280, height: 900 },
        });
      contexts.set(visit.visitor, known);
      const context = await known;
      const session = walk.visitors.sessionOf(visit);
      if (session !== null) {
        await context.addCookies([sessionCookie(visit, session)]);
      }
      return async () => {
        const page = await context.newPage();
        // Not of the context: it would have to tell every page that is open, and one in a loop never listens.
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': walk.visitors.addressOf(visit) });
        return page;
      };
    },
  };
}
