import { beforeAll, describe, expect, test } from 'vitest';
import { listAt, testSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();

type Row = { id: number; kad_number: string | null; address: string; ids: number[]; fields: Fields };
type Fields = {
  title: string;
  price: number;
  area: number;
  rooms: number | null;
  id_site: number;
  id_dom: number | null;
  state: string;
  published_on: string;
  photos: { url: string; hash: string }[];
  price_history: { on: string; price: number }[];
};

const list = (payload: object) => sandbox.call('POST', '/adverts-host/adverts/list', { payload });
const rowsOf = (body: unknown): Row[] => listAt(body, 'list') as unknown as Row[];

// The market is made at the first question, which on a busy machine outlasts a test.
beforeAll(async () => {
  await sandbox.call('POST', '/adverts-host/adverts/list', { payload: {} });
});

async function misbehave<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const address = { source: 'adverts-host', operation: 'listing' };
  await sandbox.call('PUT', '/control/api/behaviours', { payload: { ...address, behaviour: { kind } } });
  try {
    return await work();
  } finally {
    await sandbox.call('DELETE', '/control/api/behaviours?source=adverts-host');
  }
}

describe('the list of adverts', () => {
  test('every filter holds for every advert of the answer', async () => {
    const { body } = await list({
      area1: 40,
      area2: 60,
      price1: 5e6,
      price2: 1.5e7,
      rooms: [2, 3],
      id_site: 1,
      limit: 200,
    });
    const rows = rowsOf(body);
    expect(rows.length).toBeGreaterThan(20);
    for (const { fields } of rows) {
      expect(fields.area).toBeGreaterThanOrEqual(40);
      expect(fields.area).toBeLessThanOrEqual(60);
      expect(fields.price).toBeGreaterThanOrEqual(5e6);
      expect(fields.price).toBeLessThanOrEqual(1.5e7);
      expect([2, 3, null]).toContain(fields.rooms);
      expect(fields).toMatchObject({ id_site: 1, state: 'active' });
    }
  });

  test('pages follow each other without a gap or a repetition, and a page behind the last is empty', async () => {
    const whole = await list({ limit: 300 });
    const first = await list({ limit: 150 });
    const second = await list({ limit: 150, offset: valueAt(first.body, 'next_offset') });
    const ids = [...rowsOf(first.body), ...rowsOf(second.body)].map(({ id }) => id);
    expect(ids).toEqual(rowsOf(whole.body).map(({ id }) => id));
    expect(new Set(ids).size).toBe(300);
    const count = Number(textAt(whole.body, 'count'));
    expect((await list({ offset: count - 5 })).body).toMatchObject({ next_offset: null });
    expect((await list({ offset: count + 100 })).body).toMatchObject({ list: [], next_offset: null });
  });

  test('what changed since a day is everything published, changed or removed since', async () => {
    const { body } = await list({ state: 'all', limit: 1 });
    const day = textAt(body, 'actual_on');
    const since = await list({ state: 'all', changed_since: day, limit: 1000 });
    const rows = rowsOf(since.body) as unknown as { fields: { updated_on: string } }[];
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ fields }) => fields.updated_on < day)).toEqual([]);
    expect(Number(textAt(since.body, 'count'))).toBeLessThan(Number(textAt(body, 'count')) / 100);
  });

  test.each([
    [{ area1: '40' }, 'area1'],
    [{ price2: -1 }, 'price2'],
    [{ rooms: [2, 'three'] }, 'rooms'],
    [{ offset: 1.5 }, 'offset'],
    [{ limit: 1001 }, 'limit'],
    [{ state: 'sold' }, 'state'],
    [{ changed_since: '01.10.2026' }, 'changed_since'],
  ])('%o is refused and the field named', async (payload, field) => {
    expect(await list(payload)).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_request', field } },
    });
  });
});

describe('one advert', () => {
  test('it is told as in the list, with its cadastral data where it gives the number', async () => {
    const rows = rowsOf((await list({ limit: 100 })).body);
    const known = rows.find(({ kad_number: number }) => number !== null);
    const { body } = await sandbox.call('GET', `/adverts-host/adverts/object?id=${known?.id}`);
    expect(body).toMatchObject({ object: known, cadastral: { kad_number: known?.kad_number } });
    const byNumber = await sandbox.call('POST', '/adverts-host/adverts/object/kad', {
      payload: { kad_number: known?.kad_number },
    });
    expect(rowsOf(byNumber.body).map(({ id }) => id)).toContain(known?.id);
    expect((await sandbox.call('GET', '/adverts-host/adverts/object?id=5')).status).toBe(404);
  });

  test('a number of a flat of the register leads to its adverts, an unknown one to none', async () => {
    const ask = (number: string) =>
      sandbox.call('POST', '/adverts-host/adverts/object/kad', { payload: { kad_number: number } });
    const house = await ask('78:31:0099001:100');
    expect(Number(textAt(house.body, 'total'))).toBeGreaterThan(5);
    const flats = rowsOf(house.body).flatMap(({ kad_number: number }) => number ?? []);
    expect(flats.some((number) => number.startsWith('78:31:0099001:1'))).toBe(true);
    expect((await ask('77:01:0001001:1024')).body).toMatchObject({ total: 0, list: [] });
    expect(await ask('nonsense')).toMatchObject({ status: 422, body: { error: { field: 'kad_number' } } });
  });

  test('its pictures are drawn, and dead links are 404', async () => {
    const rows = rowsOf((await list({ limit: 300 })).body);
    const alive = rows.find(({ fields }) => !fields.photos.some(({ url }) => url.includes('/dead/')));
    const path = (url = ''): string => url.replace('http://sandbox.test', '');
    const picture = await sandbox.call('GET', path(alive?.fields.photos[0]?.url));
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    expect(picture.text).toMatch(/^<svg .*<\/svg>$/);
    expect((await sandbox.call('GET', `/adverts-host/photos/dead/${alive?.id}/1.svg`)).status).toBe(404);
    expect((await sandbox.call('GET', `/adverts-host/photos/${alive?.id}/77.svg`)).status).toBe(404);
  });
});

describe('the housing register', () => {
  const ask = (name: string, address: string) =>
    sandbox.call('GET', `/adverts-host/property/info/${name}?address=${encodeURIComponent(address)}`);

  test('a house is told as texts and anew with types, also by the address of a flat', async () => {
    const address = 'г Санкт-Петербург, ул Маяковского, д 101, кв 3';
    const old = await ask('house_details', address);
    expect(old.body).toMatchObject({ house_details: { 'Год постройки': '1978', 'Количество этажей': '9' } });
    const typed = await ask('house_details_new', address);
    expect(typed.body).toMatchObject({
      house: { kad_number: '78:31:0099001:100', year_built: 1978, floors: 9 },
    });
    expect((await ask('house_details', 'Маяковского 9999')).status).toBe(404);
    expect((await ask('house_details', '')).status).toBe(422);
  });
});

describe('switches of the content', () => {
  test('a switched source tells absurd prices and markup', async () => {
    const absurd = await misbehave('absurd', () => list({ limit: 6 }));
    expect(rowsOf(absurd.body).map(({ fields }) => fields.price)).toContain(1e15);
    const markup = await misbehave('markup', () => list({ limit: 6 }));
    expect(rowsOf(markup.body)[0]?.fields.title).toContain('<script>');
    expect(rowsOf((await list({ limit: 6 })).body)[0]?.fields.title).not.toContain('<script>');
  });

  test('a switched source pages for ever under new numbers, or repeats its first page', async () => {
    const filters = { id_district: 101, rooms: 1, limit: 100 };
    const behind = { ...filters, offset: 1_000_000 };
    const endless = await misbehave('endless', () => list(behind));
    expect(rowsOf(endless.body)).toHaveLength(100);
    expect(endless.body).toMatchObject({ next_offset: 1_000_100 });
    const usual = await list(filters);
    const repeated = await misbehave('repeat', () => list({ ...filters, offset: 100 }));
    expect(rowsOf(repeated.body)).toEqual(rowsOf(usual.body));
    expect(repeated.body).toMatchObject({ next_offset: 100 });
  });
});
