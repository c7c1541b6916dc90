import { untouchedPage, type RouteWeight } from './route-weights.ts';

/** What is written down of each page, by its app and name. */
export type WrittenWeights = ReadonlyMap<string, Pick<RouteWeight, 'bytes' | 'packages'>>;

/** A small change of a page's own code needs no new page of weights. */
const SLACK_BYTES = 2000;
/** What a page may have that nobody has written down yet. */
const NEW_PAGE_BYTES = 60_000;
/** What is promised of public pages, whatever is written down. */
const UNTOUCHED_BYTES = 15_000;
/** Less of one package is not told. */
const TOLD_BYTES = 250;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** `docs/weights.md`. */
export function weightsPage(weights: readonly RouteWeight[]): string {
  const rows = weights.map((weight) => {
    const packages = Object.entries(weight.packages)
      .filter(([, bytes]) => bytes >= TOLD_BYTES)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .map(([name, bytes]) => `${name} ${kb(bytes)}`);
    return `| ${weight.app}: ${weight.routes.join(', ')} | ${kb(weight.bytes)} | ${packages.join(', ')} |`;
  });
  return [
    '# Weights of pages',
    '',
    'Scripts of pages in compressed KB, by package. Public pages that are complete without scripts (homes, landings, articles, legal texts)',
    'load the first row alone, and the rest with their first touch (decision 84); all others load everything after the first paint. The second',
    'row is part of every page. Written by',
    '`npx pnpm weights`; the check of the same name fails when a page becomes heavier, and names the package that grew.',
    '',
    '| pages | KB | of which |',
    '|---|--:|---|',
    ...rows,
    '',
  ].join('\n');
}

/** What was written down, read back. */
export function readWeights(page: string): WrittenWeights {
  const rows = page.split('\n').flatMap((line) => {
    const [, app, routes, total, packages] = /^\| (\S+): (.*?) \| ([\d.]+) \| (.*) \|$/.exec(line) ?? [];
    if (app === undefined || routes === undefined || total === undefined) return [];
    const parts = (packages ?? '')
      .split(', ')
      .filter(Boolean)
      .map((part) => {
        const at = part.lastIndexOf(' ');
        return [part.slice(0, at), Number(part.slice(at)) * 1000] as const;
      });
    const weight = { bytes: Number(total) * 1000, packages: Object.fromEntries(parts) };
    return routes.split(', ').map((route) => [`${app}: ${route}`, weight] as const);
  });
  return new Map(rows);
}

/** One line for every page that is heavier than written down, or than a new one may be. */
export function weightFindings(weights: readonly RouteWeight[], written: WrittenWeights): string[] {
  return weights.flatMap((weight) =>
    weight.routes.flatMap((route) => {
      const name = `${weight.app}: ${route}`;
      const before = written.get(name);
      const most = mostOf(route, before?.bytes);
      if (weight.bytes <= most) return [];
      const told = before === undefined ? 'more than a new page may have' : `was ${kb(before.bytes)}`;
      return [`${name}: ${kb(weight.bytes)} KB, ${told}; ${grown(weight, before?.packages ?? {})}`];
    }),
  );
}

function mostOf(route: string, before: number | undefined): number {
  if (route === untouchedPage) return Math.min(UNTOUCHED_BYTES, (before ?? UNTOUCHED_BYTES) + SLACK_BYTES);
  return before === undefined ? NEW_PAGE_BYTES : before + SLACK_BYTES;
}

function grown(now: RouteWeight, before: RouteWeight['packages']): string {
  const more = Object.entries(now.packages)
    .map(([name, bytes]) => ({ name, bytes: bytes - (before[name] ?? 0) }))
    .filter(({ bytes }) => bytes >= TOLD_BYTES)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} grew by ${kb(bytes)}`);
  return more.length === 0 ? 'a little of everything grew' : more.join(', ');
}
