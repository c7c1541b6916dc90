import { expect, test } from 'vitest';
import { exampleOf } from '../fixtures/examples.ts';
import { objectTables } from './object-tables.domain.ts';

const tablesOf = async (name: string) => objectTables((await exampleOf('about_property', name)).object);

test('a plot has a table of its parts and one of its borders', async () => {
  const tables = await tablesOf('new_about_property_land_neighbours');
  expect(tables.map(({ title }) => title)).toEqual(['Части объекта', 'Границы от точки до точки']);
  expect(tables[0]?.rows).toEqual([
    ['№ 1, чзу1', '150 кв. м, уточненная площадь', '02.08.2021', 'лежит в зоне 77:05-6.101'],
  ]);
});

test('of a single contour the borders do not repeat its number', async () => {
  const [, borders] = await tablesOf('new_about_property_land_neighbours');
  expect(borders?.rows[0]).toEqual(['1 — 2', '40,00', "90°0.0'", '77:05:0004001:2458, деревянный забор']);
  expect(borders?.rows[2]?.[3]).toBe('—');
});

test('of several contours each border names its own', async () => {
  const { object } = await exampleOf('about_property', 'new_about_property_land_neighbours');
  const [first, second, ...others] = object.borders;
  const other = { ...second, adjacent: [], contour: '2' };
  const [, borders] = objectTables({
    ...object,
    borders: [first ?? { adjacent: [] }, other, ...others],
  });
  expect(borders?.rows[1]?.[3]).toContain('контур 2');
});

test('every row of a table has a cell for each column, and the columns fill a sheet', async () => {
  for (const name of ['new_about_property_land_neighbours', 'old_kpoks_building']) {
    for (const { columns, rows } of await tablesOf(name)) {
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(100);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
    }
  }
});
