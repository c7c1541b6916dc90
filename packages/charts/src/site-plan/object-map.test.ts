import { expect, test } from 'vitest';
import { objectMapOf } from './object-map.domain.ts';
import { garden, planObject, rectangle, ringOf, shore } from './site-plan.fixtures.ts';

const featureOf = (number: string, data = garden) =>
  objectMapOf(data)?.features.find(({ properties }) => properties.number === number);

/** Twice the area by the order of the points: positive against the clock. */
const turnOf = (ring: readonly (readonly [number, number])[] = []): number => {
  const [first = [0, 0] as const] = ring;
  return ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[place + 1] ?? first;
    return sum + (x - first[0]) * (nextY - first[1]) - (nextX - first[0]) * (y - first[1]);
  }, 0);
};

test('a map draws parcels first, then what stands on them, and the object last', () => {
  expect(objectMapOf(garden)?.features.map(({ properties }) => [properties.label, properties.kind])).toEqual([
    [':21', 'land'],
    [':19', 'land'],
    ['78:31:0099002:7', 'land'],
    [':1061', 'building'],
    [':20', 'land'],
  ]);
});

test('a map is in degrees, and a degree of longitude is that of the ground', () => {
  const [[[ring = []] = []] = []] = [featureOf('78:31:0099001:20')?.geometry.coordinates];
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  const [across, up] = [longitudes, latitudes].map((all) => Math.max(...all) - Math.min(...all));
  const perDegree = (6_378_137 * Math.PI) / 180;
  // The parcel is 25 by 40 metres.
  expect((up ?? 0) * perDegree).toBeCloseTo(40, 0);
  expect((across ?? 0) * perDegree * Math.cos(((latitudes[0] ?? 0) * Math.PI) / 180)).toBeCloseTo(25, 0);
});

test('outer rings run against the clock and holes with it, whichever way they were sent', () => {
  const outer = ringOf([0, 0], [60, 0], [60, 60], [0, 60]);
  const hole = ringOf([20, 20], [40, 20], [40, 40], [20, 40]);
  for (const rings of [
    [outer, hole],
    [outer.toReversed(), hole.toReversed()],
    [outer, hole.toReversed()],
  ]) {
    const subject = planObject('78:31:0099001:20', 'land', rings);
    const [drawn = []] = featureOf(subject.number, { ...garden, subject })?.geometry.coordinates ?? [];
    expect(drawn.map((ring) => Math.sign(turnOf(ring)))).toEqual([1, -1]);
  }
});

test('a label stands in its object, beside its hole', () => {
  const ring = [ringOf([0, 0], [60, 0], [60, 60], [0, 60]), ringOf([0, 20], [50, 20], [50, 55], [0, 55])];
  const subject = planObject('78:31:0099001:20', 'land', ring);
  const feature = featureOf(subject.number, { ...garden, subject });
  const [[, hole = []] = []] = feature?.geometry.coordinates ?? [];
  const [longitude = 0, latitude = 0] = feature?.properties.label_at ?? [];
  const south = Math.min(...hole.map(([, y]) => y));
  const west = Math.min(...hole.map(([x]) => x));
  expect(latitude).toBeLessThan(south);
  expect(longitude).toBeGreaterThan(west);
});

test('a boundary of ten thousand points keeps the few that a screen can show', () => {
  const subject = planObject('78:31:0099001:14', 'land', shore(10_000, 400));
  const [[ring = []] = []] = featureOf(subject.number, { ...garden, subject })?.geometry.coordinates ?? [];
  expect(ring.length).toBeGreaterThan(100);
  expect(ring.length).toBeLessThan(10_000);
  expect(ring[0]).toEqual(ring.at(-1));
});

test('something smaller than a pixel stays on the map', () => {
  const kiosk = planObject('78:31:0099001:9', 'building', rectangle(3, 3, 0.3, 0.3));
  const data = { ...garden, neighbours: { kind: 'known', isCutOff: false, objects: [kiosk] } } as const;
  const [[ring = []] = []] = featureOf(kiosk.number, data)?.geometry.coordinates ?? [];
  expect(ring.length).toBeGreaterThanOrEqual(4);
});

test('an object is no neighbour of itself', () => {
  const data = {
    ...garden,
    neighbours: { kind: 'known', isCutOff: false, objects: [garden.subject] },
  } as const;
  expect(objectMapOf(data)?.features).toHaveLength(1);
});
