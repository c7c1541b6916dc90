import { describe, expect, test } from 'vitest';
import { listAt, testSandbox, valueAt } from '../testing/test-sandbox.ts';

const sandbox = testSandbox();
const search = (query: string, theme = '1') =>
  sandbox.call(
    'GET',
    `/nspd/api/geoportal/v2/search/geoportal?thematicSearchId=${theme}&query=${encodeURIComponent(query)}`,
  );

describe('the map', () => {
  test('the map returns a parcel with its closed outline in metres of EPSG:3857', async () => {
    const { status, body } = await search('78:31:0099001:20');
    expect(status).toBe(200);
    expect(body['meta']).toEqual([{ totalCount: 1, categoryId: 36368 }]);
    expect(valueAt(body, 'data.features.0')).toMatchObject({
      type: 'Feature',
      properties: {
        category: 36368,
        categoryName: 'Земельные участки ЕГРН',
        descr: '78:31:0099001:20',
        options: {
          cad_num: '78:31:0099001:20',
          specified_area: 1011,
          land_record_category_type: 'Земли населенных пунктов',
        },
      },
      geometry: { type: 'Polygon', crs: { properties: { name: 'EPSG:3857' } } },
    });
    const ring = valueAt(body, 'data.features.0.geometry.coordinates.0') as [number, number][];
    expect(ring[0]).toEqual(ring.at(-1));
    for (const [x, y] of ring) {
      expect(x).toBeGreaterThan(3_300_000);
      expect(x).toBeLessThan(3_450_000);
      expect(y).toBeGreaterThan(8_300_000);
      expect(y).toBeLessThan(8_450_000);
    }
  });

  test("the outline of a parcel has the parcel's area", async () => {
    const { body } = await search('78:31:0099001:20');
    const ring = valueAt(body, 'data.features.0.geometry.coordinates.0') as [number, number][];
    const twice = ring.slice(1).reduce((sum, [x, y], index) => {
      const [px = 0, py = 0] = ring[index] ?? [];
      return sum + (px * y - x * py);
    }, 0);
    const stretch = 1 / Math.cos((59.9382 * Math.PI) / 180) ** 2;
    expect(Math.abs(twice) / 2 / stretch).toBeGreaterThan(900);
    expect(Math.abs(twice) / 2 / stretch).toBeLessThan(1200);
  });

  test('the map has the area of a flat that the extract supplier lacks, and no outline of flats', async () => {
    const { body } = await search('78:31:0099001:110');
    expect(valueAt(body, 'data.features.0.properties.options')).toMatchObject({
      area: 54.3,
      floor: '4',
      parent_cad_number: '78:31:0099001:100',
    });
    expect(valueAt(body, 'data.features.0.geometry')).toBeNull();
  });

  test('the map finds objects by address in every layer', async () => {
    const { body } = await search('Маяковского 119');
    expect(
      listAt(body, 'data.features')
        .map(({ properties }) => String(valueAt(properties, 'categoryName')))
        .sort((a, b) => a.localeCompare(b)),
    ).toEqual(['Здания', 'Земельные участки ЕГРН']);
  });

  test('the map answers 404 when there is nothing and 400 to an invalid query', async () => {
    expect(await search('78:31:0099001:999999')).toMatchObject({
      status: 404,
      body: { code: 404, message: 'Not Found', requestId: expect.any(String) },
    });
    expect((await search('Маяковского 119', '7')).status).toBe(400);
    expect((await search('')).status).toBe(400);
  });
});

describe('what lies in a contour', () => {
  const intersects = (payload: object, query = '?typeIntersect=fullObject') =>
    sandbox.call('POST', `/nspd/api/geoportal/v1/intersects${query}`, { payload });
  const contour = (ring: [number, number][], categories = [36368, 36369]) => ({
    categories: categories.map((id) => ({ id })),
    geom: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'Polygon',
            coordinates: [ring],
            crs: { type: 'name', properties: { name: 'EPSG:3857' } },
          },
        },
      ],
    },
  });
  const around = async (number: string, metres: number): Promise<[number, number][]> => {
    const { body } = await search(number);
    const ring = valueAt(body, 'data.features.0.geometry.coordinates.0') as [number, number][];
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [west, east] = [Math.min(...xs) - metres, Math.max(...xs) + metres];
    const [south, north] = [Math.min(...ys) - metres, Math.max(...ys) + metres];
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
  };
  const numbersIn = (body: Record<string, unknown>): string[] =>
    listAt(body, 'features').map((feature) => String(valueAt(feature, 'properties.options.cad_num')));

  test('a parcel, its house and neighbours that the map alone knows lie in a contour around it', async () => {
    const { status, body } = await intersects(contour(await around('78:31:0099001:20', 30)));
    expect(status).toBe(200);
    const numbers = numbersIn(body);
    expect(numbers).toEqual(expect.arrayContaining(['78:31:0099001:20', '78:31:0099001:119']));
    const neighbour = numbers.find((number) => /:5\d{3}$/u.test(number)) ?? '';
    expect((await search(neighbour)).status).toBe(200);
    expect(listAt(body, 'features').every(({ geometry }) => geometry !== null)).toBe(true);
  });

  test('a contour is answered by layer, and a large one not at all', async () => {
    const ring = await around('78:31:0099001:20', 30);
    const { body } = await intersects(contour(ring, [36369]));
    expect(numbersIn(body)).not.toContain('78:31:0099001:20');
    expect(await intersects(contour(await around('78:31:0099001:20', 9000)))).toMatchObject({
      status: 500,
      body: { code: 400004 },
    });
    expect((await intersects(contour(ring), '')).status).toBe(400);
    expect((await intersects({ categories: [] })).status).toBe(400);
  });

  test('the map has outlines of many parts, with holes, of a thousand points, impossible ones and none', async () => {
    const geometryOf = async (serial: number) =>
      valueAt((await search(`78:31:0099001:${serial}`)).body, 'data.features.0.geometry') as {
        type: string;
        coordinates: [number, number][][];
      } | null;
    expect((await geometryOf(31))?.type).toBe('MultiPolygon');
    expect((await geometryOf(32))?.coordinates).toHaveLength(2);
    expect((await geometryOf(33))?.coordinates[0]?.length).toBeGreaterThan(1000);
    expect((await geometryOf(34))?.coordinates[0]?.[0]?.[0]).toBeGreaterThan(8_000_000);
    expect(await geometryOf(35)).toBeNull();
  });
});
