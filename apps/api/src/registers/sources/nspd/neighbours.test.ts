import { expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { createNspdNeighbours } from './neighbours.ts';

const signal = new AbortController().signal;
const area = {
  number: '16:50:010406:40',
  box: { west: 5_468_200, south: 7_516_400, east: 5_468_300, north: 7_516_500 },
};

async function ask(...answers: FakeAnswer[]) {
  const fake = await createProtocolFake(answers);
  return createNspdNeighbours({ url: fake.url }, { repeatAfterMs: [] }).check(area, signal);
}

const ring = [
  [5_468_254.6, 7_516_427.1],
  [5_468_211.2, 7_516_474.2],
  [5_468_206.5, 7_516_467.8],
  [5_468_254.6, 7_516_427.1],
];
const feature = (number: string, more: object = {}, options: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { category: 36_368, options: { cad_num: number, status: 'Учтенный', ...options } },
  ...more,
});
const features = (...list: object[]): FakeAnswer => ({ body: { type: 'FeatureCollection', features: list } });

test('the map is asked about the layers of a plan in metres of its own projection, in the name of its own site', async () => {
  const fake = await createProtocolFake([features()]);
  await createNspdNeighbours({ url: `${fake.url}/nspd` }, { repeatAfterMs: [] }).check(area, signal);
  const [seen] = fake.seen;
  expect(seen?.headers.referer).toBe(fake.url);
  expect(seen?.url).toBe('/nspd/api/geoportal/v1/intersects?typeIntersect=fullObject');
  const question = JSON.parse(seen?.body ?? '') as {
    categories: object[];
    geom: { features: { geometry: object }[] };
  };
  expect(question.categories).toContainEqual({ id: 36_368 });
  expect(question.geom.features[0]?.geometry).toMatchObject({
    type: 'Polygon',
    crs: { properties: { name: 'EPSG:3857' } },
    coordinates: [expect.arrayContaining([[5_468_200, 7_516_400]])],
  });
});

test('neighbours are what has a number, an outline and a layer of ours, once each, without the object itself', async () => {
  const answer = await ask(
    features(
      feature('16:50:010406:40'),
      feature('16:50:010406:41'),
      feature('16:50:010406:41'),
      feature('16:50:010406:42', { geometry: null }),
      feature('16:50:010406:43', {}, { status: 'Архивный' }),
      feature('<b>41</b>'),
      feature('16:50:010406:44', { properties: { category: 1, options: { cad_num: '16:50:010406:44' } } }),
      feature('16:50:010406:1', {
        properties: { category: 36_369, options: { cad_num: '16:50:010406:1' } },
      }),
    ),
  );
  expect(answer).toMatchObject({
    kind: 'found',
    data: {
      isCutOff: false,
      objects: [
        { number: '16:50:010406:41', kind: 'land', outline: [[ring]] },
        { number: '16:50:010406:1', kind: 'building' },
      ],
    },
  });
});

test('an empty neighbourhood is an answer, and an error of the map is none', async () => {
  expect(await ask(features())).toMatchObject({ kind: 'found', data: { objects: [] } });
  expect(await ask({ status: 500, body: { code: 400_004, message: 'Too big contour' } })).toMatchObject({
    kind: 'unavailable',
  });
  expect(await ask({ body: { message: 'no collection' } })).toMatchObject({ kind: 'unavailable' });
});

test('three hundred objects are taken for a list that was cut off', async () => {
  const many = Array.from({ length: 300 }, (_, place) => feature(`16:50:010406:${place + 100}`));
  expect(await ask(features(...many))).toMatchObject({ data: { isCutOff: true } });
});
