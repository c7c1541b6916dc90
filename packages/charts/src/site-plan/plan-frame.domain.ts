import { boxOf, groundPerUnit, middleOf, type Box } from './ground.domain.ts';
import type { MapPoint, MapPolygon } from './plan-data.domain.ts';

/** Pixels of a picture, or points of a paper. */
export interface PlanSize {
  readonly width: number;
  readonly height: number;
}

export interface Frame extends PlanSize {
  /** The part of the map that is drawn. */
  readonly box: Box;
  /** Pixels of a unit of the map. */
  readonly scale: number;
  /** Metres of ground of a pixel. */
  readonly metresPerPixel: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Share of the object's size that is shown around it on each side. */
const around = 0.4;
/** Metres of ground: around a kiosk there has to be something to see. */
const least = 60;
/** Metres: above it the map refuses to say what lies around. */
const mostAsked = 3000;

/** The part of the map in which an object and its neighbours are drawn, whatever the form of the picture. */
export function surroundingsOf(polygons: readonly MapPolygon[]): { box: Box; isAskable: boolean } | null {
  const box = boxOf(polygons);
  if (!box) return null;
  const [x, y] = middleOf(box);
  const perUnit = groundPerUnit(y);
  const half = (length: number) => Math.max(length * (0.5 + around), least / perUnit / 2);
  // A square: pictures are wide on a desk and high on a phone.
  const most = Math.max(half(box.east - box.west), half(box.north - box.south));
  return {
    box: { west: x - most, east: x + most, south: y - most, north: y + most },
    isAskable: 2 * most * perUnit <= mostAsked,
  };
}

/** The object in the middle of the picture, north up. */
export function frameOf(polygons: readonly MapPolygon[], { width, height }: PlanSize): Frame | null {
  const box = boxOf(polygons);
  if (!box) return null;
  const [x, y] = middleOf(box);
  const perUnit = groundPerUnit(y);
  const length = (own: number) => Math.max(own * (1 + 2 * around), least / perUnit);
  const scale = Math.min(width / length(box.east - box.west), height / length(box.north - box.south));
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2];
  return {
    width,
    height,
    scale,
    metresPerPixel: perUnit / scale,
    box: { west: x - halfWidth, east: x + halfWidth, south: y - halfHeight, north: y + halfHeight },
  };
}

export const placeOf = ([east, north]: MapPoint, { box, scale }: Frame): Place => ({
  x: (east - box.west) * scale,
  y: (box.north - north) * scale,
});

/** A round length close to a quarter of the width: 1, 2 or 5 times a power of ten. */
export function barOf({ width, metresPerPixel }: Frame): {
  readonly metres: number;
  readonly pixels: number;
} {
  const wanted = (width / 4) * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = ([5, 2, 1].find((step) => step * power <= wanted) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
