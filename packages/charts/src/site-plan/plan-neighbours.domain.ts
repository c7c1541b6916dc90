import { distance, isMostlyIn, measuredOf, type Measured } from './boundary-distance.domain.ts';
import { boxOf, groundPerUnit, middleOf } from './ground.domain.ts';
import type { MapPoint, PlanObject } from './plan-data.domain.ts';

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

/** The nearest first, at equal distance by number, so that the same answer gives the same list. */
export function placeNeighbours(subject: PlanObject, neighbours: readonly PlanObject[]): NeighbourPlace[] {
  const own = measuredOf(subject.polygons);
  return neighbours
    .filter(({ number }) => number !== subject.number)
    .map((object) => placeOne(subject, own, object))
    .sort(
      (one, other) =>
        one.metres - other.metres ||
        one.object.number.localeCompare(other.object.number, 'ru', { numeric: true }),
    );
}

function placeOne(subject: PlanObject, own: Measured, object: PlanObject): NeighbourPlace {
  const [from, to] = [middleOfObject(subject), middleOfObject(object)];
  const direction = (Math.round(Math.atan2(to[0] - from[0], to[1] - from[1]) / (Math.PI / 4)) + 8) % 8;
  const its = measuredOf(object.polygons);
  if (isMostlyIn(its, own)) return { object, relation: 'inside', metres: 0, direction };
  if (isMostlyIn(own, its)) return { object, relation: 'around', metres: 0, direction };
  const metres = distance(own, its) * groundPerUnit(from[1]);
  return metres <= sameBoundary
    ? { object, relation: 'touches', metres: 0, direction }
    : { object, relation: 'apart', metres, direction };
}

const middleOfObject = ({ polygons }: PlanObject): MapPoint => {
  const box = boxOf(polygons);
  return box ? middleOf(box) : [0, 0];
};
