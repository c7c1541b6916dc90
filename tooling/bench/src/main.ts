import { useBrowser } from '@proverka/browser/browser';
import { endWhole } from '@proverka/reaper/interruption';
import { buildChanged } from '@proverka/stack/build';
import { fail } from '@proverka/stack/fail';
import { freePort } from '@proverka/stack/ports';
import { requireNeeds } from '@proverka/stack/require-needs';
import { repositoryRoot, startStack, type Stack } from '@proverka/stack/stack';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountPages } from './account-pages.ts';
import { measureAdverts } from './advert-figures.ts';
import {
  measureCheckSpeed,
  measureHotAccount,
  measureLargeExtracts,
  measureOrderPlacement,
  measurePdf,
  measurePictures,
  measureSourcePace,
  measureWorkerStart,
} from './api-figures.ts';
import { measureDev } from './dev/measure-dev.ts';
import { figureTable, holds, type Figure } from './figure.ts';
import { measureHomeWeight, measureLandingWeight } from './home-weight.ts';
import { measureHtmlCache } from './html-cache.ts';
import { measureIdleMemory } from './idle-memory.ts';
import { measureDeskLists, measureDeskNumbers } from './desk-figures.ts';
import { measureDeskScreen } from './desk-screen.ts';
import { measureLists } from './list-figures.ts';
import { behindSignIn, measureByLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { measureSignedInHome } from './signed-in-home.ts';
import { measureTouch } from './touch.ts';
import { measureValuation } from './valuation-figures.ts';
import { landingsOn, pagesForSearchEngines } from './measured-pages.ts';
import { needsBrowser, needsOf } from './part-needs.ts';

/**
 * Measures speed and size, all of it or the parts named on the command line; `--write` stores the figures of a full run in
 * `docs/bench.md`. `--against=<revision>` measures `dev` as it was there, `--seed=<text>` valuations on another market.
 */
const say = (text: string) => process.stdout.write(`${text}\n`);
const figures: Figure[] = [];
const add = (...measured: Figure[]) => {
  figures.push(...measured);
  for (const { name, value, unit, how } of measured) say(`${name}: ${value.toFixed(2)} ${unit} (${how})`);
};

/** A load that comes from many addresses says so as a proxy does. */
const behindProxy = { shell: { TRUSTED_PROXIES: '127.0.0.1' } };

/** Parts that measure a running stack, ordered so that none disturbs the next. */
const stackParts: Readonly<Record<string, (stack: Stack, browser: string) => Promise<void>>> = {
  memory: async ({ postgres }) =>
    add(await measureIdleMemory([process.pid, ...(postgres ? [postgres.pid] : [])], reaper.pid)),
  html: async ({ shellPort }) =>
    add(await measureHtmlCache(`http://127.0.0.1:${shellPort}/`, `realestate.localhost:${shellPort}`)),
  'signed-in': async (stack) => add(...(await measureSignedInHome(stack))),
  weight: async ({ shellPort }, browser) =>
    add(
      ...(await measureHomeWeight(browser, 'real estate', `http://realestate.localhost:${shellPort}/`)),
      ...(await measureHomeWeight(browser, 'person check', `http://fizcheck.localhost:${shellPort}/`)),
      await measureLandingWeight(browser, landingsOn(shellPort)),
    ),
  lighthouse: async (stack, browser) => measureByLighthouse(browser, await pagesForSearchEngines(stack), add),
  account: async (stack, browser) =>
    measureByLighthouse(browser, await accountPages(stack), add, behindSignIn),
  touch: async (stack, browser) => add(...(await measureTouch(stack, browser))),
  'desk-screen': async (stack, browser) => add(...(await measureDeskScreen(stack, browser))),
};
const ownParts: Readonly<Record<string, () => Promise<Figure | Figure[]>>> = {
  orders: measureOrderPlacement,
  ledger: measureHotAccount,
  worker: measureWorkerStart,
  pdf: measurePdf,
  pictures: measurePictures,
  extracts: measureLargeExtracts,
  checks: measureCheckSpeed,
  pace: measureSourcePace,
  dev: () => measureDev(browser, against),
  valuation: () => measureValuation(seed),
  // Last, because it takes minutes to create a million orders.
  lists: measureLists,
  adverts: measureAdverts,
  desk: measureDeskLists,
  numbers: measureDeskNumbers,
};
const against = process.argv.find((word) => word.startsWith('--against='))?.slice('--against='.length);
const seed = process.argv.find((word) => word.startsWith('--seed='))?.slice('--seed='.length);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const known = [...Object.keys(stackParts), ...Object.keys(ownParts)];
const unknown = words.filter((word) => !known.includes(word));
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}
const reaper = endWhole();
const isWanted = (part: string) => words.length === 0 || words.includes(part);

await requireNeeds('bench', needsOf(isWanted, tmpdir()));
const browser = needsBrowser(isWanted) ? (await useBrowser(say).catch(fail)).executable : '';
if (Object.keys(stackParts).some(isWanted)) await onRunningStack(browser);
for (const [part, measure] of Object.entries(ownParts)) {
  if (isWanted(part)) add(...[await measure()].flat());
}

const table = figureTable(figures);
say(`\n${table}`);
if (process.argv.includes('--write') && words.length === 0) {
  const text = `# Bench\n\nMeasured by \`npx pnpm bench --write\` on ${describeMachine()}.\n\n${table}\n`;
  await writeFile(path.join(repositoryRoot, 'docs/bench.md'), text);
}
await reaper.end();
process.exit(figures.every(holds) ? 0 : 1);

async function onRunningStack(browser: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'proverka-bench-'));
  const port = await freePort(0);
  // Sixty thousand adverts would be read beside what is measured.
  process.env['ADVERTS_READING'] ??= 'off';
  const stack = await startStack({
    dataDir,
    port,
    build: () => buildChanged(),
    report: say,
    env: behindProxy,
  });
  try {
    for (const [part, measure] of Object.entries(stackParts))
      if (isWanted(part)) await measure(stack, browser);
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
