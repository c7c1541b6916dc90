import type { AdvertStanding } from '@proverka/contract/advert';
import { statement } from '#platform/db/statement.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { BriefRow } from './brief.domain.ts';

/** Fewer flats than these tell nothing about a price. */
export const standingNeeds = 5;

interface Among {
  readonly count: number;
  readonly cheaper: number;
  readonly points: readonly number[] | null;
}

const among = (area: 'id_district' | 'id_city') =>
  statement<{ area: number; rooms: number | null; flatKey: number; perM2: number }, Among>(`
    select count(*)::integer as count, count(*) filter (where price_per_m2 < :perM2)::integer as cheaper,
      percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price_per_m2) as points
    from advert
    where is_shown and ${area} = :area and rooms is not distinct from :rooms::smallint and flat_key <> :flatKey`);

const AMONG_DISTRICT = among('id_district');
const AMONG_CITY = among('id_city');

/** Where the price of a square metre stands among flats of as many rooms on sale in the district, else in the city. */
export async function standingOf(connection: Connection, row: BriefRow): Promise<AdvertStanding | null> {
  const { rooms, flat_key: flatKey, price_per_m2: perM2 } = row;
  const places = [
    { place: 'district', title: row.district, ask: AMONG_DISTRICT, area: row.id_district },
    { place: 'city', title: row.city, ask: AMONG_CITY, area: row.id_city },
  ] as const;
  for (const { place, title, ask, area } of places) {
    const [found] = await ask(connection, { area, rooms, flatKey, perM2 });
    if (found?.points && found.count >= standingNeeds) {
      const [lowest = 0, lower = 0, median = 0, upper = 0, highest = 0] = found.points.map(Math.round);
      return {
        among: { place, title, rooms },
        count: found.count,
        price_per_m2: perM2,
        cheaper_percent: Math.round((found.cheaper / found.count) * 100),
        lowest,
        lower_quartile: lower,
        median,
        upper_quartile: upper,
        highest,
      };
    }
  }
  return null;
}
