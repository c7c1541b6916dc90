import { signals, type Figures, type Signal } from './figures.ts';

/** Why a candidate is withdrawn. */
export interface Harm {
  readonly remote: string;
  readonly signal: Signal;
  /** Logarithm of how much better the figures fit a harmful release than a harmless one. */
  readonly evidence: number;
  readonly needed: number;
}

export interface Trial {
  readonly figures: Figures;
  /** Share of the visitors that get the candidate, between 0 and 1. */
  readonly share: number;
  /** How many remotes may be looked at, whether they have figures or not. */
  readonly remotes: number;
}

/** The chance that a release as good as stable is ever withdrawn, over all remotes and signals and however often it is looked at. */
export const falseWithdrawals = 0.01;
export const fewestViews = 200;

/**
 * How the candidate's rate stands to stable's: up to `harmless` is not told from chance and caches that are still cold;
 * `harmful` are the rates that the test is strong against.
 */
const rates: Readonly<Record<'more' | 'less', { harmless: number; harmful: readonly number[] }>> = {
  more: { harmless: 1.25, harmful: [2, 4, 16, 100] },
  less: { harmless: 0.8, harmful: [0.5, 0.25, 0.05] },
};

/** The strongest harm there is enough evidence of. */
export function harmOf({ figures, share, remotes }: Trial): Harm | null {
  // Each question has an equal part of the allowed chance; the remotes are those of the set, not those with figures.
  const questions = Math.max(remotes, Object.keys(figures).length) * signals.length;
  const needed = Math.log(questions / falseWithdrawals);
  const found = Object.entries(figures).flatMap(([remote, { stable, candidate }]) =>
    stable.views < fewestViews || candidate.views < fewestViews
      ? []
      : signals.map((signal) => ({
          remote,
          signal,
          evidence: evidenceOf(signal, candidate[signal], stable[signal], share),
          needed,
        })),
  );
  const worst = found.sort((a, b) => b.evidence - a.evidence)[0];
  return worst && worst.evidence >= needed ? worst : null;
}

/**
 * A mixture sequential probability ratio test. Visitors are given a set by lot, so when both releases are alike, a visitor to
 * whom something happened has the candidate with the chance `share`. The ratio of the chances under "harmful" and "harmless"
 * is a supermartingale: it may be looked at after every visitor, and rarely passes a bound (Ville's inequality), without any
 * assumption about how rare the signal is or how many visitors come.
 */
export function evidenceOf(signal: Signal, candidate: number, stable: number, share: number): number {
  const { harmless, harmful } = rates[signal === 'conversions' ? 'less' : 'more'];
  const chance = (rate: number) => (rate * share) / (rate * share + 1 - share);
  const expected = chance(harmless);
  const logs = harmful.map((rate) => {
    const other = chance(rate);
    return candidate * Math.log(other / expected) + stable * Math.log((1 - other) / (1 - expected));
  });
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
}
