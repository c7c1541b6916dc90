import type { RealtyObject } from './object.ts';

export type Point = [number, number];

const EARTH_RADIUS = 6_378_137;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** EPSG:4326 to EPSG:3857, metres. */
export const toMercator = ([longitude, latitude]: Point): Point => [
  EARTH_RADIUS * radians(longitude),
  EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
];

/** Square metres of ground the object occupies; a room takes its share of the building. */
function groundArea(object: RealtyObject): number {
  if (object.kind === 'land') return object.area;
  if (object.kind === 'building') return object.area / Math.max(Number(object.level ?? 1), 1);
  return Math.max(object.area, 60);
}

/**
 * A closed outline around the object's position in metres on the ground, x to the east and y to the north: a rectangle
 * for buildings, a hexagon for land, rotated by an angle derived from the number.
 */
function groundOutline(object: RealtyObject): Point[] {
  const { width, depth, turn } = frameOf(object);
  const corners: Point[] =
    object.kind === 'land'
      ? [
          [0, 0],
          [width, 0],
          [width * 1.02, depth * 0.6],
          [width * 0.7, depth * 0.62],
          [width * 0.68, depth * 1.2],
          [0, depth * 1.2],
        ]
      : [
          [0, 0],
          [width, 0],
          [width, depth],
          [0, depth],
        ];
  const turned = corners.map(turn);
  const [first] = turned;
  return first ? [...turned, first] : turned;
}

interface GroundFrame {
  readonly width: number;
  readonly depth: number;
  /** From metres along the object's sides, from its lower left corner, to metres east and north of its position. */
  readonly turn: (point: Point) => Point;
}

/** The sides of an object and how they lie, from its area and number. */
export function frameOf(object: RealtyObject): GroundFrame {
  const serial = Number(object.number.split(':').at(-1));
  const area = groundArea(object);
  const proportion = 1 + (serial % 7) / 5;
  const width = Math.sqrt(area * proportion);
  const depth = area / width;
  const angle = radians((serial * 37) % 90);
  return {
    width,
    depth,
    turn: ([x, y]) => [
      (x - width / 2) * Math.cos(angle) - (y - depth / 2) * Math.sin(angle),
      (x - width / 2) * Math.sin(angle) + (y - depth / 2) * Math.cos(angle),
    ],
  };
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The outline's polygons in EPSG:3857; the projection stretches a metre by 1/cos(latitude). */
export function mercatorPolygons(object: RealtyObject): Point[][][] {
  const [x, y] = toMercator(object.place);
  const stretch = 1 / Math.cos(radians(object.place[1]));
  return (object.outlines ?? [[groundOutline(object)]]).map((polygon) =>
    polygon.map((ring) =>
      ring.map(([dx, dy]): Point => [round(x + dx * stretch, 8), round(y + dy * stretch, 8)]),
    ),
  );
}

/** Local rectangular coordinates as in extracts: x to the north, y to the east. */
export function localOutline(object: RealtyObject): { x: number; y: number }[] {
  const north = (object.place[1] - 59.93) * 111_320 + 96_000;
  const east = (object.place[0] - 30.31) * 111_320 * Math.cos(radians(object.place[1])) + 114_000;
  const outline = object.outlines?.[0]?.[0] ?? groundOutline(object);
  return outline.map(([dx, dy]) => ({ x: round(north + dy, 2), y: round(east + dx, 2) }));
}
