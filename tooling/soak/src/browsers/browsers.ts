import { useBrowser } from '@proverka/browser/browser';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { requireNeeds } from '@proverka/stack/require-needs';
import { startStack } from '@proverka/stack/stack';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Mistakes, SoakContext } from '../soak.ts';
import { buyReport } from './buy-report.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { miniBrowser, openWebKit } from './open-webkit.ts';
import type { ScreenSize, VisitorBrowser } from './visitor-page.ts';

const mostMilliseconds = 4 * 60_000;

const screens: readonly ScreenSize[] = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
];

/** Beside Chromium, which is found or brought; without one of these nothing is said about its browser. */
const programs = [
  { name: 'firefox-esr', package: 'firefox-esr' },
  { name: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  { name: 'Xvfb', package: 'xvfb' },
];

/** A report is bought and read in Chromium, Firefox and WebKit, on a phone's screen and a desktop's; the pictures stay. */
export async function soakBrowsers({ say, dataDir, only = '' }: SoakContext): Promise<Mistakes> {
  await requireNeeds('soak browsers', { memoryMb: 1500, programs });
  const webkit = miniBrowser();
  if (webkit === undefined) return ['MiniBrowser is not installed (apt-get install webkit2gtk-driver)'];
  const chromium = await useBrowser(say);
  // Temporary files of a run go with it.
  const folder = path.resolve(process.env['DATA_DIR'] ?? '.data', 'soak-browsers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await writeFile(path.join(dataDir, 'package.json'), '{ "type": "module" }\n');
  const stack = await startStack({
    dataDir: path.join(dataDir, 'data'),
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
    env: {
      api: { LIMITS: 'guest_order_address=1000/60,register_address=1000/60,login_address=1000/60' },
      sandbox: { SANDBOX_EXTRACT_SECONDS: '2' },
    },
  });
  const kinds: Readonly<Record<string, (size: ScreenSize) => Promise<VisitorBrowser>>> = {
    chromium: (size) => openPuppeteer('chrome', chromium.executable, size),
    firefox: (size) => openPuppeteer('firefox', '/usr/bin/firefox-esr', size),
    webkit: (size) => openWebKit(webkit, size),
  };
  const mistakes: string[] = [];
  let number = 0;
  try {
    for (const [name, open] of Object.entries(kinds).filter(([one]) => one.includes(only)))
      for (const size of screens) {
        const objectKey = `78:31:0099001:${100 + (number += 1)}`;
        const buying = { shellPort: stack.shellPort, objectKey, folder, prefix: `${name}-${size.width}` };
        mistakes.push(
          ...(await tryBrowser(() => open(size), `${name} at ${size.width}`, { ...buying, size, say })),
        );
      }
  } finally {
    await stack.stop();
  }
  say(`Pictures: ${folder}`);
  return mistakes;
}

type Trial = Omit<Parameters<typeof buyReport>[0], 'page'> & Pick<SoakContext, 'say'>;

/** A browser that does not answer any more fails like any other fault. */
const inTime = (bought: Promise<void>): Promise<void> =>
  Promise.race([
    bought,
    wait(mostMilliseconds, undefined, { ref: false }).then(() => {
      throw new Error('the browser did not answer any more');
    }),
  ]);

async function tryBrowser(
  open: () => Promise<VisitorBrowser>,
  title: string,
  { say, size, ...buying }: Trial & { readonly size: ScreenSize },
): Promise<string[]> {
  const began = Date.now();
  const mistakes: string[] = [];
  let version = 'did not start';
  try {
    const browser = await open();
    ({ version } = browser);
    mistakes.push(...(await buyIn(browser, size, buying)));
  } catch (error) {
    mistakes.push(toldOf(error));
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`${title} (${version}): ${mistakes.length === 0 ? 'bought and read' : 'failed'}, ${seconds} s`);
  return mistakes.map((mistake) => `${title}: ${mistake}`);
}

const toldOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message}` : String(error);

async function buyIn(
  { page, close }: VisitorBrowser,
  { width }: ScreenSize,
  buying: Omit<Trial, 'say'>,
): Promise<string[]> {
  try {
    await inTime(buyReport({ page, ...buying }));
    const [shown] = await page.screen();
    return shown === width ? [] : [`the page was ${shown} pixels wide`];
  } catch (error) {
    const failed = page.picture(`${buying.folder}/${buying.prefix}-failed.png`).catch(() => undefined);
    await Promise.race([failed, wait(10_000, undefined, { ref: false })]);
    return [toldOf(error)];
  } finally {
    await close();
  }
}
