import { toMercator, type Point } from '../objects/geometry.domain.ts';
import type { MapBox } from '../objects/register.ts';

type Contour = { box: MapBox; categories: number[]; isTooBig: boolean };

/** Metres of the projection along a side, above which the map answers nothing. */
const LONGEST = 12_000;

/** The box around the contour of a question; null when it is none. Coordinates are degrees unless it says EPSG:3857. */
export function readContour(body: unknown): Contour | null {
  const { categories, geom } = body as {
    categories?: { id?: unknown }[];
    geom?: {
      features?: {
        geometry?: { type?: string; coordinates?: Point[][]; crs?: { properties?: { name?: string } } };
      }[];
    };
  };
  const geometry = geom?.features?.[0]?.geometry;
  const ring = geometry?.type === 'Polygon' ? geometry.coordinates?.[0] : undefined;
  if (!Array.isArray(categories) || !ring || ring.length < 4) return null;
  const isMercator = geometry?.crs?.properties?.name === 'EPSG:3857';
  const points = isMercator ? ring : ring.map(toMercator);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
  if (!Object.values(box).every(Number.isFinite)) return null;
  return {
    box,
    categories: categories.map(({ id }) => Number(id)),
    isTooBig: Math.max(box.east - box.west, box.north - box.south) > LONGEST,
  };
}
