import type { FlatCondition, HouseKind } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { isoOf } from '../model/flat.domain.ts';
import type { Flat } from '../model/flat.domain.ts';
import type { Candidate } from './comparable.domain.ts';

interface Row {
  readonly key: string;
  readonly advert_id: number | null;
  readonly on: number;
  readonly price: number;
  readonly number: string | null;
  readonly address: string | null;
  readonly street: string | null;
  readonly city: number;
  readonly district: number;
  readonly house: number | null;
  readonly quarter: string | null;
  readonly area: number;
  readonly rooms: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly kind: HouseKind | null;
  readonly year: number | null;
  readonly ceiling: number | null;
  readonly condition: FlatCondition | null;
  readonly is_apartments: boolean;
  readonly lon: number | null;
  readonly lat: number | null;
}

interface Near {
  readonly city: number;
  readonly district: number;
  readonly house: number | null;
  readonly lat: number | null;
  readonly least: number;
  readonly most: number;
  readonly day: string;
}

const features = `
  id_city as city, id_district as district, id_dom as house, area, rooms, floor, floors, house_kind as kind, year_built as year, ceiling,
  condition, lon, lat`;

// Two kilometres are less than 0.019 of a degree of latitude; the exact distance is judged where comparables are chosen.
const near = `
  id_city = :city and area between :least and :most and aside is null
  and (id_dom = :house or lat between :lat::float8 - 0.019 and :lat::float8 + 0.019 or (:lat::float8 is null and id_district = :district))`;

const SOLD = statement<Near, Row>(`
  select id as key, null::int as advert_id, registered_on - date '1970-01-01' as "on", price, kad_number as number, null as street,
    (select address from advert where advert.id_dom = flat_sale.id_dom and advert.house is not null limit 1) as address,
    quarter, is_apartments, ${features}
  from flat_sale where ${near} and registered_on <= :day::date and registered_on > :day::date - 730`);

// Of duplicates the one whose price was changed last.
const OFFERED = statement<Near, Row>(`
  select distinct on (flat_key) 'advert ' || id as key, id as advert_id, updated_on - date '1970-01-01' as "on", price, kad_number as number, street,
    case when house is not null then address end as address,
    substring(kad_number from '^\\d+:\\d+:\\d+(?=:)') as quarter, object_type = 'apartments' as is_apartments, ${features}
  from advert
  where ${near} and updated_on <= :day::date and coalesce(removed_on, :day::date) > :day::date - 180
  order by flat_key, updated_on desc, id`);

/** A little more than comparables may differ by. */
const AREA_TIMES = 1.4;

const nearOf = (flat: Flat, day: number): Near => ({
  city: flat.city,
  district: flat.district,
  house: flat.house,
  lat: flat.place?.[1] ?? null,
  least: flat.area / AREA_TIMES,
  most: flat.area * AREA_TIMES,
  day: isoOf(day),
});

/** Sales around a flat, and adverts where those are too few to compare with. */
export async function findSales(db: Connection, flat: Flat, day: number): Promise<readonly Candidate[]> {
  return (await SOLD(db, nearOf(flat, day))).map(candidateOf('sale'));
}

export async function findOffers(db: Connection, flat: Flat, day: number): Promise<readonly Candidate[]> {
  return (await OFFERED(db, nearOf(flat, day))).map(candidateOf('advert'));
}

const candidateOf =
  (kind: Candidate['kind']) =>
  ({
    key,
    advert_id: advertId,
    on,
    price,
    number,
    address,
    street,
    is_apartments: isApartments,
    lon,
    lat,
    ...flat
  }: Row): Candidate => ({
    kind,
    key,
    on,
    price,
    number,
    address,
    street,
    advertId,
    flat: { ...flat, isApartments, place: lon === null || lat === null ? null : [lon, lat] },
  });

const RANGE = statement<
  { district: number; least: number; most: number; rooms: number | null; day: string },
  { low: number | null; high: number | null; flats: number }
>(`
  select percentile_cont(0.1) within group (order by price) as low, percentile_cont(0.9) within group (order by price) as high,
    count(*)::int as flats
  from flat_sale
  where id_district = :district and area between :least and :most and aside is null and (:rooms::int is null or rooms = :rooms)
    and registered_on <= :day::date and registered_on > :day::date - 365`);

/** What four of five flats of the district with about this area and these rooms were sold for within a year. */
export async function districtRange(db: Connection, { district, area, rooms }: Flat, day: number) {
  const [row] = await RANGE(db, { district, rooms, least: area * 0.85, most: area * 1.15, day: isoOf(day) });
  return row ?? { low: null, high: null, flats: 0 };
}
