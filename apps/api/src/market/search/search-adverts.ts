import { advertSearchLimits } from '@proverka/contract/adverts';
import type { AdvertPage, AdvertSort, advertSearchSchema } from '@proverka/contract/adverts';
import { CompiledQuery } from 'kysely';
import type { z } from 'zod';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { findReading } from '../reading/reading.store.ts';
import { advertsByIds } from './advert-lists.ts';

export type Search = z.output<typeof advertSearchSchema>;

/** Each order ends with the id, so that pages never repeat or lose an advert. */
const ORDERS: Readonly<Record<AdvertSort, string>> = {
  newest: 'published_on desc, id desc',
  cheap: 'price, id',
  dear: 'price desc, id desc',
  cheap_per_m2: 'price_per_m2, id',
  large: 'area desc, id desc',
};

interface Condition {
  readonly sql: (parameter: string) => string;
  readonly value: unknown;
  /** Whether it names the place, by which indexes begin. */
  readonly isPlace: boolean;
}

/** Tenths of a metre are no exact binary fractions: bounds are a hair wider than what was asked for. */
const HAIR = 0.0001;

function conditionsOf(search: Search): Condition[] {
  const { area1, area2, price1, price2, object_type, rooms, id_site, id_city, id_district, id_dom } = search;
  const places: Given[] = [
    [id_dom, (at) => `id_dom = ${at}::integer`],
    [id_district, (at) => `id_district = ${at}::integer`],
    [id_city, (at) => `id_city = ${at}::integer`],
  ];
  const others: Given[] = [
    [rooms === undefined ? undefined : [rooms].flat(), (at) => `rooms = any(${at}::smallint[])`],
    [area1 === undefined ? undefined : area1 - HAIR, (at) => `area >= ${at}`],
    [area2 === undefined ? undefined : area2 + HAIR, (at) => `area <= ${at}`],
    [price1, (at) => `price >= ${at}`],
    [price2, (at) => `price <= ${at}`],
    [object_type, (at) => `object_type = ${at}`],
    [id_site === undefined ? undefined : siteBit(id_site), (at) => `group_sites & ${at}::smallint <> 0`],
  ];
  const conditions = (given: readonly Given[], isPlace: boolean) =>
    given.flatMap(([value, sql]) => (value === undefined ? [] : [{ sql, value, isPlace }]));
  return [...conditions(places, true), ...conditions(others, false)];
}

type Given = readonly [value: unknown, sql: (parameter: string) => string];

/** A site we do not know has no adverts: its bit is one no advert has. */
const siteBit = (id: number): number => 1 << Math.min(id, 14);

interface Found {
  /** Rows of the index that were looked at. */
  readonly visited: number;
  readonly flats: number;
  readonly adverts: number;
  readonly ids: readonly number[] | null;
  readonly points: readonly (readonly [number, number, number, number])[] | null;
}

/** So many rows of the index are looked at first: ten times as many adverts make no more work. */
const FIRST_LOOK = 3000;

const COLUMNS = 'id, group_count, lon, lat, price, price_per_m2, area, published_on';

/**
 * The first look walks the index of the place and order; filters are applied to what it passes. Only where that does not fill the
 * page, because few flats fit, everything is searched by whatever index serves the filters. The text of a statement depends on which
 * filters are given, never on their values.
 */
function searchSql(search: Search, look: 'first' | 'whole'): { sql: string; values: unknown[] } {
  const { offset, limit, sort } = search;
  const conditions = conditionsOf(search).map(({ sql, value, isPlace }, at) => ({
    value,
    isPlace,
    text: sql(`$${at + 1}`),
  }));
  const values = conditions.map(({ value }) => value);
  const bound = advertSearchLimits.offset;
  const order = ORDERS[sort];
  const all = (given: readonly { text: string }[]) => given.map(({ text }) => ` and ${text}`).join('');
  const [places, others] = [
    conditions.filter(({ isPlace }) => isPlace),
    conditions.filter(({ isPlace }) => !isPlace),
  ];
  const walked =
    look === 'first'
      ? `passed as materialized (
          select ${COLUMNS}, rooms, object_type, group_sites from advert
          where is_shown${all(places)} order by ${order} limit ${FIRST_LOOK}
        ), walked as (select * from passed where true${all(others)} order by ${order} limit ${bound + 1})`
      : `walked as (
          select ${COLUMNS} from advert where is_shown${all(conditions)} order by ${order} limit ${bound + 1}
        )`;
  const visited = look === 'first' ? '(select count(*) from passed)::integer' : '0';
  const [from, until] = [`$${values.length + 1}::integer`, `$${values.length + 2}::integer`];
  const points = search.with_points
    ? `(select json_agg(json_build_array(id, lon, lat, price) order by n) from found
        where n <= ${advertSearchLimits.points} and lon is not null and lat is not null)`
    : 'null::json';
  const sql = `
    with ${walked},
    found as materialized (select *, row_number() over (order by ${order}) as n from walked)
    select ${visited} as visited, count(*)::integer as flats,
      coalesce(sum(group_count) filter (where n <= ${bound}), 0)::integer as adverts,
      (select json_agg(id order by n) from found where n > ${from} and n <= ${until}) as ids,
      ${points} as points
    from found`;
  return { sql, values: [...values, offset, Math.min(offset + limit, bound)] };
}

async function look(db: MarketDeps['db'], search: Search, how: 'first' | 'whole'): Promise<Found> {
  const { sql, values } = searchSql(search, how);
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(sql, values));
  return rows[0] ?? { visited: 0, flats: 0, adverts: 0, ids: null, points: null };
}

interface Seen extends Found {
  /** There may be more flats than were counted. */
  readonly isBounded: boolean;
}

async function find(db: MarketDeps['db'], search: Search): Promise<Seen> {
  const bound = advertSearchLimits.offset;
  const first = await look(db, search, 'first');
  const isWhole = first.visited < FIRST_LOOK;
  if (isWhole || first.flats >= Math.min(search.offset + search.limit, bound))
    return { ...first, isBounded: !isWhole || first.flats > bound };
  const whole = await look(db, search, 'whole');
  return { ...whole, isBounded: whole.flats > bound };
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
