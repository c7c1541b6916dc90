import type { Page } from 'playwright-core';
import { inTime } from './in-time.ts';
import { goUntilReady } from './ready-page.ts';
import { siteName, type Visit } from './visits.ts';

const announce = 'gateLoads';
const wholeMilliseconds = 10_000;
const perPageMilliseconds = 500;

/**
 * Loads the code of every page of a remote in an empty page of a browser, also of those no visit reaches, and returns a line for each that fails.
 * Every page is announced before it is loaded: one that loops is named though nothing can be asked of it any longer.
 */
export async function loadPages(
  page: Page,
  url: string,
  { remote, host }: Visit,
  routes: readonly string[],
): Promise<string[]> {
  let last = 'its entry';
  await page.exposeFunction(announce, (route: string) => {
    last = `page ${route}`;
  });
  const failed = (route: string, why: string) => `${remote}, page ${route} of ${siteName(host)}: ${why}`;
  try {
    await goUntilReady(page, url);
    const container = `remote_${remote.replaceAll('-', '_')}`;
    const whole = wholeMilliseconds + routes.length * perPageMilliseconds;
    const problems = await inTime(
      page.evaluate(loadAll, { container, announce, routes: [...routes] }),
      whole,
    );
    await page.close();
    return problems.map(({ route, why }) => failed(route, why));
  } catch (error) {
    const isLooping = await inTime(page.evaluate('1'), 3000).then(
      () => false,
      () => true,
    );
    const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const why = isLooping
      ? 'its code loops without end while it is loaded'
      : `its code is not loaded: ${words}`;
    return [`${remote}, ${last} of ${siteName(host)}: in the browser, ${why}`];
  }
}

interface Container {
  readonly get: (
    name: string,
  ) => Promise<() => { pages: Record<string, () => Promise<{ Component?: unknown }>> }>;
}

interface Order {
  readonly container: string;
  readonly announce: string;
  readonly routes: string[];
}

/** Runs in the page. */
async function loadAll({ container, announce, routes }: Order) {
  const announced = globalThis as unknown as Record<string, ((route: string) => Promise<void>) | undefined>;
  const remote = (globalThis as unknown as Record<string, Container | undefined>)[container];
  // A page of the layout alone: the remote's code was not needed.
  if (!remote) return [];
  const problems: { route: string; why: string }[] = [];
  const { pages } = (await remote.get('./module'))();
  const late = () =>
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('its code does not come within 5 seconds')), 5000);
    });
  for (const route of routes) {
    await announced[announce]?.(route);
    try {
      const page = await Promise.race([pages[route]?.(), late()]);
      if (typeof page?.Component !== 'function')
        problems.push({ route, why: 'in the browser, it has no component' });
    } catch (error) {
      problems.push({ route, why: `in the browser, its code is not loaded: ${String(error)}` });
    }
  }
  return problems;
}
