import { signals, type Counts, type Figures, type Signal } from './figures.ts';
import type { Harm } from './verdict.domain.ts';

const names: Readonly<Record<Signal, string>> = {
  serverErrors: 'server errors',
  browserErrors: 'browser errors',
  hydrationErrors: 'hydration errors',
  slowPaints: 'slow first paints',
  conversions: 'conversions',
};

const part = (counts: Counts, signal: Signal): string => `${counts[signal]} in ${counts.views} views`;

/** One line per remote that was seen: every signal as candidate against stable. */
export function figuresLines(figures: Figures): string[] {
  return Object.entries(figures)
    .filter(([, { stable, candidate }]) => stable.views + candidate.views > 0)
    .map(([remote, { stable, candidate }]) => {
      const counts = signals.map((signal) => `${names[signal]} ${candidate[signal]} / ${stable[signal]}`);
      return `${remote}: views ${candidate.views} / ${stable.views}, ${counts.join(', ')}`;
    });
}

/** Why a candidate was withdrawn, with its figures. */
export function harmSentence({ remote, signal, evidence, needed }: Harm, figures: Figures): string {
  const of = figures[remote];
  const counted = of
    ? `: visitors with the candidate ${part(of.candidate, signal)}, with stable ${part(of.stable, signal)}`
    : '';
  return `${names[signal]} of ${remote}${counted} (evidence ${evidence.toFixed(1)}, needed ${needed.toFixed(1)})`;
}
