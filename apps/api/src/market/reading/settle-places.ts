import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';

/**
 * Where most adverts of a house say it is, it is: one that names another district or a point far away is mistaken, and takes the
 * house's. With two adverts nobody is in the majority.
 */
const SETTLE = statement(`
  with touched as (select distinct id_dom from advert where needs_matching and id_dom is not null),
  said as (
    select id_dom, count(*) as adverts,
      mode() within group (order by id_district) as id_district,
      percentile_cont(0.5) within group (order by lon) as lon,
      percentile_cont(0.5) within group (order by lat) as lat
    from advert join touched using (id_dom) group by id_dom
  ),
  place as (
    select distinct on (said.id_dom) said.*, advert.id_city, advert.city, advert.district
    from said join advert on advert.id_dom = said.id_dom and advert.id_district = said.id_district
    where said.adverts > 2
    order by said.id_dom, advert.id
  )
  update advert set
    id_district = place.id_district, district = place.district, id_city = place.id_city, city = place.city,
    lon = place.lon, lat = place.lat,
    warnings = case when 'place_unclear' = any(warnings) then warnings else array_append(warnings, 'place_unclear') end
  from place
  where advert.id_dom = place.id_dom and (
    advert.id_district <> place.id_district
    or abs(advert.lat - place.lat) > 0.01 or abs(advert.lon - place.lon) > 0.02
  )`);

export const settlePlaces = async (connection: Connection): Promise<void> => void (await SETTLE(connection));
