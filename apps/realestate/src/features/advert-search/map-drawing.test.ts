import { expect, test } from 'vitest';
import { drawMap, type Coords } from './map-drawing.domain.ts';

const point = (id: number, coords: Coords, price = 5_000_000) => ({ id, coords, price });

test('the north is above, the east on the right, and all points are inside the picture', () => {
  const drawing = drawMap([point(1, [30.2, 59.8]), point(2, [30.6, 59.8]), point(3, [30.4, 60.05])]);
  const [southWest, southEast, north] = drawing?.points ?? [];
  expect(southEast?.x).toBeGreaterThan(southWest?.x ?? 0);
  expect(north?.y).toBeLessThan(southWest?.y ?? 0);
  for (const { x, y } of drawing?.points ?? []) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(x).toBeLessThan(drawing?.width ?? 0);
    expect(y).toBeLessThan(drawing?.height ?? 0);
  }
});

test('distances are the same in both directions', () => {
  // At 60° a degree of longitude is half a degree of latitude.
  const drawing = drawMap([point(1, [30, 60]), point(2, [30.2, 60]), point(3, [30, 60.1])]);
  const [corner, east, north] = drawing?.points ?? [];
  const across = (east?.x ?? 0) - (corner?.x ?? 0);
  const upwards = (corner?.y ?? 0) - (north?.y ?? 0);
  expect(across / upwards).toBeCloseTo(1, 1);
});

test('prices are parted into thirds, unless all are alike', () => {
  const drawing = drawMap([1, 2, 3, 4, 5, 6].map((price) => point(price, [30 + price / 100, 60], price)));
  expect(drawing?.points.map(({ third }) => third)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
  expect(drawMap([point(1, [30, 60]), point(2, [31, 60])])?.bounds).toBeNull();
});

test('one flat stands in the middle, and flats without a place make no map', () => {
  const drawing = drawMap([point(1, [30, 60])]);
  expect(drawing?.points[0]).toMatchObject({ x: 260, y: 260 });
  expect(drawMap([])).toBeNull();
  expect(drawMap([point(1, [Number.NaN, 60])])).toBeNull();
});

test('the outline goes around all points and leaves out those inside', () => {
  const corners: Coords[] = [
    [30, 60],
    [31, 60],
    [31, 60.5],
    [30, 60.5],
  ];
  const drawing = drawMap([...corners, [30.5, 60.2] as const].map((coords, id) => point(id, coords)));
  expect(drawing?.outline.split('L')).toHaveLength(4);
});
