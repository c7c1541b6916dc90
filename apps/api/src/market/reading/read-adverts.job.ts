import { setTimeout as wait } from 'node:timers/promises';
import { countFigures } from '../figures/count-figures.ts';
import { matchStreet } from '../matching/match-street.ts';
import type { MarketDeps } from '../deps.ts';
import { streetsToMatch } from './advert.store.ts';
import { readBatch } from './read-batch.ts';
import { findReading } from './reading.store.ts';
import type { Reading } from './reading.store.ts';
import { settlePlaces } from './settle-places.ts';
import { settlePrices } from './settle-prices.ts';

export interface Pace {
  /** The run ends after this; the next one goes on. */
  readonly runMs: number;
  /** Between batches the worker and the database belong to others. */
  readonly restMs: number;
  /** Changes are asked for so long after the last pass. */
  readonly everyMs: number;
}

const usualPace: Pace = { runMs: 25_000, restMs: 150, everyMs: 1_800_000 };

/** Reads adverts in small batches, looks for duplicates street by street, and counts the market's figures anew. */
export async function readAdvertsJob(deps: MarketDeps, signal: AbortSignal): Promise<void> {
  if (deps.config.adverts.reading === 'on') await readAdverts(deps, signal, usualPace);
}

/** Works until nothing is left to do or the run's time is over. */
export async function readAdverts(deps: MarketDeps, signal: AbortSignal, pace: Pace): Promise<void> {
  const endsAt = performance.now() + pace.runMs;
  const isTime = () => performance.now() < endsAt && !signal.aborted;
  const rest = () => wait(pace.restMs);
  const seen = new Set<number>();
  let isDue = isReadingDue(await findReading(deps.db), deps.now(), pace);
  while (isDue && isTime()) {
    isDue = (await readBatch(deps, seen, signal)) === 'more';
    await rest();
  }
  // Places and duplicates are settled when a pass is complete: half a street would be matched twice.
  if (isDue) return;
  await settlePlaces(deps.db);
  await settlePrices(deps.db);
  let isMatched = false;
  while (isTime()) {
    const [street] = await streetsToMatch(deps.db, 1);
    if (street === undefined) break;
    await matchStreet(deps, street);
    isMatched = true;
    await rest();
  }
  const [left] = await streetsToMatch(deps.db, 1);
  if (left === undefined && isTime()) await countFigures(deps, { isChanged: isMatched, restMs: pace.restMs });
}

/** A pass that has begun goes on; the next one begins after a while. */
const isReadingDue = (reading: Reading | null, now: Date, { everyMs }: Pace): boolean =>
  reading === null || reading.next_offset > 0 || now.getTime() - reading.changed_at.getTime() >= everyMs;
