import type { FlatCondition, HouseKind } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';

/** A flat as a sale or an advert tells of it. */
export interface ToldFlat {
  readonly id_city: number;
  readonly id_district: number;
  readonly id_dom: number | null;
  readonly quarter: string | null;
  readonly is_apartments: boolean;
  readonly area: number;
  readonly rooms: number | null;
  readonly floor: number | null;
  readonly floors: number | null;
  readonly house_kind: HouseKind | null;
  readonly year_built: number | null;
  readonly ceiling: number | null;
  readonly condition: FlatCondition | null;
  readonly lon: number | null;
  readonly lat: number | null;
}

/** A flat of which only the place is known. */
export const bareFlat: Omit<ToldFlat, 'id_city' | 'id_district' | 'id_dom'> = {
  quarter: null,
  is_apartments: false,
  area: 0,
  rooms: null,
  floor: null,
  floors: null,
  house_kind: null,
  year_built: null,
  ceiling: null,
  condition: null,
  lon: null,
  lat: null,
};

const flat = `id_city, id_district, id_dom, is_apartments, area, rooms, floor, floors, house_kind, year_built, ceiling, condition, lon, lat`;
const advertFlat = flat.replace('is_apartments', `object_type = 'apartments' as is_apartments`);
const advertQuarter = `substring(kad_number from '^\\d+:\\d+:\\d+(?=:)') as quarter`;

/** The last sale of a flat. */
const SOLD = statement<{ number: string }, ToldFlat>(`
  select ${flat}, quarter from flat_sale where kad_number = :number and aside is null order by registered_on desc limit 1`);

/** The last advert of a flat; a condition told longer ago than a year is not taken for that of today. */
const OFFERED = statement<{ number: string; now: Date }, ToldFlat & { readonly is_recent: boolean }>(`
  select ${advertFlat}, ${advertQuarter}, coalesce(removed_on, :now::date) > :now::date - 365 as is_recent
  from advert where kad_number = :number and aside is null order by published_on desc limit 1`);

/** The house, as a sale in it or else an advert tells of it. */
const HOUSE_SOLD = statement<{ house: number }, ToldFlat>(`
  select ${flat}, quarter from flat_sale where id_dom = :house and aside is null order by registered_on desc limit 1`);
const HOUSE_OFFERED = statement<{ house: number }, ToldFlat>(`
  select ${advertFlat}, ${advertQuarter} from advert where id_dom = :house and aside is null order by published_on desc limit 1`);

/** Where a quarter lies, by the sales in it. */
const QUARTER = statement<{ quarter: string }, ToldFlat>(`
  select ${flat}, quarter from flat_sale where quarter = :quarter and aside is null and lon is not null
  order by registered_on desc limit 1`);

const NAMES = statement<{ district: number; city: number }, { district: string; city: string }>(`
  select
    coalesce((select title from market_area where type = 'district' and id = :district),
      (select district from advert where id_district = :district limit 1), '') as district,
    coalesce((select title from market_area where type = 'city' and id = :city),
      (select city from advert where id_city = :city limit 1), '') as city`);

const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

export const findSold = (db: Connection, number: string) => first(SOLD(db, { number }));

export async function findOffered(db: Connection, number: string, now: Date): Promise<ToldFlat | null> {
  const row = await first(OFFERED(db, { number, now }));
  return row === null || row.is_recent ? row : { ...row, condition: null };
}

export const findHouse = async (db: Connection, house: number): Promise<ToldFlat | null> =>
  (await first(HOUSE_SOLD(db, { house }))) ?? first(HOUSE_OFFERED(db, { house }));

export const findInQuarter = (db: Connection, quarter: string) => first(QUARTER(db, { quarter }));

export async function areaNames(
  db: Connection,
  { id_district: district, id_city: city }: Pick<ToldFlat, 'id_district' | 'id_city'>,
): Promise<{ readonly district: string; readonly city: string }> {
  return (await first(NAMES(db, { district, city }))) ?? { district: '', city: '' };
}
