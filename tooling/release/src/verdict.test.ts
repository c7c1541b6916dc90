import { describe, expect, test } from 'vitest';
import { noCounts, signals, type Arm, type Figures, type Signal } from './figures.ts';
import { falseWithdrawals, fewestViews, harmOf } from './verdict.domain.ts';

/** A small generator with a seed (mulberry32): the same trials at every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Rates = Readonly<Record<Signal, number>>;

/** The chance of a visitor to have each signal, on any site that is neither broken nor perfect. */
const usual: Rates = {
  serverErrors: 0.001,
  browserErrors: 0.03,
  hydrationErrors: 0.004,
  slowPaints: 0.15,
  conversions: 0.03,
};
const remotes = ['account', 'admin', 'fizcheck', 'fizcheck-pro', 'realestate', 'shell'];
const visitors = 6000;
const lookEvery = 40;

/** Visitors come one after another and see each remote with some chance; returns how many came until it was withdrawn. */
function runTrial(seed: number, share: number, candidateRates: Rates): number | null {
  const random = randomOf(seed);
  const figures: Record<string, Record<Arm, Record<'views' | Signal, number>>> = {};
  for (const remote of remotes) figures[remote] = { stable: { ...noCounts }, candidate: { ...noCounts } };
  for (let came = 1; came <= visitors; came += 1) {
    const arm = random() < share ? 'candidate' : 'stable';
    for (const [at, remote] of remotes.entries()) {
      const counts = figures[remote]?.[arm];
      if (!counts || random() > 1 / (at + 1)) continue;
      counts.views += 1 + Math.floor(random() * 3);
      // Only one remote is another release.
      const rates = arm === 'candidate' && remote === 'account' ? candidateRates : usual;
      for (const signal of signals) if (random() < rates[signal]) counts[signal] += 1;
    }
    if (came % lookEvery === 0 && harmOf({ figures, share, remotes: remotes.length })) return came;
  }
  return null;
}

describe('a release against itself', () => {
  test.each([0.05, 0.5])(
    'of 100 trials with a share of %d at most one is withdrawn, though each is looked at 150 times',
    (share) => {
      const withdrawn = Array.from({ length: 100 }, (_, seed) => runTrial(seed + 1, share, usual)).filter(
        (came) => came !== null,
      );
      expect(withdrawn.length).toBeLessThanOrEqual(100 * falseWithdrawals);
    },
  );
});

describe('a bad release', () => {
  test.each<[string, number, Partial<Rates>, number]>([
    ['every tenth visitor has a server error', 0.05, { serverErrors: 0.1 }, 4000],
    ['every third visitor has an error in the browser', 0.05, { browserErrors: 0.33 }, 4000],
    ['every page fails to hydrate', 0.05, { hydrationErrors: 1 }, 3500],
    ['most pages paint slowly', 0.05, { slowPaints: 0.8 }, 4500],
    ['half of the pages paint slowly', 0.2, { slowPaints: 0.5 }, 3000],
    ['nobody buys', 0.5, { conversions: 0 }, 3000],
  ])('where %s, 19 of 20 trials end in time', (_what, share, rates, most) => {
    const ends = Array.from({ length: 20 }, (_, seed) => runTrial(seed + 1, share, { ...usual, ...rates }));
    expect(ends.filter((came) => came !== null && came <= most).length).toBeGreaterThanOrEqual(19);
  });
});

test('nothing is decided before either set has had its views', () => {
  const bad = { ...noCounts, views: fewestViews, browserErrors: fewestViews };
  const good = { ...noCounts, views: 19 * fewestViews };
  const judge = (figures: Figures) => harmOf({ figures, share: 0.05, remotes: 6 });
  expect(judge({ account: { stable: good, candidate: bad } })).toMatchObject({
    remote: 'account',
    signal: 'browserErrors',
  });
  expect(judge({ account: { stable: good, candidate: { ...bad, views: fewestViews - 1 } } })).toBeNull();
  expect(judge({ account: { stable: { ...good, views: 0 }, candidate: bad } })).toBeNull();
});
