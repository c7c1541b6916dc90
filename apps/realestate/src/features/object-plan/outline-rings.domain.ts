import type { ObjectDetails } from '@proverka/contract/object';

/** Metres of the projection to the east and to the north. */
export interface MapPoint {
  readonly east: number;
  readonly north: number;
}

type Outline = NonNullable<ObjectDetails['outline']>;

/** Rings of all polygons, outer ones and holes alike. */
export function ringsOf(outline: Outline): readonly (readonly MapPoint[])[] {
  return outline.flatMap((polygon) =>
    polygon.map((ring) => ring.map(([east, north]) => ({ east, north }))).filter((ring) => ring.length > 1),
  );
}

/** Radius of the sphere of EPSG:3857, metres. */
const sphere = 6_378_137;

/** EPSG:3857 stretches by 1 / cos(latitude), which equals cosh(y / R): almost twofold in Moscow. */
export function groundMetresPerUnit(outline: Outline): number {
  const norths = ringsOf(outline).flatMap((ring) => ring.map(({ north }) => north));
  if (norths.length === 0) return 1;
  const middle = (Math.min(...norths) + Math.max(...norths)) / 2;
  return 1 / Math.cosh(middle / sphere);
}
