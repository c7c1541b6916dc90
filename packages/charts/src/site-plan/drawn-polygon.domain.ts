import { bboxClip } from '@turf/bbox-clip';
import simplify from 'simplify-js';
import { round } from '../picture/picture.domain.ts';
import { placeOf, type Frame, type Place } from './plan-frame.domain.ts';
import type { MapPolygon, PlanObject } from './plan-data.domain.ts';

type Pixel = [x: number, y: number];
type PixelRing = Pixel[];

/** One polygon of an object as the picture shows it, in pixels, cut at the picture's edge. */
export interface DrawnPolygon {
  /** Closed; the outer ring first. */
  readonly rings: readonly (readonly Pixel[])[];
  /** Pixels of its longer side. */
  readonly size: number;
}

/** Beyond the picture's edge, where the lines made by cutting are not seen. */
const beyond = 6;
/** Pixels a simplified boundary may be away from the true one. */
const tolerance = 0.4;

/** What of an object lies in the picture; a boundary of thousands of points keeps those that are seen. */
export const drawnPolygons = ({ polygons }: PlanObject, frame: Frame): DrawnPolygon[] =>
  polygons.flatMap((polygon) => drawnPolygon(polygon, frame) ?? []);

function drawnPolygon(polygon: MapPolygon, frame: Frame): DrawnPolygon | null {
  const placed = polygon.map((ring) => ring.map((point) => pixelOf(placeOf(point, frame))));
  const { geometry } = bboxClip({ type: 'Polygon', coordinates: placed }, [
    -beyond,
    -beyond,
    frame.width + beyond,
    frame.height + beyond,
  ]);
  if (geometry.type !== 'Polygon') return null;
  const [cut, ...cutHoles] = geometry.coordinates as PixelRing[];
  if (!cut) return null;
  const [outer, ...holes] = [cut, ...cutHoles].map(thinned);
  // What is smaller than a pixel has no form left, but a place.
  if (!outer || outer.length < 4)
    return { rings: [cut.map(([x, y]) => [round(x), round(y)])], size: sizeOf(cut) };
  return { rings: [outer, ...holes.filter((ring) => ring.length > 3)], size: sizeOf(outer) };
}

const pixelOf = ({ x, y }: Place): Pixel => [x, y];

function thinned(ring: readonly Pixel[]): PixelRing {
  const points = simplify(
    ring.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  );
  return points.map(({ x, y }) => [round(x), round(y)]);
}

function sizeOf(ring: readonly Pixel[]): number {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** The path of polygons, to be filled by the rule «evenodd» or, where holes run the other way, by any. */
export const pathOf = (polygons: readonly DrawnPolygon[]): string =>
  polygons
    .flatMap(({ rings }) =>
      rings.map(
        (ring, place) =>
          `M${turned(ring, place > 0)
            .slice(0, -1)
            .map(([x, y]) => `${x} ${y}`)
            .join('L')}Z`,
      ),
    )
    .join('');

/** Outer rings run one way and holes the other, so that a hole is a hole by every rule of filling. */
function turned(ring: readonly Pixel[], isHole: boolean): readonly Pixel[] {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice < 0 === isHole ? ring : ring.toReversed();
}
