import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArguments } from '@proverka/browser/browser';
import { freePort } from '@proverka/stack/ports';
import type { Figure } from './figure.ts';

export interface MeasuredPage {
  /** The name in the figures. */
  readonly name: string;
  readonly url: string;
  /** What a signed-in browser sends. */
  readonly headers?: Readonly<Record<string, string>>;
}

const rounds = 3;

type Measure = Pick<Figure, 'name' | 'unit' | 'limit'> & { readonly of: (result: Result) => number };

/** Lighthouse's default phone: slow 4G and a CPU four times slower, both simulated. */
const forSearchEngines: readonly Measure[] = [
  { name: 'performance', unit: '', limit: { atLeast: 99 }, of: categoryScore('performance') },
  { name: 'accessibility', unit: '', limit: { atLeast: 100 }, of: categoryScore('accessibility') },
  { name: 'best practices', unit: '', limit: { atLeast: 100 }, of: categoryScore('best-practices') },
  { name: 'SEO', unit: '', limit: { atLeast: 100 }, of: categoryScore('seo') },
  { name: 'largest paint', unit: 'ms', limit: { atMost: 1300 }, of: audit('largest-contentful-paint') },
  { name: 'blocking time', unit: 'ms', limit: { atMost: 50 }, of: audit('total-blocking-time') },
  { name: 'layout shift', unit: '', limit: { atMost: 0.01 }, of: audit('cumulative-layout-shift') },
];

/** On the same phone, of pages no search engine is shown. */
export const behindSignIn: readonly Measure[] = [
  { name: 'performance', unit: '', limit: { atLeast: 99 }, of: categoryScore('performance') },
  { name: 'accessibility', unit: '', limit: { atLeast: 100 }, of: categoryScore('accessibility') },
  { name: 'best practices', unit: '', limit: { atLeast: 100 }, of: categoryScore('best-practices') },
  { name: 'largest paint', unit: 'ms', limit: { atMost: 1500 }, of: audit('largest-contentful-paint') },
  { name: 'blocking time', unit: 'ms', limit: { atMost: 50 }, of: audit('total-blocking-time') },
  { name: 'layout shift', unit: '', limit: { atMost: 0.01 }, of: audit('cumulative-layout-shift') },
  { name: 'scripts', unit: 'KB', limit: { atMost: 120 }, of: sentScripts },
];

/** Every metric of every page: the median of three loads, each with an empty cache. */
export async function measureByLighthouse(
  executablePath: string,
  pages: readonly MeasuredPage[],
  add: (...figures: Figure[]) => void,
  measures: readonly Measure[] = forSearchEngines,
): Promise<void> {
  await withBrowser(executablePath, async (port) => {
    for (const { name, url, headers } of pages) {
      const results = await loadAgain({ url, port, flags: headers && { extraHeaders: { ...headers } } });
      add(...measures.map(({ of, ...figure }) => figureOf(name, figure, results.map(of), results)));
    }
  });
}

interface Screen extends MeasuredPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The default phone, unless `desktopConfig` is given. */
  readonly config?: Config;
  readonly atMostMs: number;
}

/** The largest paint of screens behind a sign-in: the median of three loads. */
export async function measureLargestPaint(
  executablePath: string,
  screens: readonly Screen[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  await withBrowser(executablePath, async (port) => {
    for (const { name, url, headers, config, atMostMs } of screens) {
      const results = await loadAgain({ url, port, flags: { extraHeaders: { ...headers } }, config });
      const values = results.map(audit('largest-contentful-paint'));
      figures.push(
        figureOf(name, { name: 'largest paint', unit: 'ms', limit: { atMost: atMostMs } }, values, []),
      );
    }
  });
  return figures;
}

async function withBrowser(executablePath: string, work: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort(0);
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...browserArguments],
  });
  try {
    await work(port);
  } finally {
    await browser.close();
  }
}

interface Load {
  readonly url: string;
  readonly port: number;
  readonly flags?: Flags | undefined;
  readonly config?: Config | undefined;
}

async function loadAgain(loaded: Load): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await load(loaded));
  return results;
}

/** A trace the browser lost says nothing about the page; Lighthouse's own advice is to load again. */
const lostTraces: ReadonlySet<string> = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);

async function load(loaded: Load, triesLeft = 2): Promise<Result> {
  const { url, port, flags, config } = loaded;
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags }, config);
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError === undefined) return run.lhr;
  if (triesLeft > 0 && lostTraces.has(runtimeError.code)) return load(loaded, triesLeft - 1);
  throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
}

function figureOf(
  page: string,
  { name, unit, limit }: Pick<Figure, 'name' | 'unit' | 'limit'>,
  values: readonly number[],
  results: readonly Result[],
): Figure {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const range = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)} in ${rounds} loads`;
  const failed = 'atLeast' in limit && value < limit.atLeast ? `; ${failedAudits(name, results)}` : '';
  return { name: `${page}: ${name}`, value, unit, limit, how: range + failed };
}

/** The audits that cost points. */
function failedAudits(measure: string, [result]: readonly Result[]): string {
  const category = Object.values(result?.categories ?? {}).find(
    ({ title }) => title.toLowerCase() === measure.toLowerCase(),
  );
  const failed = category?.auditRefs.filter(({ id, weight }) => {
    const score = result?.audits[id]?.score;
    return weight > 0 && typeof score === 'number' && score < 1;
  });
  return (failed ?? []).map(({ id }) => id).join(', ');
}

function categoryScore(id: string) {
  return ({ categories }: Result): number => Math.round((categories[id]?.score ?? 0) * 100);
}

function audit(id: string) {
  return ({ audits }: Result): number => audits[id]?.numericValue ?? Number.NaN;
}

/** Compressed, without what is cached: nothing is. */
function sentScripts({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const bytes = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((total, { transferSize }) => total + Number(transferSize), 0);
  return bytes / 1024;
}
