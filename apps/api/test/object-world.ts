import type { Limits } from '#platform/http/limits.domain.ts';
import { bareObject } from '#registers/objects/object-info.domain.ts';
import type { KadnetObject, ObjectsQuery } from '#registers/sources/kadnet/objects.ts';
import type { MapArea, MapNeighbours } from '#registers/sources/nspd/neighbours.ts';
import { nspdTitle } from '#registers/sources/nspd/nspd.ts';
import type { MapObject } from '#registers/sources/nspd/nspd.ts';
import { testConfig } from './config.ts';
import { createFakeSource, found } from './fake-sources.ts';
import type { FakeSource } from './fake-sources.ts';
import { createTestWorld } from './world.ts';
import type { TestWorld } from './world.ts';

export const NUMBER = '77:01:0001001:1024';
export const flat: KadnetObject = {
  Number: NUMBER,
  Address: 'г Москва, ул Тестовая, д 1, кв 2',
  ObjectType: 'Помещение',
  Name: 'Квартира',
  Level: '7',
  Area: 0,
  Status: 'Учтенный',
  Rights: [
    {
      Number: `${NUMBER}-77/001/2019-3`,
      Description: 'Собственность',
      Date: '2019-05-14T00:00:00',
      Encumbrances: [{ Number: 'e-1', Description: 'Ипотека', Date: '2019-05-14T00:00:00' }],
    },
  ],
};
/** A square of 60 units of the map, in Moscow. */
const square = (west: number, south: number): NonNullable<MapObject['outline']>[number] => {
  const at = (east: number, north: number): [number, number] => [
    4_180_000 + west + east,
    7_500_000 + south + north,
  ];
  return [[at(0, 0), at(60, 0), at(60, 60), at(0, 60), at(0, 0)]];
};
const neighbours: MapNeighbours = {
  objects: [{ number: '77:01:0001001:7', kind: 'land', outline: [square(60, 0)] }],
  isCutOff: false,
};
export const onMap: MapObject = {
  info: {
    ...bareObject({ number: NUMBER, address: 'Москва, Тестовая, 1' }),
    Area: '54.3',
    AreaOKC: '54.3',
    TypeOKC: 'Жилое помещение',
  },
  kind: 'land',
  facts: [{ title: 'Этажей', value: '9', source: nspdTitle, source_date: null }],
  outline: [square(0, 0)],
};

export interface ObjectWorld extends TestWorld {
  readonly register: FakeSource<ObjectsQuery, readonly KadnetObject[]>;
  readonly map: FakeSource<string, MapObject>;
  readonly mapNeighbours: FakeSource<MapArea, MapNeighbours>;
}

/** A world whose registers and map know one object, with one neighbour. */
export async function createObjectWorld(limits: Partial<Limits> = {}): Promise<ObjectWorld> {
  const register = createFakeSource<ObjectsQuery, readonly KadnetObject[]>(() => found([flat]));
  const map = createFakeSource<string, MapObject>(() => found(onMap));
  const mapNeighbours = createFakeSource<MapArea, MapNeighbours>(() => found(neighbours));
  const replace = { objects: register, map, mapNeighbours };
  const made = await createTestWorld({ config: testConfig({}, limits), replace });
  return { ...made, register, map, mapNeighbours };
}
