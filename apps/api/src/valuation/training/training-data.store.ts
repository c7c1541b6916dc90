import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { TrainingData } from '../model/train.domain.ts';

interface Json {
  readonly json: string;
}

// Days since 1970; what the model knows of a flat, by the names of `Flat`.
const SALES = statement<NoParameters, Json>(`
  select coalesce(json_agg(told), '[]')::text as json from (
    select
      id, registered_on - date '1970-01-01' as "on", price, id_city as city, id_district as district, id_dom as house, quarter, area,
      rooms, floor, floors, house_kind as kind, year_built as year, ceiling, condition, is_apartments as "isApartments",
      case when lon is not null then json_build_array(lon, lat) end as place
    from flat_sale where aside is null order by registered_on, id
  ) told`);

const OFFERS = statement<NoParameters, Json>(`
  select coalesce(json_agg(told), '[]')::text as json from (
    select
      id, published_on - date '1970-01-01' as "from", removed_on - date '1970-01-01' as until, price,
      coalesce((price_history -> 0 ->> 'price')::bigint, price) as "firstPrice", id_city as city, id_district as district,
      id_dom as house, nullif(substring(kad_number from '^\\d+:\\d+:\\d+(?=:\\d+$)'), '') as quarter, area, rooms, floor, floors,
      house_kind as kind, year_built as year, ceiling, condition, object_type = 'apartments' as "isApartments",
      case when lon is not null then json_build_array(lon, lat) end as place
    from advert where aside is null order by published_on, id
  ) told`);

// Adverts name their district before the areas are counted for the first time.
const NAMES = statement<NoParameters, { id: number; district: string; city: string }>(`
  select distinct on (id) id, district, city from (
    select district.id, district.title as district, city.title as city, 1 as rank
    from market_area district join market_area city on city.type = 'city' and city.id = district.id_city
    where district.type = 'district'
    union all
    select id_district, min(district), min(city), 2 from advert where aside is null group by id_district
  ) named order by id, rank`);

const COUNT_ASIDE = statement<NoParameters, { aside: number }>(`
  select (select count(*) from flat_sale where aside is not null)::int
    + (select count(*) from advert where aside is not null)::int as aside`);

/** As text from the database to the training process: nothing of it is parsed on the way. */
export async function readTrainingData(db: Connection) {
  const [[sales], [offers], names, [counted]] = await Promise.all([
    SALES(db),
    OFFERS(db),
    NAMES(db),
    COUNT_ASIDE(db),
  ]);
  return {
    question: {
      sales: Buffer.from(sales?.json ?? '[]'),
      offers: Buffer.from(offers?.json ?? '[]'),
      names: Object.fromEntries(
        names.map(({ id, district, city }) => [id, { district, city }]),
      ) satisfies TrainingData['names'],
    },
    aside: counted?.aside ?? 0,
  };
}
