import type { ObjectMap } from '@proverka/contract/object';
import type { Connection } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findKeptMap } from './object.store.ts';
import { nspdTitle } from './sources/nspd/nspd.ts';

/** What a reader has to know of a map beside what it shows. */
export interface DatedObjectMap extends ObjectMap {
  readonly source: string;
  /** ISO 8601. */
  readonly source_date: string;
}

/** What full info has learnt, as GeoJSON; asks no source. */
export async function findObjectMap(
  db: Connection,
  key: string,
): Promise<Result<DatedObjectMap, 'object_not_found' | 'outline_not_found'>> {
  const kept = await findKeptMap(db, key);
  if (kept === null) return refuse('object_not_found');
  if (kept.map === null) return refuse('outline_not_found');
  return done({ ...kept.map, source: nspdTitle, source_date: kept.at.toISOString() });
}
