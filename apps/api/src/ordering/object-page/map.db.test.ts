import type { ObjectPage, ObjectMap } from '@proverka/contract/object';
import { beforeEach, expect, test } from 'vitest';
import { away, found, nothing } from '../../../test/fake-sources.ts';
import { NUMBER, createObjectWorld, onMap } from '../../../test/object-world.ts';
import type { ObjectWorld } from '../../../test/object-world.ts';

let world: ObjectWorld;
beforeEach(async () => {
  world = await createObjectWorld();
});

const ask = (number = NUMBER) => world.api.inject(`/object/${encodeURIComponent(number)}/map`);
const learn = () => world.api.inject(`/objectFull/${NUMBER}`);

test('the map has the object and its neighbours in degrees, with the source and its day', async () => {
  const before = world.deps.now().getTime();
  await learn();
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'MultiPolygon' },
        properties: {
          number: '77:01:0001001:7',
          kind: 'land',
          title: 'Земельный участок',
          role: 'neighbour',
          label: ':7',
        },
      },
      { properties: { number: NUMBER, role: 'subject', label: ':1024' } },
    ],
    source: 'НСПД, публичная кадастровая карта',
  });
  const learnt = Date.parse(answer.json<{ source_date: string }>().source_date);
  expect(learnt).toBeGreaterThanOrEqual(before);
  expect(learnt).toBeLessThanOrEqual(world.deps.now().getTime());
  const [west, south, east, north] = answer.json<ObjectMap>().bbox;
  const [neighbour, own] = answer
    .json<ObjectMap>()
    .features.map(({ geometry }) => geometry.coordinates.flat(2));
  for (const [longitude, latitude] of own ?? []) {
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
  }
  // The neighbour begins where the object ends.
  const eastOf = (points: typeof own = []) => points.map(([longitude]) => longitude);
  expect(Math.min(...eastOf(neighbour))).toBe(Math.max(...eastOf(own)));
  expect([west, south].map(Math.floor)).toEqual([37, 55]);
});

test('the map asks no source, and the number may be written with dots', async () => {
  await learn();
  expect((await ask('77.01.0001001.1024')).json()).toEqual((await ask()).json());
  expect(world.map.asked).toHaveLength(1);
  expect(world.mapNeighbours.asked).toHaveLength(1);
});

test('pages of the object never carry the map', async () => {
  const full = await learn();
  const short = await world.api.inject(`/object/${NUMBER}`);
  for (const { body } of [full, short]) expect(body).not.toContain('FeatureCollection');
  expect(short.json<ObjectPage>().object).not.toHaveProperty('map');
});

test('neighbours the public map does not tell are missing, and the object is there', async () => {
  world.mapNeighbours.answer = () => away;
  await learn();
  expect((await ask()).json<ObjectMap>().features.map(({ properties }) => properties.role)).toEqual([
    'subject',
  ]);
});

test('an object without an outline has no map and says so', async () => {
  world.map.answer = () => found({ ...onMap, outline: null });
  await learn();
  expect((await ask()).json()).toMatchObject({ status: 404, code: 'outline_not_found' });
  world.map.answer = () => nothing;
  await learn();
  expect((await ask()).json()).toMatchObject({
    status: 404,
    title: 'На публичной кадастровой карте нет контура этого объекта, поэтому карту показать нельзя',
  });
});

test('an object nobody has asked the registers about has no map', async () => {
  expect((await ask()).json()).toMatchObject({ status: 404, code: 'object_not_found' });
  expect((await ask('нет такого')).json()).toMatchObject({ status: 404, code: 'object_not_found' });
  expect(world.map.asked).toEqual([]);
});
