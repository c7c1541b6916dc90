import { beforeAll, describe, expect, test } from 'vitest';
import { listAt, type Reply, testSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();
const headers = { token: 'sandbox-market-token' };

const ask = (path: string): Promise<Reply> => sandbox.call('GET', `/market-data${path}`, { headers });
const post = (path: string, payload: object): Promise<Reply> =>
  sandbox.call('POST', `/market-data${path}`, { headers, payload });

// The market is made at the first question, which on a busy machine outlasts a test.
beforeAll(async () => {
  await sandbox.call('POST', '/adverts-host/adverts/list', { payload: {} });
});

const ADDRESS = encodeURIComponent('Санкт-Петербург, ул. Маяковского, д. 101');

async function someAdvert(): Promise<{ id: number; address: string; url: string; rooms: number }> {
  const { body } = await sandbox.call('POST', '/adverts-host/adverts/list', {
    payload: { rooms: 2, limit: 1 },
  });
  const [row] = listAt(body, 'list');
  return {
    id: Number(textAt(row, 'id')),
    address: textAt(row, 'address'),
    url: textAt(row, 'fields.url'),
    rooms: 2,
  };
}

describe('the data service of the market', () => {
  test('it answers nobody without its token', async () => {
    const path = `/market-data/getRefByA?address=${ADDRESS}`;
    for (const wrong of [{}, { token: 'wrong' }]) {
      expect(await sandbox.call('GET', path, { headers: wrong })).toMatchObject({
        status: 401,
        body: { error: { code: 'unauthorized' } },
      });
    }
  });

  test('an address leads to its areas and house, the house to its data', async () => {
    const { body } = await ask(`/getRefByA?address=${ADDRESS}`);
    expect(body).toMatchObject({
      id_city: 1,
      district: 'Центральный',
      address: 'г. Санкт-Петербург, ул. Маяковского, д. 101',
    });
    const houses = await post('/dom/getByIDs', { ids: [valueAt(body, 'id_dom'), 1] });
    expect(houses.body).toMatchObject({ total: 1, list: [{ kad_number: '78:31:0099001:100', floors: 9 }] });
    expect((await ask('/getRefByA?address=nowhere')).status).toBe(404);
  });

  test('adverts at an address are found also when removed, the latest first, and fetched a hundred at a time', async () => {
    const { body } = await ask(`/search/getByAddress?address=${ADDRESS}`);
    const ids = valueAt(body, 'ids') as number[];
    expect(ids.length).toBeGreaterThan(5);
    const fetched = await post('/adverts/getByIDs', { ids: ids.slice(0, 100) });
    const days = listAt(fetched.body, 'list').map((row) => textAt(row, 'fields.published_on'));
    expect(days).toEqual(days.toSorted().toReversed());
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
    expect(await post('/adverts/getByIDs', { ids: tooMany })).toMatchObject({ status: 422 });
    expect(await post('/adverts/getByIDs', { ids: ['1'] })).toMatchObject({ status: 422 });
  });

  test('the address of an advert leads to its id, with a query and a slash as well', async () => {
    const { id, url } = await someAdvert();
    for (const spelling of [url, `${url}/`, `${url}?utm_source=mail`]) {
      const { body } = await ask(`/adverts/getIDAdvertByURL?url=${encodeURIComponent(spelling)}`);
      expect(body).toMatchObject({ id });
    }
    expect(
      (await ask(`/adverts/getIDAdvertByURL?url=${encodeURIComponent('https://other.example/1')}`)).status,
    ).toBe(404);
  });

  test('similar adverts have as many rooms and nearly the area, the nearest first', async () => {
    const { id } = await someAdvert();
    const { body } = await ask(`/getSimilarList?id=${id}&limit=10`);
    const rows = listAt(body, 'list');
    expect(rows).toHaveLength(10);
    const metres = rows.map((row) => Number(textAt(row, 'distance_m')));
    expect(metres).toEqual(metres.toSorted((one, other) => one - other));
    expect(rows.map((row) => row['id'])).not.toContain(id);
  });
});

describe('prices over time', () => {
  test('average prices of a district are told by month, id first and price third', async () => {
    const { body } = await ask('/history/trend/getAverage?type=district&id=108&from=2025-01&to=2025-12');
    const rows = valueAt(body, 'list') as [number, string, number, number][];
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual([108, '2025-01', expect.any(Number), expect.any(Number)]);
    for (const [, , price] of rows) expect(price).toBeGreaterThan(80_000);
    expect((await ask('/history/trend/getAverage?type=district&id=9')).status).toBe(404);
    expect((await ask('/history/trend/getAverage?type=district&id=108&from=2026-13')).status).toBe(422);
  });

  test('a series of a house and of an area has a point per month with its change', async () => {
    const { body } = await ask('/getPriceChangeParam?type=area_month&id=110');
    const points = listAt(body, 'list');
    expect(points.length).toBeGreaterThan(90);
    expect(points[0]).toMatchObject({ month: '2018-12', change_percent: null });
    expect(points.at(-2)?.['days_on_sale']).toBeTypeOf('number');
    const house = await ask('/getPriceChangeParam?type=house_month&id=1001');
    expect(listAt(house.body, 'list').length).toBeGreaterThan(5);
    expect((await ask('/getPriceChangeParam?type=week&id=110')).status).toBe(422);
  });

  test('what is asked now is told by rooms, kind of house, condition and floor', async () => {
    for (const param of ['rooms', 'house_kind', 'condition', 'floor']) {
      const { body } = await ask(`/getAverageParam?type=city&id=1&param=${param}`);
      expect((valueAt(body, 'list') as unknown[]).length).toBeGreaterThanOrEqual(3);
    }
    expect((await ask('/getAverageParam?type=city&id=1&param=constructor')).status).toBe(422);
  });

  test('the prices of an advert begin with the first and end with the present one', async () => {
    const { body } = await sandbox.call('POST', '/adverts-host/adverts/list', { payload: { limit: 300 } });
    const lowered = listAt(body, 'list').find(
      (row) => (valueAt(row, 'fields.price_history') as []).length > 1,
    );
    const change = await ask(`/getPriceChange?id=${textAt(lowered, 'id')}`);
    const prices = listAt(change.body, 'list').map(({ on, price }) => ({ on, price }));
    expect(prices).toEqual(valueAt(lowered, 'fields.price_history'));
    expect(prices.at(-1)?.price).toBe(valueAt(lowered, 'fields.price'));
  });
});

describe('registered sales', () => {
  const sales = (query: string): Promise<Reply> =>
    sandbox.call('GET', `/supplier/v1/registered_sales${query}`, {
      headers: { authorization: 'Bearer sandbox-supplier-token' },
    });

  test('they come by day, a thousand an answer, and none from after yesterday', async () => {
    const { body } = await sales('?since=2024-01-01&until=2024-12-31');
    const rows = listAt(body, 'sales');
    expect(rows).toHaveLength(1000);
    const days = rows.map((row) => textAt(row, 'registered_on'));
    expect(days).toEqual(days.toSorted());
    const next = await sales(`?since=2024-01-01&until=2024-12-31&cursor=${textAt(body, 'next_cursor')}`);
    expect(textAt(listAt(next.body, 'sales')[0], 'id')).not.toBe(textAt(rows[0], 'id'));
    const whole = await sales('');
    expect(Number(textAt(whole.body, 'total'))).toBeGreaterThan(20_000);
    const end = await sales(`?cursor=${Number(textAt(whole.body, 'total')) - 1}`);
    expect(listAt(end.body, 'sales')[0]?.['registered_on']).toBeTypeOf('string');
    expect(textAt(listAt(end.body, 'sales')[0], 'registered_on') <= textAt(end.body, 'actual_on')).toBe(true);
  });

  test('a sale says nothing of what it would have been worth', async () => {
    const { body } = await sales('?since=2024-01-01&until=2024-01-31');
    const names = Object.keys(listAt(body, 'sales')[0] ?? {}).join(' ');
    expect(names).not.toMatch(/oracle|worth|hidden|scatter|riser|episode/);
    expect(await sales('?since=yesterday')).toMatchObject({
      status: 422,
      body: { error: { field: 'since' } },
    });
  });
});
