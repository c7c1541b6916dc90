import type { AdvertPage, AdvertSearch, AdvertView } from '@proverka/contract/adverts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMarketWorld } from '../../test/adverts.ts';
import type { MarketWorld } from '../../test/adverts.ts';

/** «Северный» of Примерск: three thousand adverts, a hundred of them on sale. */
const DISTRICT = 204;

let world: MarketWorld;
beforeAll(async () => {
  world = await createMarketWorld(DISTRICT);
  await world.readAll();
});

const get = async <Answer>(url: string): Promise<Answer> => (await world.api.inject(url)).json();
const post = async <Answer>(url: string, payload: object): Promise<Answer> =>
  (await world.api.inject({ method: 'POST', url, payload })).json();
const search = (filters: AdvertSearch = {}) => post<AdvertPage>('/adverts/list', filters);
const view = (id: number) => get<AdvertView>(`/adverts/object?id=${id}`);
const firstId = async (filters: AdvertSearch = {}): Promise<number> =>
  (await search(filters)).list[0]?.id ?? 0;

describe('the search of adverts', () => {
  test('every flat on sale is found once, with all adverts of it', async () => {
    const page = await search({ limit: 100 });
    const keys = page.list.map(({ ids }) => Math.min(...ids));
    expect(page.unique_count).toBeGreaterThan(10);
    expect(page.count).toBeGreaterThanOrEqual(page.unique_count);
    expect(new Set(keys).size).toBe(keys.length);
    expect(page.list.some(({ ids }) => ids.length > 1)).toBe(true);
    expect(
      page.list.every(({ fields }) => fields.state === 'active' && fields.id_district === DISTRICT),
    ).toBe(true);
  });

  test('pages follow each other without a flat lost or repeated', async () => {
    const seen: number[] = [];
    let offset: number | null = 0;
    while (offset !== null) {
      const page: AdvertPage = await search({ offset, limit: 7, sort: 'cheap' });
      seen.push(...page.list.map(({ id }) => id));
      offset = page.next_offset;
    }
    const { unique_count } = await search();
    expect(seen).toHaveLength(unique_count);
    expect(new Set(seen).size).toBe(unique_count);
  });

  test('filters hold for every flat that is found', async () => {
    const { list, unique_count } = await search({
      rooms: [1, 2],
      area1: 35,
      area2: 60,
      price1: 1_000_000,
      limit: 100,
    });
    expect(unique_count).toBeGreaterThan(0);
    for (const { fields } of list) {
      expect([1, 2]).toContain(fields.rooms);
      expect(fields.area).toBeGreaterThanOrEqual(35);
      expect(fields.area).toBeLessThanOrEqual(60);
    }
    expect((await search({ price2: 1 })).list).toEqual([]);
  });

  test('an area that is asked for to the tenth is found', async () => {
    const [first] = (await search()).list;
    const area = first?.fields.area ?? 0;
    expect((await search({ area1: area, area2: area, limit: 100 })).list.map(({ id }) => id)).toContain(
      first?.id,
    );
  });

  test('a site finds flats that have an advert there', async () => {
    const all = await search({ limit: 100 });
    const bySite = await Promise.all([1, 2, 3, 4].map((id_site) => search({ id_site, limit: 100 })));
    const found = new Set(bySite.flatMap(({ list }) => list.map(({ id }) => id)));
    expect(found).toEqual(new Set(all.list.map(({ id }) => id)));
    expect((await search({ id_site: 14 })).list).toEqual([]);
  });

  test('the order is the one that was asked for', async () => {
    const prices = async (sort: AdvertSearch['sort']) =>
      (await search({ sort, limit: 100 })).list.map(({ fields }) => fields.price);
    const cheap = await prices('cheap');
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
    expect(await prices('dear')).toEqual(cheap.toReversed());
  });

  test('points of the map are those of the whole result', async () => {
    const { points, list } = await search({ with_points: true, limit: 5 });
    expect(points.length).toBeGreaterThan(list.length);
    const known = list.find(({ fields }) => fields.coords !== null);
    expect(points.find(({ id }) => id === known?.id)?.coords).toEqual(known?.fields.coords);
  });

  test('a search that cannot be is refused with its field', async () => {
    const answer = await world.api.inject({
      method: 'POST',
      url: '/adverts/list',
      payload: { rooms: 'две' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an advert', () => {
  test('it has its gallery, its prices, its house and its place among others', async () => {
    const { object, standing, house, similar } = await view(await firstId({ rooms: 2 }));
    expect(object.fields.price_history.at(-1)?.price).toBe(object.fields.price);
    expect(object.fields.photos.length).toBeGreaterThan(0);
    expect(object.fields.description).not.toContain('<');
    expect(house === null || house.id_dom === object.fields.id_dom).toBe(true);
    expect(standing === null || standing.lowest <= standing.highest).toBe(true);
    expect(similar.every(({ fields }) => fields.rooms === 2)).toBe(true);
    expect(similar.map(({ id }) => id)).not.toContain(object.id);
  });

  test('its duplicates say why they are the same flat', async () => {
    const { list } = await search({ limit: 100 });
    const merged = list.find(({ ids }) => ids.length > 1);
    const { duplicates } = await view(merged?.id ?? 0);
    expect(duplicates.map(({ advert }) => advert.id)).toEqual(
      expect.arrayContaining(merged?.ids.slice(1) ?? []),
    );
    expect(duplicates.some(({ weight, reasons }) => (weight ?? 0) > 5 && reasons.length > 3)).toBe(true);
  });

  test('similar ones come nearest first', async () => {
    const id = await firstId({ rooms: 2 });
    const { list, total } = await get<{ list: { distance_m: number | null }[]; total: number }>(
      `/getSimilarList?id=${id}&limit=50`,
    );
    const far = list.map(({ distance_m }) => distance_m ?? Infinity);
    expect(total).toBe(list.length);
    expect(far).toEqual(far.toSorted((one, other) => one - other));
  });

  test('its price by days is told with the changes', async () => {
    const id = await firstId();
    const { list } = await get<{ list: { price: number; change_percent: number | null }[] }>(
      `/getPriceChange?id=${id}`,
    );
    expect(list[0]?.change_percent).toBeNull();
    expect(list.at(-1)?.price).toBe((await view(id)).object.fields.price);
  });

  test('one that nobody knows is not found', async () => {
    for (const url of [
      '/adverts/object?id=999999999',
      '/getSimilarList?id=999999999',
      '/getPriceChange?id=999999999',
    ]) {
      expect((await world.api.inject(url)).json()).toMatchObject({ status: 404, code: 'advert_not_found' });
    }
  });

  test('its photo comes through us as a drawing that can do nothing', async () => {
    const { object } = await view(await firstId());
    const answer = await world.api.inject(object.fields.photos[0]?.src ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  test('a photo that is not there has its answer', async () => {
    const id = await firstId();
    expect((await world.api.inject(`/adverts/photo?id=${id}&number=99`)).json()).toMatchObject({
      status: 404,
      code: 'advert_photo_missing',
    });
  });
});

describe('look-ups', () => {
  test('a flat is found by its cadastral number with the others of that flat, a house with all of it', async () => {
    const { list } = await search({ limit: 100 });
    const numbered = list.find(({ kad_number }) => kad_number !== null);
    const ofFlat = await post<{ of: string; on_sale: number; list: { id: number }[] }>(
      '/adverts/object/kad',
      {
        kad_number: numbered?.kad_number,
      },
    );
    expect(ofFlat).toMatchObject({ of: 'flat', on_sale: 1 });
    expect(ofFlat.list.map(({ id }) => id)).toEqual(expect.arrayContaining(numbered?.ids ?? []));
    const known = list.find(({ fields }) => fields.id_dom !== null);
    const { list: houses } = await post<{ list: { kad_number: string }[] }>('/dom/getByIDs', {
      ids: [known?.fields.id_dom],
    });
    const ofHouse = await post<{ of: string; list: { fields: { id_dom: number } }[] }>(
      '/adverts/object/kad',
      {
        kad_number: houses[0]?.kad_number,
      },
    );
    expect(ofHouse.of).toBe('house');
    expect(ofHouse.list.every(({ fields }) => fields.id_dom === known?.fields.id_dom)).toBe(true);
  });

  test('a number nobody knows has no adverts, and what is no number is refused', async () => {
    expect(await post('/adverts/object/kad', { kad_number: '00:00:0000000:1' })).toMatchObject({
      of: null,
      total: 0,
    });
    expect(await post('/adverts/object/kad', { kad_number: 'дом' })).toMatchObject({
      code: 'kad_number_wrong',
    });
  });

  test('adverts are found by address and by the address of an advert', async () => {
    const { list } = await search({ limit: 100 });
    const known = list.find(({ fields }) => fields.id_dom !== null);
    const { object } = await view(known?.id ?? 0);
    const found = await get<{ total: number; ids: number[]; list: { id: number }[] }>(
      `/search/getByAddress?address=${encodeURIComponent(object.address)}`,
    );
    expect(found.ids).toContain(object.id);
    expect(found.list.length).toBeLessThanOrEqual(100);
    for (const url of [object.fields.url, `${object.fields.url}/?utm_source=a#photo`]) {
      expect(await get(`/adverts/getIDAdvertByURL?url=${encodeURIComponent(url)}`)).toEqual({
        id: object.id,
      });
    }
    expect(
      await get(`/adverts/getIDAdvertByURL?url=${encodeURIComponent('https://foreign.example/1')}`),
    ).toMatchObject({
      code: 'advert_not_found',
    });
    expect(await post('/adverts/getByIDs', { ids: [999_999_999, object.id] })).toMatchObject({ total: 1 });
  });

  test('what is known of a place, its prices and its house is told, and what is not is refused', async () => {
    const address = (await view(await firstId())).object.address;
    const place = await get<{ id_district: number }>(`/getRefByA?address=${encodeURIComponent(address)}`);
    expect(place.id_district).toBe(DISTRICT);
    const averages = await get<{ list: unknown[][] }>(
      `/history/trend/getAverage?type=district&id=${DISTRICT}&from=2026-01`,
    );
    expect(averages.list[0]).toHaveLength(4);
    const byRooms = await get<{ total: number }>(`/getAverageParam?type=district&id=${DISTRICT}&param=rooms`);
    expect(byRooms.total).toBeGreaterThan(0);
    const changes = await get<{ total: number }>(`/getPriceChangeParam?type=area_month&id=${DISTRICT}`);
    expect(changes.total).toBeGreaterThan(12);
    const details = await get<{ house_details: object }>(
      `/property/info/house_details?address=${encodeURIComponent(address)}`,
    );
    expect(details.house_details).toHaveProperty('Год постройки');
    const typed = await get<{ house: object }>(
      `/property/info/house_details_new?address=${encodeURIComponent(address)}`,
    );
    expect(typed.house).toHaveProperty('floors');
    const nowhere = encodeURIComponent('г Нигде, ул Никакая, д 1');
    expect(await get(`/getRefByA?address=${nowhere}`)).toMatchObject({ code: 'place_not_found' });
    expect(await get(`/property/info/house_details?address=${nowhere}`)).toMatchObject({
      code: 'house_not_found',
    });
    expect(await get('/history/trend/getAverage?type=city&id=77777')).toEqual({ total: 0, list: [] });
  });
});

describe('figures of the market', () => {
  test('a city and its district have their numbers', async () => {
    const areas = await get<{ cities: { slug: string; districts: { slug: string }[] }[] }>('/market/areas');
    const [city] = areas.cities;
    expect(city).toMatchObject({ slug: 'primersk', districts: [{ slug: 'severnyy' }] });
    const figures = await get<{ supply: number; months: unknown[]; price_per_m2: { value: number } }>(
      '/market/figures?city=primersk&district=severnyy',
    );
    expect(figures.supply).toBe((await search()).unique_count);
    expect(figures.price_per_m2.value).toBeGreaterThan(30_000);
    expect(figures.months).toHaveLength(60);
  });

  test('a place nobody knows is not found', async () => {
    expect(await get('/market/figures?city=primersk&district=nowhere')).toMatchObject({
      code: 'market_area_not_found',
    });
  });
});
