import { polygonContains } from 'd3-polygon';
import simplify from 'simplify-js';
import { boxOf, groundPerUnit, middleOf } from './ground.domain.ts';
import type { MapPoint, MapPolygon, PlanObject } from './plan-data.domain.ts';

/** Where a neighbour lies: on the object, under it, at its boundary or metres away from it. */
export interface NeighbourPlace {
  readonly object: PlanObject;
  readonly relation: 'inside' | 'around' | 'touches' | 'apart';
  /** Metres of ground between the boundaries; 0 unless apart. */
  readonly metres: number;
  /** 0 to the north, 1 to the north-east … 7 to the north-west, from the middle of the object. */
  readonly direction: number;
}

/** Metres: boundaries measured apart by less are the same boundary. */
const sameBoundary = 0.5;
/** Units of the map: boundaries are measured without the points that change them by less. */
const tolerance = 0.3;
/** A boundary of more points than this is measured at some of them. */
const mostMeasured = 600;

/** The nearest first, at equal distance by number, so that the same answer gives the same list. */
export function placeNeighbours(subject: PlanObject, neighbours: readonly PlanObject[]): NeighbourPlace[] {
  return neighbours
    .filter(({ number }) => number !== subject.number)
    .map((object) => placeOne(subject, object))
    .sort(
      (one, other) =>
        one.metres - other.metres ||
        one.object.number.localeCompare(other.object.number, 'ru', { numeric: true }),
    );
}

function placeOne(subject: PlanObject, object: PlanObject): NeighbourPlace {
  const [from, to] = [middleOfObject(subject), middleOfObject(object)];
  const direction = (Math.round(Math.atan2(to[0] - from[0], to[1] - from[1]) / (Math.PI / 4)) + 8) % 8;
  if (isMostlyIn(object, subject)) return { object, relation: 'inside', metres: 0, direction };
  if (isMostlyIn(subject, object)) return { object, relation: 'around', metres: 0, direction };
  const metres = distance(subject.polygons, object.polygons) * groundPerUnit(from[1]);
  return metres <= sameBoundary
    ? { object, relation: 'touches', metres: 0, direction }
    : { object, relation: 'apart', metres, direction };
}

const middleOfObject = ({ polygons }: PlanObject): MapPoint => {
  const box = boxOf(polygons);
  return box ? middleOf(box) : [0, 0];
};

/** Houses reach over their parcels' boundaries by the errors of measurement: most corners are enough. */
function isMostlyIn(one: PlanObject, other: PlanObject): boolean {
  const corners = one.polygons.flatMap(([outer = []]) => sampled(outer.slice(1)));
  const inside = corners.filter((point) => isIn(point, other.polygons));
  return corners.length > 0 && inside.length >= corners.length * 0.7;
}

const isIn = (point: MapPoint, polygons: readonly MapPolygon[]): boolean =>
  polygons.some(([outer = [], ...holes]) => {
    const holds = (ring: readonly MapPoint[]) =>
      polygonContains(
        ring.map(([x, y]): [number, number] => [x, y]),
        [point[0], point[1]],
      );
    return holds(outer) && !holes.some(holds);
  });

function sampled(ring: readonly MapPoint[]): MapPoint[] {
  const points = simplify(
    ring.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  );
  const step = Math.max(1, Math.ceil(points.length / mostMeasured));
  return points.filter((_, place) => place % step === 0).map(({ x, y }): MapPoint => [x, y]);
}

/** Units of the map between two boundaries; 0 where they overlap. */
function distance(one: readonly MapPolygon[], other: readonly MapPolygon[]): number {
  const [ones, others] = [one.flat().map(closed), other.flat().map(closed)];
  if (ones.flat().some((point) => isIn(point, other)) || others.flat().some((point) => isIn(point, one)))
    return 0;
  return Math.min(fromPoints(ones, others), fromPoints(others, ones));
}

function closed(ring: readonly MapPoint[]): MapPoint[] {
  const some = sampled(ring.slice(1));
  const [first] = some;
  return first ? [...some, first] : [];
}

const fromPoints = (points: readonly MapPoint[][], lines: readonly MapPoint[][]): number =>
  points
    .flat()
    .reduce((least, point) => lines.reduce((so, line) => Math.min(so, toLine(point, line)), least), Infinity);

const toLine = (point: MapPoint, line: readonly MapPoint[]): number =>
  line.reduce((least, end, place) => {
    const start = line[place - 1];
    return start ? Math.min(least, toSegment(point, start, end)) : least;
  }, Infinity);

function toSegment([x, y]: MapPoint, [x1, y1]: MapPoint, [x2, y2]: MapPoint): number {
  const [across, up] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * across + (y - y1) * up) / (across ** 2 + up ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * across, y - y1 - share * up);
}
