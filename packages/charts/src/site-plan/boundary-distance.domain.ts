import { polygonContains } from 'd3-polygon';
import simplify from 'simplify-js';
import type { MapPolygon, MapRing } from './plan-data.domain.ts';

type Point = [east: number, north: number];

/** Boundaries with the points that matter for measuring: closed rings, the outer one of each polygon first. */
export type Measured = readonly (readonly (readonly Point[])[])[];

/** Units of the map: boundaries are measured without the points that change them by less. */
const tolerance = 0.3;
/** A boundary of more points than this is measured at some of them. */
const mostMeasured = 200;

export const measuredOf = (polygons: readonly MapPolygon[]): Measured =>
  polygons.map((polygon) => polygon.map(measuredRing));

function measuredRing(ring: MapRing): Point[] {
  const points = simplify(
    ring.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  );
  const kept = points.length < 4 ? ring.map(([x, y]) => ({ x, y })) : points;
  const step = Math.max(1, Math.ceil(kept.length / mostMeasured));
  return kept
    .filter((_, place) => place % step === 0 || place === kept.length - 1)
    .map(({ x, y }): Point => [x, y]);
}

/** Houses reach over their parcels' boundaries by the errors of measurement: most corners are enough. */
export function isMostlyIn(one: Measured, other: Measured): boolean {
  const corners = one.flatMap(([outer = []]) => outer.slice(1));
  const inside = corners.filter((point) => isIn(point, other));
  return corners.length > 0 && inside.length >= corners.length * 0.7;
}

const isIn = (point: Point, polygons: Measured): boolean =>
  polygons.some(([outer = [], ...holes]) => {
    const holds = (ring: readonly Point[]) => polygonContains([...ring], point);
    return holds(outer) && !holes.some(holds);
  });

/** Units of the map between two boundaries; 0 where they overlap. */
export function distance(one: Measured, other: Measured): number {
  const [ones, others] = [one.flat(), other.flat()];
  if (ones.flat().some((point) => isIn(point, other)) || others.flat().some((point) => isIn(point, one)))
    return 0;
  // A pipe crosses a parcel with no corner in it.
  const theirs = segmentsOf(others);
  if (segmentsOf(ones).some((mine) => theirs.some((their) => cross(mine, their)))) return 0;
  return Math.min(fromPoints(ones, others), fromPoints(others, ones));
}

type Segment = readonly [from: Point, to: Point];

const segmentsOf = (rings: Measured[number]): Segment[] =>
  rings.flatMap((ring) =>
    ring.flatMap((to, place): Segment[] => {
      const from = ring[place - 1];
      return from ? [[from, to]] : [];
    }),
  );

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of the line from one point to another a third one lies: the sign of the result. */
const side = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

const fromPoints = (points: Measured[number], lines: Measured[number]): number => {
  const segments = segmentsOf(lines);
  return points
    .flat()
    .reduce(
      (least, point) => segments.reduce((so, segment) => Math.min(so, toSegment(point, segment)), least),
      Infinity,
    );
};

function toSegment([x, y]: Point, [[x1, y1], [x2, y2]]: Segment): number {
  const [across, up] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * across + (y - y1) * up) / (across ** 2 + up ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * across, y - y1 - share * up);
}
