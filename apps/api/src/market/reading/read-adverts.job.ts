import { setTimeout as wait } from 'node:timers/promises';
import { areFiguresDue, countFigures, noteFiguresDue } from '../figures/count-figures.ts';
import { matchStreets } from '../matching/match-street.ts';
import type { MarketDeps } from '../deps.ts';
import { beginPass } from './fetch-page.ts';
import { streetsToMatch } from './advert.store.ts';
import { readBatch } from './read-batch.ts';
import type { BatchOutcome } from './read-batch.ts';
import { findReading } from './reading.store.ts';
import type { Reading } from './reading.store.ts';
import { settlePlaces } from './settle-places.ts';
import { settlePrices } from './settle-prices.ts';

export interface Pace {
  /** The run ends after this; the next one goes on. */
  readonly runMs: number;
  /**
   * After a batch the worker and the database belong to others for so many times as long as it took: where they are busy, batches take
   * longer, and so do the rests. Adverts of years ago are in less of a hurry.
   */
  readonly restShare: number;
  readonly historyRestShare: number;
  /** Changes are asked for so long after the last pass. */
  readonly everyMs: number;
}

const usualPace: Pace = { runMs: 50_000, restShare: 0.5, historyRestShare: 1, everyMs: 1_800_000 };

/** However long a batch took, the next one comes. */
const LONGEST_REST_MS = 5000;

/** Reads adverts in small batches, looks for duplicates street by street, and counts the market's figures anew. */
export async function readAdvertsJob(deps: MarketDeps, signal: AbortSignal): Promise<void> {
  if (deps.config.adverts.reading === 'on') await readAdverts(deps, signal, usualPace);
}

/** Works until nothing is left to do or the run's time is over. */
export async function readAdverts(deps: MarketDeps, signal: AbortSignal, pace: Pace): Promise<void> {
  const endsAt = performance.now() + pace.runMs;
  const run: Run = { deps, signal, pace, isTime: () => performance.now() < endsAt && !signal.aborted };
  let reading = await findReading(deps.db);
  let isDue = isReadingDue(reading, deps.now(), pace);
  do {
    const outcome = isDue ? await readPass(run, reading) : 'over';
    // Half a street would be matched twice.
    if (outcome === 'more') return;
    await arrange(run);
    reading = await findReading(deps.db);
    isDue = outcome === 'over' && reading !== null && isUnfinished(reading);
  } while (isDue && run.isTime());
}

interface Run {
  readonly deps: MarketDeps;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly isTime: () => boolean;
}

/** Reads to the end of a pass, of the run's time, or until the source is silent. */
async function readPass({ deps, signal, pace, isTime }: Run, reading: Reading | null): Promise<BatchOutcome> {
  const share = reading?.stage === 'all' ? pace.historyRestShare : pace.restShare;
  const pass = beginPass();
  while (isTime()) {
    const begun = performance.now();
    const outcome = await readBatch(deps, pass, signal);
    if (outcome !== 'more') return outcome;
    await restAfter(begun, share);
  }
  return 'more';
}

async function restAfter(begun: number, share: number): Promise<void> {
  await wait(Math.min((performance.now() - begun) * share, LONGEST_REST_MS));
}

/** Settles places and prices of what was read, looks for duplicates some streets at a time, counts figures. */
async function arrange({ deps, signal, pace, isTime }: Run): Promise<void> {
  const { db } = deps;
  let streets = await streetsToMatch(db);
  if (streets.length > 0) {
    // A later run counts what this one has no time for.
    await noteFiguresDue(db);
    await settlePlaces(db);
    await settlePrices(db);
    streets = await streetsToMatch(db);
  }
  while (streets.length > 0) {
    if (!isTime()) return;
    const begun = performance.now();
    await matchStreets(deps, streets);
    await restAfter(begun, pace.restShare);
    streets = await streetsToMatch(db);
  }
  if (isTime() && (await areFiguresDue(deps))) await countFigures(deps, signal, pace.restShare);
}

/** A pass that has begun goes on, and history follows what is on sale; a source that misbehaves is given a rest. */
const isUnfinished = ({ stage, next_offset, trouble }: Reading): boolean =>
  next_offset > 0 || (stage !== 'changes' && trouble === null);

const isReadingDue = (reading: Reading | null, now: Date, { everyMs }: Pace): boolean =>
  reading === null || isUnfinished(reading) || now.getTime() - reading.changed_at.getTime() >= everyMs;
