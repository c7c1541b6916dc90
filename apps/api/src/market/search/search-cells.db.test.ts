import type { AdvertPage, AdvertSearch } from '@proverka/contract/adverts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { WALKED } from './search-query.domain.ts';

/** Many more than a search walks past; prices follow areas, so that cheap flats are never among the large ones. */
const ADVERTS = WALKED * 8;

interface Row {
  readonly id: number;
  readonly id_city: number;
  readonly rooms: number | null;
  readonly area: number;
  readonly price: number;
  readonly price_per_m2: number;
  readonly object_type: string;
  readonly id_site: number;
  readonly published_on: string;
}

let world: TestWorld;
let rows: Row[];
beforeAll(async () => {
  world = await createTestWorld();
  await world.owner.query(
    `insert into advert (id, id_site, url, object_type, title, description, price, area, price_per_m2, rooms, address, street, id_city,
       city, id_district, district, published_on, updated_on, flat_key, is_shown, group_sites, content_mark, needs_matching, read_at)
     select n, site, 'https://vitrina.example/flat/' || n, case when n % 7 = 0 then 'apartments' else 'flat' end, 'Квартира', '', round(area * per_m2), area, per_m2, rooms,
       'г. Образцовск', 'ул. Тестовая', 1 + n % 2, 'Образцовск', 100 + n % 9, 'Вокзальный', date '2026-11-27' - n % 200,
       date '2026-11-27', n, true, 1 << site, 'mark', false, now()
     from (
       select n, case when n % 1100 = 0 then 5 when n % 8 = 3 then 3 else 1 + n / 2 % 2 end as site,
         case when n % 50 = 0 then null else n % 5 end as rooms, 20 + (n % 5) * 15 + (n * 7919 % 1000) / 50.0 as area,
         60000 + n * 104729 % 90000 as per_m2
       from generate_series(1, $1::integer) n
     ) made`,
    [ADVERTS],
  );
  ({ rows } = await world.owner.query<Row>(
    `select id, id_city, rooms, area, price::integer, price_per_m2, object_type, id_site, published_on::text from advert`,
  ));
}, 60_000);

const search = async (asked: AdvertSearch): Promise<AdvertPage> =>
  (await world.api.inject({ method: 'POST', url: '/adverts/list', payload: asked })).json();

const orders = {
  newest: (one: Row, two: Row) => two.published_on.localeCompare(one.published_on) || two.id - one.id,
  cheap: (one: Row, two: Row) => one.price - two.price || one.id - two.id,
  dear: (one: Row, two: Row) => two.price - one.price || two.id - one.id,
  cheap_per_m2: (one: Row, two: Row) => one.price_per_m2 - two.price_per_m2 || one.id - two.id,
  large: (one: Row, two: Row) => two.area - one.area || two.id - one.id,
};

const fits =
  ({ price1 = 0, price2 = Infinity, area1 = 0, area2 = Infinity, rooms, id_city, ...of }: AdvertSearch) =>
  (row: Row) =>
    (of.object_type === undefined || of.object_type === row.object_type) &&
    (of.id_site === undefined || of.id_site === row.id_site) &&
    row.price >= price1 &&
    row.price <= price2 &&
    row.area >= area1 &&
    row.area <= area2 &&
    (rooms === undefined || [rooms].flat().some((count) => count === row.rooms)) &&
    (id_city === undefined || id_city === row.id_city);

describe('a search whose filters and order pull apart', () => {
  test.each<AdvertSearch & { sort: keyof typeof orders }>([
    { price2: 3_000_000, sort: 'large' },
    { price2: 3_000_000, sort: 'large', id_city: 2 },
    { price2: 3_000_000, sort: 'large', offset: 40, with_points: true },
    { area1: 70, sort: 'cheap', rooms: [3, 4] },
    { area2: 30, sort: 'dear' },
    { rooms: 4, sort: 'cheap', id_city: 1 },
    { rooms: 4, price1: 9_000_000, sort: 'cheap_per_m2' },
    { price1: 2_000_000, price2: 2_100_000, area1: 27, sort: 'large' },
    { area1: 60, price2: 4_200_000, sort: 'dear' },
    { rooms: 9, sort: 'cheap' },
    { rooms: 4, price1: 11_000_000, price2: 14_400_000, sort: 'cheap_per_m2', offset: 300 },
    { rooms: 4, price2: 7_000_000, sort: 'newest', offset: 60 },
    { area1: 95, sort: 'newest', with_points: true },
    { price1: 6_000_000, price2: 6_040_000, sort: 'newest' },
    { price1: 6_000_000, price2: 6_040_000, sort: 'large' },
    { object_type: 'apartments', id_site: 3, sort: 'cheap_per_m2', id_city: 2 },
    { object_type: 'apartments', price2: 2_000_000, sort: 'large' },
    { object_type: 'apartments', area1: 80, sort: 'newest', offset: 20 },
    { object_type: 'flat', id_site: 3, area2: 30, sort: 'dear' },
    { id_site: 5, sort: 'newest' },
    { id_site: 5, rooms: [0, 1], sort: 'cheap' },
    { id_site: 11, sort: 'newest' },
    { id_site: 11, sort: 'large', price2: 3_000_000 },
  ])('%j is answered as if every flat had been looked at', async (asked) => {
    const { offset = 0 } = asked;
    const all = rows.filter(fits(asked)).toSorted(orders[asked.sort]);
    const page = await search(asked);
    expect(page.list.map(({ id }) => id)).toEqual(all.slice(offset, offset + 20).map(({ id }) => id));
    expect(page.unique_count).toBeLessThanOrEqual(all.length);
    if (!page.is_count_bounded) expect(page.unique_count).toBe(all.length);
    expect(page.next_offset).toBe(all.length > offset + 20 ? offset + 20 : null);
  });

  test('a site with few adverts is counted to the last one, and one that nobody writes to has none', async () => {
    const few = rows.filter(({ id_site }) => id_site === 5).length;
    expect(await search({ id_site: 5 })).toMatchObject({ unique_count: few, is_count_bounded: false });
    expect(await search({ id_site: 11 })).toMatchObject({
      count: 0,
      unique_count: 0,
      is_count_bounded: false,
      next_offset: null,
    });
  });

  test('pages follow each other without a flat lost or repeated, also behind what was walked and counted', async () => {
    const asked = { price2: 3_000_000, sort: 'large' as const, limit: 100 };
    const all = rows.filter(fits(asked)).toSorted(orders.large);
    expect(all.length).toBeGreaterThan(1200);
    const seen: number[] = [];
    for (let offset: number | null = 0; offset !== null && offset < 1200;) {
      const page: AdvertPage = await search({ ...asked, offset });
      seen.push(...page.list.map(({ id }) => id));
      offset = page.next_offset;
    }
    expect(seen).toEqual(all.slice(0, 1200).map(({ id }) => id));
  });
});
