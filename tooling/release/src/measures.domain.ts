import { z } from 'zod';

export const vitals = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitals)[number];

/**
 * Web vitals: the upper bounds of the histogram's buckets, the last one open. Milliseconds; layout shift in thousandths. The
 * limits of «good» and «poor» are among the bounds: https://web.dev/articles/vitals
 */
export const vitalBounds: Readonly<Record<Vital, readonly number[]>> = {
  ttfb: [100, 200, 400, 800, 1800, 3000],
  fcp: [300, 600, 1000, 1800, 3000, 6000, 12_000],
  lcp: [600, 1000, 1800, 2500, 4000, 8000],
  inp: [50, 100, 200, 500, 1000],
  cls: [10, 50, 100, 250, 500],
};

/** Up to here a value is good, and from here on it is poor. */
export const vitalLimits: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  ttfb: { good: 800, poor: 1800 },
  fcp: { good: 1800, poor: 3000 },
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

const count = z.number().int().nonnegative();
const histogram = z.array(count).max(12);

/** What was counted of one version of a remote. */
export const measuresSchema = z.object({
  /** Documents that were answered, from the store too. */
  requests: count,
  /** Those answered with 500 and above, or broken off. */
  serverErrors: count,
  /** Pages shown in browsers, of which a document has one or more. */
  views: count,
  browserErrors: count,
  hydrationErrors: count,
  documentBytes: count,
  files: count,
  fileBytes: count,
  vitals: z.partialRecord(z.enum(vitals), histogram),
});
export type Measures = z.infer<typeof measuresSchema>;
export type MeasureCount = Exclude<keyof Measures, 'vitals'>;

export const noMeasures = (): Measures => ({
  requests: 0,
  serverErrors: 0,
  views: 0,
  browserErrors: 0,
  hydrationErrors: 0,
  documentBytes: 0,
  files: 0,
  fileBytes: 0,
  vitals: {},
});

/** By remote and version. */
export const versionMeasuresSchema = z.record(z.string(), z.record(z.string(), measuresSchema));
export type VersionMeasures = z.infer<typeof versionMeasuresSchema>;

/** Counts a value of a vital. */
export function addVital(measures: Measures, vital: Vital, value: number): void {
  const bounds = vitalBounds[vital];
  const buckets = (measures.vitals[vital] ??= Array.from({ length: bounds.length + 1 }, () => 0));
  const at = bounds.findIndex((bound) => value <= bound);
  const bucket = at === -1 ? bounds.length : at;
  buckets[bucket] = (buckets[bucket] ?? 0) + 1;
}

const counts = [
  'requests',
  'serverErrors',
  'views',
  'browserErrors',
  'hydrationErrors',
  'documentBytes',
  'files',
  'fileBytes',
] as const satisfies readonly MeasureCount[];

/** What several shells and hours counted, together. */
export function sumMeasures(all: readonly VersionMeasures[]): VersionMeasures {
  const sum: Record<string, Record<string, Measures>> = {};
  for (const [remote, versions] of all.flatMap((one) => Object.entries(one)))
    for (const [version, measures] of Object.entries(versions)) {
      const ofRemote = (sum[remote] ??= {});
      add((ofRemote[version] ??= noMeasures()), measures);
    }
  return sum;
}

function add(to: Measures, more: Measures): void {
  for (const name of counts) to[name] += more[name];
  for (const vital of vitals) {
    const buckets = more.vitals[vital];
    if (!buckets) continue;
    const kept = to.vitals[vital] ?? [];
    to.vitals[vital] = [...vitalBounds[vital], Infinity].map((_, at) => (kept[at] ?? 0) + (buckets[at] ?? 0));
  }
}

/**
 * The value that so great a part of the visits did not exceed, between the bounds of its bucket in proportion; `null` when
 * nothing was measured. Beyond the last bound it is that bound.
 */
export function vitalQuantile(vital: Vital, buckets: readonly number[] = [], part = 0.75): number | null {
  const bounds = vitalBounds[vital];
  const total = buckets.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [at, bound] of bounds.entries()) {
    const here = buckets[at] ?? 0;
    if (below + here >= part * total) {
      const from = bounds[at - 1] ?? 0;
      return Math.round(from + ((bound - from) * (part * total - below)) / Math.max(here, 1));
    }
    below += here;
  }
  return bounds.at(-1) ?? null;
}
