import { advertSearchLimits } from '@proverka/contract/adverts';
import type { AdvertPage } from '@proverka/contract/adverts';
import { CompiledQuery } from 'kysely';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading } from '../reading/reading.store.ts';
import { advertsByIds } from './advert-lists.ts';
import { RARE, WALKED, hasCells, neededOf, searchSql } from './search-query.domain.ts';
import type { Look, Search } from './search-query.domain.ts';

interface Found {
  /** Rows of the index that were walked. */
  readonly visited: number;
  readonly flats: number;
  readonly adverts: number;
  readonly ids: readonly number[] | null;
  readonly points: readonly (readonly [number, number, number, number])[] | null;
}

interface Seen extends Found {
  /** There may be more flats than were counted. */
  readonly isBounded: boolean;
}

async function look(db: MarketDeps['db'], search: Search, how: Look): Promise<Found> {
  const { sql, values } = searchSql(search, how);
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(sql, [...values]));
  return rows[0] ?? { visited: 0, flats: 0, adverts: 0, ids: null, points: null };
}

/**
 * Most pages are filled from the head of their order. Where they are not, few flats fit, and all of them are taken; or many fit that stand
 * further behind, and they are looked for cell by cell.
 */
async function find(db: MarketDeps['db'], search: Search): Promise<Seen> {
  const bound = advertSearchLimits.offset;
  const walked = await look(db, search, 'walk');
  const isWhole = walked.visited < WALKED;
  if (isWhole || walked.flats >= Math.min(search.offset + search.limit, bound))
    return { ...walked, isBounded: !isWhole || walked.flats > bound };
  const rare = await look(db, search, 'rare');
  if (rare.flats <= RARE) return { ...rare, isBounded: false };
  const found = await look(db, search, hasCells(search) ? 'cells' : 'plain');
  if (found.flats < neededOf(search)) return { ...found, isBounded: found.flats > bound };
  return {
    ...found,
    // A round number reads better than one more than it.
    flats: Math.max(found.flats, RARE),
    adverts: Math.max(found.adverts, rare.adverts),
    isBounded: true,
  };
}

/** Flats on sale by filters, each with its duplicates, and their places for a map. */
export async function searchAdverts(
  deps: Pick<MarketDeps, 'db' | 'now'>,
  search: Search,
): Promise<AdvertPage> {
  const { db, now } = deps;
  const [{ flats, adverts, ids, points, isBounded }, reading] = await Promise.all([
    find(db, search),
    findReading(db),
  ]);
  const unique = Math.min(flats, advertSearchLimits.offset);
  const next = search.offset + search.limit;
  const hasNext = next < unique || (isBounded && next < advertSearchLimits.offset);
  return {
    count: adverts,
    unique_count: unique,
    is_count_bounded: isBounded,
    offset: search.offset,
    next_offset: hasNext ? next : null,
    list: await advertsByIds(db, ids ?? [], moscowDay(now())),
    points: (points ?? []).map(([id, lon, lat, price]) => ({ id, coords: [lon, lat], price })),
    actual_on: reading?.read_until ?? null,
  };
}
