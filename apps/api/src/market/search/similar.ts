import type { SimilarAdvert } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { BRIEF_SQL, briefsOf } from './advert-lists.ts';
import type { BriefRow } from './brief.domain.ts';

type SimilarRow = BriefRow & { readonly distance_m: number | null };

/** Of its district only: the nearest there are near enough, and the index knows them without looking at the city. */
const SIMILAR = statement<
  {
    flatKey: number;
    district: number;
    rooms: number | null;
    least: number;
    most: number;
    house: number | null;
    lon: number | null;
    lat: number | null;
    limit: number;
  },
  SimilarRow
>(`
  select ${BRIEF_SQL},
    case when advert.id_dom = :house::integer then 0
      else round(111320 * sqrt(power((advert.lon - :lon::double precision) * cos(radians(:lat::double precision)), 2)
        + power(advert.lat - :lat::double precision, 2))) end as distance_m
  from advert
  where is_shown and id_district = :district and rooms is not distinct from :rooms::smallint
    and area between :least and :most and flat_key <> :flatKey
  order by distance_m nulls last, id limit :limit`);

/** Alike in size: a seventh smaller or larger. */
const ALIKE = 1 / 7;

/** Flats on sale that are alike, the nearest first. */
export async function similarAdverts(
  connection: Connection,
  { flat_key, id_district, rooms, area, id_dom, lon, lat }: BriefRow,
  { limit, today }: { limit: number; today: string },
): Promise<SimilarAdvert[]> {
  const rows = await SIMILAR(connection, {
    flatKey: flat_key,
    district: id_district,
    rooms,
    least: area * (1 - ALIKE),
    most: area * (1 + ALIKE),
    house: id_dom,
    lon,
    lat,
    limit,
  });
  const briefs = await briefsOf(connection, rows, today);
  return briefs.map((brief, at) => Object.assign(brief, { distance_m: rows[at]?.distance_m ?? null }));
}
