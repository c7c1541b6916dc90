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
}

/** Tenths of a metre are no exact binary fractions: bounds are a hair wider than what was asked for. */
const HAIR = 0.0001;

function conditionsOf(search: Search): Condition[] {
  const { area1, area2, price1, price2, object_type, rooms, id_site, id_city, id_district, id_dom } = search;
  const given: [unknown, (parameter: string) => string][] = [
    [id_dom, (at) => `id_dom = ${at}`],
    [id_district, (at) => `id_district = ${at}`],
    [id_city, (at) => `id_city = ${at}`],
    [rooms === undefined ? undefined : [rooms].flat(), (at) => `rooms = any(${at}::smallint[])`],
    [area1 === undefined ? undefined : area1 - HAIR, (at) => `area >= ${at}`],
    [area2 === undefined ? undefined : area2 + HAIR, (at) => `area <= ${at}`],
    [price1, (at) => `price >= ${at}`],
    [price2, (at) => `price <= ${at}`],
    [object_type, (at) => `object_type = ${at}`],
    [id_site === undefined ? undefined : siteBit(id_site), (at) => `group_sites & ${at}::smallint <> 0`],
  ];
  return given.flatMap(([value, sql]) => (value === undefined ? [] : [{ sql, value }]));
}

/** A site we do not know has no adverts: its bit is one no advert has. */
const siteBit = (id: number): number => 1 << Math.min(id, 14);

interface Found {
  readonly flats: number;
  readonly adverts: number;
  readonly ids: readonly number[] | null;
  readonly points: readonly (readonly [number, number, number, number])[] | null;
}

/**
 * Walks no further than the bound, whatever is asked for: a search of ten times as many adverts costs the same. The text of the
 * statement depends on which filters are given, never on their values.
 */
function searchSql(search: Search): { sql: string; values: unknown[] } {
  const { offset, limit } = search;
  const bound = advertSearchLimits.offset;
  const conditions = conditionsOf(search);
  const values = conditions.map(({ value }) => value);
  const where = ['is_shown', ...conditions.map(({ sql }, at) => sql(`$${at + 1}`))].join(' and ');
  const [from, until] = [`$${values.length + 1}::integer`, `$${values.length + 2}::integer`];
  const points = search.with_points
    ? `(select json_agg(json_build_array(id, lon, lat, price) order by n) from found
        where n <= ${advertSearchLimits.points} and lon is not null and lat is not null)`
    : 'null::json';
  const sql = `
    with walked as (
      select id, group_count, lon, lat, price, price_per_m2, area, published_on
      from advert where ${where} order by ${ORDERS[search.sort]} limit ${bound + 1}
    ),
    found as materialized (select *, row_number() over (order by ${ORDERS[search.sort]}) as n from walked)
    select count(*)::integer as flats, coalesce(sum(group_count) filter (where n <= ${bound}), 0)::integer as adverts,
      (select json_agg(id order by n) from found where n > ${from} and n <= ${until}) as ids,
      ${points} as points
    from found`;
  return { sql, values: [...values, offset, Math.min(offset + limit, bound)] };
}

/** Flats on sale by filters, each with its duplicates, and their places for a map. */
export async function searchAdverts(
  deps: Pick<MarketDeps, 'db' | 'now'>,
  search: Search,
): Promise<AdvertPage> {
  const { db, now } = deps;
  const { sql, values } = searchSql(search);
  const [{ rows }, reading] = await Promise.all([
    db.executeQuery<Found>(CompiledQuery.raw(sql, values)),
    findReading(db),
  ]);
  const { flats = 0, adverts = 0, ids, points } = rows[0] ?? {};
  const unique = Math.min(flats, advertSearchLimits.offset);
  const next = search.offset + search.limit;
  return {
    count: adverts,
    unique_count: unique,
    is_count_bounded: flats > unique,
    offset: search.offset,
    next_offset: next < unique ? next : null,
    list: await advertsByIds(db, ids ?? [], moscowDay(now())),
    points: (points ?? []).map(([id, lon, lat, price]) => ({ id, coords: [lon, lat], price })),
    actual_on: reading?.read_until ?? null,
  };
}
