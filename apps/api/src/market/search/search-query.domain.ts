import { advertSearchLimits } from '@proverka/contract/adverts';
import type { AdvertSort, advertSearchSchema } from '@proverka/contract/adverts';
import type { z } from 'zod';

export type Search = z.output<typeof advertSearchSchema>;

/**
 * How a search looks. `of_site`: at the few flats of a site with few. `walk`: along the index of its place and order, past a fixed number
 * of rows. `rare`: for everything that fits, in no order, up to a fixed number. `cells`: in order, entering every cell of the market that
 * may hold something at its first flat. `plain`: in order, by whatever index serves the filters.
 */
export type Look = 'of_site' | 'walk' | 'rare' | 'cells' | 'plain';

/** So many rows of the index are walked. */
export const WALKED = 1500;
/** `plain` is sent past no more rows than about these. */
const PLAIN_ROWS = 20_000;
/** Up to so many flats a result is taken as a whole. */
export const RARE = 1000;
/** Points on the map of a result that was neither walked nor rare. */
const POINTS_OF_CELLS = 200;

/** Each order ends with the id, so that pages never repeat or lose an advert. */
const ORDERS: Readonly<Record<AdvertSort, string>> = {
  newest: 'published_on desc, id desc',
  cheap: 'price, id',
  dear: 'price desc, id desc',
  cheap_per_m2: 'price_per_m2, id',
  large: 'area desc, id desc',
};
const COLUMNS = 'id, group_count, lon, lat, price, price_per_m2, area, published_on';

interface Values {
  /** The parameter that stands for a value. */
  readonly add: (value: unknown) => string;
  readonly given: readonly unknown[];
}

function valuesOfQuery(): Values {
  const given: unknown[] = [];
  return { given, add: (value) => `$${given.push(value)}` };
}

type Condition = readonly [value: unknown, sql: (parameter: string) => string];
/** Tenths of a metre are no exact binary fractions: bounds are a hair wider than what was asked for. */
const HAIR = 0.0001;
/** A site we do not know has no adverts: its bit is one no advert has. */
const siteBit = (id: number): number => 1 << Math.min(id, 14);

const placesOf = ({ id_dom, id_district, id_city }: Search): Condition[] => [
  [id_dom, (at) => `id_dom = ${at}::integer`],
  [id_district, (at) => `id_district = ${at}::integer`],
  [id_city, (at) => `id_city = ${at}::integer`],
];

const filtersOf = ({ area1, area2, price1, price2, rooms, id_site }: Search): Condition[] => [
  [rooms === undefined ? undefined : [rooms].flat(), (at) => `rooms = any(${at}::smallint[])`],
  [area1 === undefined ? undefined : area1 - HAIR, (at) => `area >= ${at}`],
  [area2 === undefined ? undefined : area2 + HAIR, (at) => `area <= ${at}`],
  [price1, (at) => `price >= ${at}`],
  [price2, (at) => `price <= ${at}`],
  [id_site === undefined ? undefined : siteBit(id_site), (at) => `group_sites & ${at}::smallint <> 0`],
];

/** Apartments have indexes of their own, and only the word itself, not a parameter, is seen to fit them. */
const KINDS = { flat: ` and object_type = 'flat'`, apartments: ` and object_type = 'apartments'` } as const;
const kindOf = ({ object_type }: Search): string => (object_type === undefined ? '' : KINDS[object_type]);

const bandsOfRooms = ({ rooms }: Search): number[] =>
  rooms === undefined
    ? [-1, 0, 1, 2, 3, 4, 5, 6]
    : [...new Set([rooms].flat().map((count) => Math.min(count, 6)))];

/** The bands a cell is made of: by the order that is kept within it, so that the other measure is what it bounds. */
function cellsOf(search: Search, sort: AdvertSort, { add }: Values): string {
  const { area1, area2, price1, price2 } = search;
  const isByArea = sort === 'cheap' || sort === 'dear';
  const [kind, type, from, until] = isByArea
    ? (['area', 'double precision', (area1 ?? 0) - HAIR, (area2 ?? 100_000) + HAIR] as const)
    : (['price', 'bigint', price1 ?? 0, price2 ?? 1_000_000_000_000] as const);
  const band = (value: number) => `advert_${kind}_band(${add(value)}::${type})::integer`;
  return `unnest(${add(bandsOfRooms(search))}::smallint[]) as cell_rooms
    cross join generate_series(${band(from)}, ${band(until)}) as cell_band`;
}

const inCell = (sort: AdvertSort): string =>
  `room_band = cell_rooms and ${sort === 'cheap' || sort === 'dear' ? 'area_band' : 'price_band'} = cell_band::smallint`;

const OF_SITE = (site: string) => ` and flat_key in (
  select flat_key from advert where id_site = ${site}::integer and removed_on is null and aside is null)`;

/** How many flats `cells` and `plain` look for: when there are fewer, they are all. */
export const neededOf = ({ offset, limit, with_points }: Search): number =>
  Math.max(offset + limit, with_points ? POINTS_OF_CELLS : 0) + 1;

/** What of a search is looked at, as the body of `walked`. */
function walkedSql(search: Search, look: Look, values: Values, perCell: number): string {
  const clauses = (conditions: readonly Condition[]) =>
    conditions
      .filter(([value]) => value !== undefined)
      .map(([value, sql]) => ` and ${sql(values.add(value))}`)
      .join('');
  const places = clauses(placesOf(search));
  const filters = `${clauses(filtersOf(search))}${kindOf(search)}`;
  const order = `order by ${ORDERS[search.sort]}`;
  const bound = advertSearchLimits.offset + 1;
  const from = `select ${COLUMNS} from advert where is_shown${places}${filters}`;
  const needed = neededOf(search);
  if (look === 'walk')
    return `passed as materialized (
        select ${COLUMNS}, rooms, object_type, group_sites from advert
        where is_shown${places}${ofOwnIndex(search)} ${order} limit ${WALKED}
      ), walked as (select * from passed where true${filters} ${order} limit ${bound})`;
  if (look === 'of_site')
    return `walked as (${from}${OF_SITE(values.add(search.id_site ?? null))} limit ${RARE + 1})`;
  if (look === 'plain') return `walked as (${from} ${order} limit ${values.add(needed)}::integer)`;
  const isRare = look === 'rare';
  if (isRare && isNarrow(search)) return `walked as (${from} limit ${RARE + 1})`;
  // Whatever is rare is looked for by area within rooms and price: there all three bound what is read.
  const sort = isRare ? 'large' : search.sort;
  const most = isRare ? String(RARE + 1) : `${values.add(needed)}::integer`;
  const ofCell = isRare ? most : `${values.add(perCell)}::integer`;
  const place = isRare ? 'null::bigint' : `row_number() over (order by ${ORDERS[sort]})`;
  return `walked as (
      select ${COLUMNS}, place from ${cellsOf(search, sort, values)} cross join lateral (
        select ${COLUMNS}, ${place} as place from advert where is_shown${places}${filters} and ${inCell(sort)}
        order by ${ORDERS[sort]} limit ${ofCell}
      ) as of_cell ${isRare ? '' : order} limit ${most}
    )`;
}

/** A house or a district is read as a whole faster than by its cells. */
const isNarrow = ({ id_dom, id_district }: Search): boolean =>
  id_dom !== undefined || id_district !== undefined;

/** Apartments of everywhere or of a city are walked among apartments only. */
const ofOwnIndex = (search: Search): string =>
  search.object_type === 'apartments' && !isNarrow(search) ? KINDS.apartments : '';

/**
 * Whether a page is looked for in cells. What is new stands everywhere: where enough of what was walked past fitted, the page is not far
 * behind. Apartments are few.
 */
export const isInCells = (search: Search, walked: number): boolean =>
  !isNarrow(search) &&
  ofOwnIndex(search) === '' &&
  (search.sort !== 'newest' || (neededOf(search) * WALKED) / Math.max(walked, 1) > PLAIN_ROWS);

/** So many flats of each cell are enough for most deep pages; the first pages take as many as they show. */
export const firstOfCell = (search: Search): number => {
  const needed = neededOf(search);
  return needed > 250 ? Math.ceil(needed / 4) : needed;
};

/**
 * `rare` and `plain` are served best by one index for narrow bounds and by another for wide ones: a text that begins with a comment is
 * planned at every run, for its values.
 */
const isPlannedAnew = (look: Look): boolean => look === 'rare' || look === 'plain' || look === 'of_site';

/** The text of a statement depends on which filters are given, and on the kind of object, never on other values. */
export function searchSql(
  search: Search,
  look: Look,
  perCell = neededOf(search),
): { sql: string; values: readonly unknown[] } {
  const { offset, limit, sort } = search;
  const values = valuesOfQuery();
  const bound = advertSearchLimits.offset;
  const order = ORDERS[sort];
  const walked = walkedSql(search, look, values, perCell);
  const visited = look === 'walk' ? '(select count(*) from passed)::integer' : '0';
  const from = `${values.add(offset)}::integer`;
  const until = `${values.add(Math.min(offset + limit, bound))}::integer`;
  const points = search.with_points
    ? `(select json_agg(json_build_array(id, lon, lat, price) order by n) from found
        where n <= ${advertSearchLimits.points} and lon is not null and lat is not null)`
    : 'null::json';
  // Behind the last flat taken of a full cell there may be others of it that stand before those of other cells.
  const certain =
    look === 'cells'
      ? `(min(n) filter (where place = ${values.add(perCell)}::integer))::integer`
      : 'null::integer';
  const sql = `${isPlannedAnew(look) ? '/* planned for its values */' : ''}
    with ${walked},
    found as materialized (select *, row_number() over (order by ${order}) as n from walked)
    select ${visited} as visited, count(*)::integer as flats, ${certain} as certain,
      coalesce(sum(group_count) filter (where n <= ${bound}), 0)::integer as adverts,
      (select json_agg(id order by n) from found where n > ${from} and n <= ${until}) as ids,
      ${points} as points
    from found`;
  return { sql, values: values.given };
}
