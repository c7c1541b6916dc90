import { expect, test } from 'vitest';
import { groundMetresPerUnit, ringsOf } from './outline-rings.domain.ts';

const mercator = (longitude: number, latitude: number): [number, number] => [
  (longitude * Math.PI * 6_378_137) / 180,
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 6_378_137,
];

test.each([
  [0, 1],
  [55.75, 0.5628],
  [59.94, 0.501],
])('at latitude %d a unit of the map is %d metres of ground', (latitude, metres) => {
  const [east, north] = mercator(37.6, latitude);
  const outline = [[[[east, north] as [number, number], [east + 10, north] as [number, number]]]];
  expect(groundMetresPerUnit(outline)).toBeCloseTo(metres, 3);
});

test('holes and further polygons give rings too, and a point gives none', () => {
  const ring: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 0],
  ];
  expect(ringsOf([[ring, ring], [ring], [[[5, 5]]]])).toHaveLength(3);
});

test('without an outline the stretch factor is one', () => {
  expect(groundMetresPerUnit([])).toBe(1);
});
