import { polygonContains } from 'd3-polygon';
import polylabel from 'polylabel';
import { round, textWidth } from '../picture/picture.domain.ts';
import type { DrawnPolygon } from './drawn-polygon.domain.ts';
import type { PlanSize } from './plan-frame.domain.ts';

export interface PlanLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels: the height of a label's letters, and the room around it. */
const letterHeight = 10;
const room = 3;

/** «:20» beside parcels of the same quarter, as cadastral plans write it; else the whole number. */
export function shortNumber(number: string, beside: string): string {
  const quarterOf = (one: string) => one.slice(0, one.lastIndexOf(':'));
  return quarterOf(number) === quarterOf(beside) ? number.slice(number.lastIndexOf(':')) : number;
}

interface WantedLabel {
  readonly text: string;
  readonly polygons: readonly DrawnPolygon[];
  /** What stands on the object and would be named by a label on it: the label avoids it. */
  readonly avoids: readonly DrawnPolygon[];
}

/** Labels that stand whole inside of their polygons and touch no other; the first ones have the choice. */
export function labelsOf(
  wanted: readonly WantedLabel[],
  taken: readonly LabelBox[],
  size: PlanSize,
): PlanLabel[] {
  const boxes = [...taken];
  return wanted.flatMap(({ text, polygons, avoids }) => {
    const [largest] = polygons.toSorted((one, other) => other.size - one.size);
    if (!largest) return [];
    const [outer = []] = largest.rings;
    const inner = avoids.flatMap(({ rings: [ring = []] }) =>
      ring.every((point) => isInside(point, outer)) ? [ring] : [],
    );
    const polygon = { rings: [...largest.rings, ...inner], size: largest.size };
    const [x, y] = polylabel(
      polygon.rings.map((ring) => ring.map(([a, b]): [number, number] => [a, b])),
      2,
    );
    const box = boxAround(text, x, y);
    if (!stands(box, polygon, size) || boxes.some((other) => touch(box, other))) return [];
    boxes.push(box);
    return [{ text, x: round(x), y: round(y + letterHeight / 2 - 0.5) }];
  });
}

function boxAround(text: string, x: number, y: number): LabelBox {
  const [half, high] = [textWidth(text) / 2 + room, letterHeight / 2 + room];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

function stands({ left, right, top, bottom }: LabelBox, { rings }: DrawnPolygon, size: PlanSize): boolean {
  if (left < 0 || top < 0 || right > size.width || bottom > size.height) return false;
  const [outer = [], ...holes] = rings;
  const middle = (left + right) / 2;
  return [left, (left + middle) / 2, middle, (middle + right) / 2, right].every((x) =>
    [top, bottom].every((y) => isInside([x, y], outer) && !holes.some((hole) => isInside([x, y], hole))),
  );
}

const touch = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = ([x, y]: readonly [number, number], ring: DrawnPolygon['rings'][number]): boolean =>
  polygonContains(
    ring.map(([a, b]): [number, number] => [a, b]),
    [x, y],
  );
