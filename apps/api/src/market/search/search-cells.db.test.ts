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
}

let world: TestWorld;
let rows: Row[];
beforeAll(async () => {
  world = await createTestWorld();
  await world.owner.query(
    `insert into advert (id, id_site, url, object_type, title, description, price, area, price_per_m2, rooms, address, street, id_city,
       city, id_district, district, published_on, updated_on, flat_key, is_shown, group_sites, content_mark, needs_matching, read_at)
     select n, 1, 'https://vitrina.example/flat/' || n, 'flat', 'Квартира', '', round(area * per_m2), area, per_m2, rooms,
       'г. Образцовск', 'ул. Тестовая', 1 + n % 2, 'Образцовск', 100 + n % 9, 'Вокзальный', date '2026-11-27' - n % 200,
       date '2026-11-27', n, true, 2, 'mark', false, now()
     from (
       select n, case when n % 50 = 0 then null else n % 5 end as rooms, 20 + (n % 5) * 15 + (n * 7919 % 1000) / 50.0 as area,
         60000 + n * 104729 % 90000 as per_m2
       from generate_series(1, $1::integer) n
     ) made`,
    [ADVERTS],
  );
  ({ rows } = await world.owner.query<Row>(
    'select id, id_city, rooms, area, price::integer, price_per_m2 from advert',
  ));
}, 60_000);

const search = async (asked: AdvertSearch): Promise<AdvertPage> =>
  (await world.api.inject({ method: 'POST', url: '/adverts/list', payload: asked })).json();

const orders = {
  cheap: (one: Row, two: Row) => one.price - two.price || one.id - two.id,
  dear: (one: Row, two: Row) => two.price - one.price || two.id - one.id,
  cheap_per_m2: (one: Row, two: Row) => one.price_per_m2 - two.price_per_m2 || one.id - two.id,
  large: (one: Row, two: Row) => two.area - one.area || two.id - one.id,
};

const fits =
  ({ price1 = 0, price2 = Infinity, area1 = 0, area2 = Infinity, rooms, id_city }: AdvertSearch) =>
  (row: Row) =>
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
  ])('%j is answered as if every flat had been looked at', async (asked) => {
    const { offset = 0 } = asked;
    const all = rows.filter(fits(asked)).toSorted(orders[asked.sort]);
    const page = await search(asked);
    expect(page.list.map(({ id }) => id)).toEqual(all.slice(offset, offset + 20).map(({ id }) => id));
    expect(page.unique_count).toBeLessThanOrEqual(all.length);
    if (!page.is_count_bounded) expect(page.unique_count).toBe(all.length);
    expect(page.next_offset).toBe(all.length > offset + 20 ? offset + 20 : null);
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
