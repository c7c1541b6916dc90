import { polygonArea } from 'd3-polygon';
import type { MapPoint, MapPolygon } from './plan-data.domain.ts';

/** Radius of the sphere of EPSG:3857, metres. */
const radius = 6_378_137;
const degrees = 180 / Math.PI;

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Longitude and latitude in degrees of WGS 84. */
export const toDegrees = ([east, north]: MapPoint): [longitude: number, latitude: number] => [
  (east / radius) * degrees,
  (2 * Math.atan(Math.exp(north / radius)) - Math.PI / 2) * degrees,
];

/** EPSG:3857 stretches lengths by 1 / cos(latitude), which equals cosh(north / radius): almost twofold in Moscow. */
export const groundPerUnit = (north: number): number => 1 / Math.cosh(north / radius);

/** `null` without points. */
export function boxOf(polygons: readonly MapPolygon[]): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of polygons) {
    for (const [x, y] of outer) {
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
  }
  return west <= east ? { west, south, east, north } : null;
}

export const middleOf = ({ west, south, east, north }: Box): MapPoint => [
  (west + east) / 2,
  (south + north) / 2,
];

/** Square metres of ground inside the outer rings and outside their holes. */
export function groundArea(polygons: readonly MapPolygon[]): number {
  return polygons.reduce((sum, polygon) => {
    const [outer = 0, ...holes] = polygon.map(ringArea);
    return sum + outer - holes.reduce((inner, hole) => inner + hole, 0);
  }, 0);
}

function ringArea(ring: readonly MapPoint[]): number {
  const [first] = ring;
  if (!first) return 0;
  // Near zero: coordinates of millions of metres would cost digits when they are multiplied.
  const near = ring.map(([x, y]): [number, number] => [x - first[0], y - first[1]]);
  const middle = ring.reduce((sum, [, y]) => sum + y, 0) / ring.length;
  return Math.abs(polygonArea(near)) * groundPerUnit(middle) ** 2;
}
