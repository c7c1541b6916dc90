import type { RouteWeight } from './route-weights.ts';

/** What is written down of a page, by its app and name. */
export type WrittenWeights = ReadonlyMap<string, Pick<RouteWeight, 'bytes' | 'packages'>>;

/** Compression differs by a few bytes with the names of files. */
const SLACK_BYTES = 700;
/** A page that has become this much lighter is written down anew, so that it stays so. */
const GAIN_BYTES = 2500;
/** Less of one package is not told. */
const TOLD_BYTES = 250;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const nameOf = ({ app, routes }: RouteWeight): string => `${app}: ${routes.join(', ')}`;

/** `docs/weights.md`. */
export function weightsPage(weights: readonly RouteWeight[]): string {
  const rows = weights.map((weight) => {
    const packages = Object.entries(weight.packages)
      .filter(([, bytes]) => bytes >= TOLD_BYTES)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .map(([name, bytes]) => `${name} ${kb(bytes)}`);
    return `| ${nameOf(weight)} | ${kb(weight.bytes)} | ${packages.join(', ')} |`;
  });
  return [
    '# Weights of pages',
    '',
    'Scripts a page loads before it is touched, in compressed KB, by package; the first row comes with every page. Written by',
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
    const [, name, total, packages] = /^\| (\S+: .*?) \| ([\d.]+) \| (.*) \|$/.exec(line) ?? [];
    if (name === undefined || total === undefined) return [];
    const parts = (packages ?? '')
      .split(', ')
      .filter(Boolean)
      .map((part) => {
        const at = part.lastIndexOf(' ');
        return [part.slice(0, at), Number(part.slice(at)) * 1000] as const;
      });
    return [[name, { bytes: Number(total) * 1000, packages: Object.fromEntries(parts) }] as const];
  });
  return new Map(rows);
}

/** One line for every page that is heavier than written down, or so much lighter that it should be kept. */
export function weightFindings(weights: readonly RouteWeight[], written: WrittenWeights): string[] {
  return weights.flatMap((weight) => {
    const name = nameOf(weight);
    const before = written.get(name);
    if (before === undefined) return [`${name} is not in docs/weights.md: run «npx pnpm weights»`];
    const more = weight.bytes - before.bytes;
    if (more > SLACK_BYTES)
      return [`${name}: ${kb(weight.bytes)} KB instead of ${kb(before.bytes)}; ${grown(weight, before)}`];
    return more < -GAIN_BYTES
      ? [`${name}: ${kb(-more)} KB lighter than written down: keep it with «npx pnpm weights»`]
      : [];
  });
}

function grown(now: RouteWeight, before: Pick<RouteWeight, 'packages'>): string {
  const more = Object.entries(now.packages)
    .map(([name, bytes]) => ({ name, bytes: bytes - (before.packages[name] ?? 0) }))
    .filter(({ bytes }) => bytes >= TOLD_BYTES)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${name} grew by ${kb(bytes)}`);
  return more.length === 0 ? 'a little of everything grew' : more.join(', ');
}
