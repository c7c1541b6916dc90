import { withdrawCandidate } from '@proverka/release/candidate-moves';
import type { Figures } from '@proverka/release/figures';
import { harmSentence } from '@proverka/release/figures-words';
import type { Trust } from '@proverka/release/trusted-set';
import { readFigures, writeFigures } from '@proverka/release/trial-figures';
import { harmOf } from '@proverka/release/verdict.domain';
import { trialName } from '@proverka/release/visitor-share';
import { randomUUID } from 'node:crypto';
import { shellDecl } from '../app/shell-decl.ts';
import type { Tried } from './live-sets.ts';
import type { TrialCounts } from './trial-counts.ts';

/** How often shells tell each other what they counted and look whether it is enough. */
const lookMilliseconds = 2000;

export interface TrialWatch extends Trust {
  readonly channel: string;
  readonly tried: () => Tried | null;
  readonly counts: TrialCounts;
  readonly report: (message: string, error?: unknown) => void;
  readonly lookMs?: number;
}

/**
 * Ends a trial that does harm. Every shell writes what it counted and judges the sum of all; whichever sees the harm first
 * moves the pointer by compare-and-swap, and for the others there is nothing left to end. No private key is needed, since
 * the set that stays is signed.
 */
export function watchTrial({ lookMs = lookMilliseconds, ...watch }: TrialWatch): {
  close: () => Promise<void>;
} {
  const look = createLook(watch);
  let looking: Promise<void> | null = null;
  let lastProblem = '';
  const lookSafely = async () => {
    try {
      await look();
      lastProblem = '';
    } catch (error) {
      if (lastProblem !== String(error)) watch.report('The trial cannot be judged; it goes on', error);
      lastProblem = String(error);
    } finally {
      looking = null;
    }
  };
  const timer = setInterval(() => {
    // A store that is slow is not asked once more.
    looking ??= lookSafely();
  }, lookMs).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

function createLook({ store, keys, channel, tried, counts, report }: Omit<TrialWatch, 'lookMs'>) {
  const shell = randomUUID();
  let written = '';
  return async (): Promise<void> => {
    const running = tried();
    if (!running) return;
    const { trial } = running;
    const own = counts.of(trial);
    const text = JSON.stringify([trial, own]);
    if (text !== written && Object.keys(own).length > 0) {
      await writeFigures(store, { channel, trial, shell }, own);
      written = text;
    }
    const figures = await readFigures(store, channel, trial);
    const result = harmIn(running, figures);
    if (result === null) return;
    const note = { who: 'automatic', commit: null, reason: null };
    const writer = {
      store,
      keys,
      channel,
      note,
      now: () => new Date(),
      report: (line: string) => report(line),
    };
    const entry = await withdrawCandidate(
      writer,
      { result, figures },
      (candidate, stable) => trialName(stable, candidate) === trial,
    );
    if (entry) report(`Set ${running.candidate.set} is withdrawn: ${result}`);
  };
}

function harmIn({ set: { set }, candidate }: Tried, figures: Figures): string | null {
  // Nothing counts that is of no remote, whatever the store says.
  const known = new Set([...Object.keys(set.remotes), shellDecl.id]);
  const ours = Object.fromEntries(Object.entries(figures).filter(([remote]) => known.has(remote)));
  const harm = harmOf({ figures: ours, share: candidate.percent / 100, remotes: known.size });
  return harm && harmSentence(harm, ours);
}
