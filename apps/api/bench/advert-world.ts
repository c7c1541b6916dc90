import { fillDatabase, serveDatabase } from './filled-database.ts';

export interface AdvertWorld {
  readonly apiUrl: string;
  /** Shown adverts, spread over all of them. */
  readonly ids: readonly number[];
  readonly stop: () => Promise<void>;
}

const PICKED = 500;

/**
 * A database with so many adverts on sale and its server. Every third one is a duplicate of the advert before it. Districts are 25 whatever
 * the size, prices scatter around their district's, so filters are as selective in a large market as in a small one.
 */
export async function createAdvertWorld(serverUrl: string, adverts: number): Promise<AdvertWorld> {
  const databaseUrl = await fillDatabase({
    serverUrl,
    name: `adverts_${adverts}`,
    statements: STATEMENTS,
    parameters: { adverts },
  });
  const ids = Array.from({ length: PICKED }, (_, at) => Math.floor((at * adverts) / PICKED / 3) * 3 + 3);
  return { ...(await serveDatabase(databaseUrl)), ids };
}

/** Numbers from 0 to 1 that differ from row to row and not from run to run. */
const luck = (seed: string): string =>
  `(('x' || substr(md5(${seed} || n), 1, 7))::bit(28)::int / 268435456.0)`;

const STATEMENTS = [
  `insert into advert (id, id_site, url, object_type, title, description, price, area, price_per_m2, rooms, kitchen_area, floor, floors,
     house_kind, year_built, address, street, house, id_city, city, id_district, district, id_dom, lon, lat, seller, photos,
     price_history, published_on, updated_on, flat_key, is_shown, group_sites, group_count, content_mark, needs_matching, read_at)
   select n, 1 + n % 4, 'https://vitrina.example/flat/' || n, case when flat % 20 = 0 then 'apartments' else 'flat' end,
     'Квартира', repeat('Продаётся квартира в хорошем месте. ', 8), round(area * per_m2), area, per_m2, rooms, 9,
     1 + flat % 9, 9, 'panel', 1980, 'г. Образцовск, ул. Тестовая ' || flat % 2000 || ', д. 5', 'ул. Тестовая ' || flat % 2000, '5',
     1 + district % 3, 'Город ' || district % 3, 100 + district, 'Район ' || district, 1000 + flat % (:adverts::int / 30), 30 + l1, 59 + l2,
     'agency', '[{"url":"https://photos.example/1.jpg","hash":null},{"url":"https://photos.example/2.jpg","hash":null}]',
     json_build_array(json_build_object('on', '2026-08-02', 'price', round(area * per_m2 * 1.05)),
       json_build_object('on', '2026-10-11', 'price', round(area * per_m2)))::jsonb,
     date '2026-11-27' - (l1 * 300)::int, date '2026-11-27', flat * 3 + case when n % 3 = 0 then 0 else n % 3 end,
     n % 3 <> 1, 1 << (1 + n % 4), case when n % 3 = 0 then 2 else 1 end, 'mark', false, now()
   from (
     select n, n / 3 as flat, (n / 3) % 25 as district, l1, l2, rooms, round((20 + rooms * 17 + l2 * 20)::numeric, 1)::float as area,
       (60000 + (n / 3) % 25 * 4000 + l3 * 50000)::int as per_m2
     from (select n, ${luck(`'a'`)} as l1, ${luck(`'b'`)} as l2, ${luck(`'c'`)} as l3, (${luck(`'d'`)} * 5)::int as rooms
       from generate_series(3, :adverts::int + 2) n) drawn
   ) made`,
  `update advert set flat_key = id - 1 where id % 3 = 1`,
  `update advert set group_count = 1 where id % 3 = 2`,
  `insert into advert_pair (first_id, second_id, weight, reasons)
   select id - 1, id, 12.5, '[{"sign":"floor","weight":3,"text":"Тот же этаж: 4"}]' from advert where id % 3 = 1`,
  `insert into advert_reading (source, stage, begun_on, read_until, changed_at) values ('adverts', 'changes', '2026-11-27', '2026-11-26', now())`,
];
