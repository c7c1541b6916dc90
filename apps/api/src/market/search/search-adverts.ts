import { advertSearchLimits } from '@proverka/contract/adverts';
import type { AdvertPage } from '@proverka/contract/adverts';
import { CompiledQuery } from 'kysely';
import { statement } from '#platform/db/statement.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading } from '../reading/reading.store.ts';
import { advertsByIds } from './advert-lists.ts';
import { RARE, WALKED, firstOfCell, isInCells, neededOf, searchSql } from './search-query.domain.ts';
import type { Look, Search } from './search-query.domain.ts';

interface Found {
  /** Rows of the index that were walked. */
  readonly visited: number;
  readonly flats: number;
  /** Of cells: the first so many flats are certainly the first of their order; null where no cell had more than was taken. */
  readonly certain: number | null;
  readonly adverts: number;
  readonly ids: readonly number[] | null;
  readonly points: readonly (readonly [number, number, number, number])[] | null;
}

interface Seen extends Found {
  /** There may be more flats than were counted. */
  readonly isBounded: boolean;
}

async function look(db: MarketDeps['db'], search: Search, how: Look, perCell?: number): Promise<Found> {
  const { sql, values } = searchSql(search, how, perCell);
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(sql, [...values]));
  return rows[0] ?? { visited: 0, flats: 0, certain: null, adverts: 0, ids: null, points: null };
}

/**
 * Most pages are filled from the head of their order. Where they are not, few flats fit, and all of them are taken; or many fit that stand
 * further behind, and they are looked for cell by cell.
 */
async function find(db: MarketDeps['db'], search: Search): Promise<Seen> {
  const bound = advertSearchLimits.offset;
  const { id_site } = search;
  if (id_site !== undefined && (await hasFewAdverts(db, id_site)))
    return { ...(await look(db, search, 'of_site')), isBounded: false };
  const walked = await look(db, search, 'walk');
  const isWhole = walked.visited < WALKED;
  if (isWhole || walked.flats >= Math.min(search.offset + search.limit, bound))
    return { ...walked, isBounded: !isWhole || walked.flats > bound };
  const rare = await look(db, search, 'rare');
  if (rare.flats <= RARE) return { ...rare, isBounded: false };
  const found = isInCells(search, walked.flats)
    ? await lookInCells(db, search)
    : await look(db, search, 'plain');
  if (found.flats < neededOf(search)) return { ...found, isBounded: found.flats > bound };
  return {
    ...found,
    // A round number reads better than one more than it.
    flats: Math.max(found.flats, RARE),
    adverts: Math.max(found.adverts, rare.adverts),
    isBounded: true,
  };
}

/** A deep page needs few flats of each cell; where one cell held more of it, all cells are looked at again. */
async function lookInCells(db: MarketDeps['db'], search: Search): Promise<Found> {
  const perCell = firstOfCell(search);
  const found = await look(db, search, 'cells', perCell);
  const isCertain = found.certain === null || found.certain >= neededOf(search);
  return isCertain ? found : look(db, search, 'cells');
}

const OF_SITE = statement<{ site: number; most: number }, { adverts: number }>(`
  select count(*)::integer as adverts from (
    select from advert where id_site = :site::integer and removed_on is null and aside is null limit :most
  ) as few`);

/** A site with few adverts, or with none, is read as a whole. */
async function hasFewAdverts(db: MarketDeps['db'], site: number): Promise<boolean> {
  const [found] = await OF_SITE(db, { site, most: RARE + 1 });
  return (found?.adverts ?? 0) <= RARE;
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
