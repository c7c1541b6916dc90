import { z } from 'zod';

/** What tells a bad release, by visitors: each counts once per signal and remote, however often it happens to them. */
export const signals = [
  'serverErrors',
  'browserErrors',
  'hydrationErrors',
  'slowPaints',
  'conversions',
] as const;
export type Signal = (typeof signals)[number];

/** The set a visitor was given. */
export type Arm = 'stable' | 'candidate';

const count = z.number().int().nonnegative();
const countsSchema = z.object({
  /** Documents and pages shown, of which a visitor may have many. */
  views: count,
  serverErrors: count,
  browserErrors: count,
  hydrationErrors: count,
  slowPaints: count,
  conversions: count,
});
export type Counts = z.infer<typeof countsSchema>;

/** By remote, the shell's own pages included. */
export const figuresSchema = z.record(
  z.string(),
  z.object({ stable: countsSchema, candidate: countsSchema }),
);
export type Figures = z.infer<typeof figuresSchema>;

export const noCounts: Counts = {
  views: 0,
  serverErrors: 0,
  browserErrors: 0,
  hydrationErrors: 0,
  slowPaints: 0,
  conversions: 0,
};

/** The figures of several shells together. */
export function sumFigures(all: readonly Figures[]): Figures {
  const remotes = new Set(all.flatMap((figures) => Object.keys(figures)));
  const sumOf = (remote: string, arm: Arm): Counts =>
    all
      .map((figures) => figures[remote]?.[arm] ?? noCounts)
      .reduce(
        (sum, counts) => ({
          views: sum.views + counts.views,
          serverErrors: sum.serverErrors + counts.serverErrors,
          browserErrors: sum.browserErrors + counts.browserErrors,
          hydrationErrors: sum.hydrationErrors + counts.hydrationErrors,
          slowPaints: sum.slowPaints + counts.slowPaints,
          conversions: sum.conversions + counts.conversions,
        }),
        noCounts,
      );
  return Object.fromEntries(
    [...remotes]
      .sort()
      .map((remote) => [remote, { stable: sumOf(remote, 'stable'), candidate: sumOf(remote, 'candidate') }]),
  );
}
