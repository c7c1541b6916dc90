import { readFileSync } from 'node:fs';
import type { RealtyObject } from './object.ts';
import { mercatorPolygons } from './geometry.domain.ts';
import { mapCases } from './map-cases.domain.ts';
import { addressEntry, fits, isEmptyEntry, type SearchEntry, textEntry } from './search.domain.ts';
import { surroundingsOf } from './surroundings.domain.ts';

/** Metres of EPSG:3857. */
export type MapBox = { west: number; south: number; east: number; north: number };

/** The invented register of real estate, read once. */
export type Register = {
  all: readonly RealtyObject[];
  /** Also objects that only the map shows, around those of the register. */
  find: (number: string) => RealtyObject | undefined;
  /** Objects on the map that reach into a box of EPSG:3857. */
  near: (box: MapBox) => RealtyObject[];
  /** Objects whose address contains every word and number of the query. */
  search: (query: string, options?: { typing: boolean }) => RealtyObject[];
};

const readLines = (file: URL): RealtyObject[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RealtyObject);

/** The invented objects and those of the sample extracts. */
export function loadRegister(folder: URL): Register {
  return createRegister([
    ...readLines(new URL('objects.jsonl', folder)),
    ...readLines(new URL('sample-objects.jsonl', folder)),
  ]);
}

function createRegister(all: RealtyObject[]): Register {
  const around = [...mapCases, ...surroundingsOf([...all, ...mapCases])];
  const byNumber = new Map([...around, ...all].map((object) => [object.number, object]));
  const boxes = [...byNumber.values()]
    .filter(({ kind }) => kind !== 'room' && kind !== 'parking')
    .map((object): [MapBox, RealtyObject] => [boxOf(object), object]);
  const entries = all.map((object): [SearchEntry, RealtyObject] => [
    object.addressText ? textEntry(object.addressText) : addressEntry(object.address),
    object,
  ]);
  return {
    all,
    find: (number) => byNumber.get(number),
    near: ({ west, south, east, north }) =>
      boxes
        .filter(([box]) => box.west <= east && box.east >= west && box.south <= north && box.north >= south)
        .map(([, object]) => object),
    search(query, options = { typing: false }) {
      const wanted = textEntry(query, options);
      if (isEmptyEntry(wanted)) return [];
      return entries.filter(([entry]) => fits(wanted, entry, options)).map(([, object]) => object);
    },
  };
}

function boxOf(object: RealtyObject): MapBox {
  const points = mercatorPolygons(object).flat(2);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}
