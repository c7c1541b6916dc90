import { frameOf, mercatorPolygons, type Point } from './geometry.domain.ts';
import type { ObjectUse, RealtyObject } from './object.ts';

/** Metres: the street in front of a row of parcels. */
const STREET = 12;
/** Numbers of invented neighbours begin here; the register has smaller ones. */
const FIRST_SERIAL = 5000;
const SERIALS_EACH = 20;

/**
 * Parcels and houses around each parcel of the invented register: beside it, behind it and across the street. They are found by
 * number and on the map only, in no search and no suggestion. Where the register has an object itself, none is invented.
 */
export function surroundingsOf(register: readonly RealtyObject[]): RealtyObject[] {
  const outdoors = register.filter(({ kind }) => kind !== 'room' && kind !== 'parking');
  return [...Map.groupBy(outdoors, ({ number }) => quarterOf(number)).values()].flatMap(aroundQuarter);
}

function aroundQuarter(known: readonly RealtyObject[]): RealtyObject[] {
  const invented: RealtyObject[] = [];
  const taken = known.map((object) => ({ object, box: boxOf(object) }));
  for (const land of known) {
    if (land.kind !== 'land' || land.addressText !== undefined || land.outlines) continue;
    const others = taken.filter(({ object }) => object.number !== land.number && object.plot !== land.number);
    const free = aroundOne(land).filter((one) => others.every(({ box }) => !overlap(boxOf(one), box)));
    const numbers = new Set(free.map(({ number }) => number));
    const whole = free.filter(({ plot }) => plot === undefined || numbers.has(plot));
    invented.push(...whole);
    taken.push(...whole.map((object) => ({ object, box: boxOf(object) })));
  }
  return invented;
}

const quarterOf = (number: string): string => number.slice(0, number.lastIndexOf(':'));

/** From the left to the right, seen from the street; the last row is across it. */
function aroundOne(land: RealtyObject): RealtyObject[] {
  const { width: w, depth: d, turn } = frameOf(land);
  const [right, back] = [w * 1.02, d * 1.2];
  const box = (x: number, y: number, width: number, depth: number): Point[] => [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  const parcels: Point[][] = [
    box(-w, 0, w, back),
    [
      [right, 0],
      [right + w * 0.9, 0],
      [right + w * 0.9, back],
      [w * 0.68, back],
      [w * 0.7, d * 0.62],
      [right, d * 0.6],
    ],
    box(-w, back, w * 1.5, d),
    box(w / 2, back, w * 1.42, d),
    box(-w, -STREET - d, w, d),
    box(0, -STREET - d, right, d),
    box(right, -STREET - d, w * 0.9, d),
  ];
  return parcels.flatMap((corners, place) => {
    const parcel = made(land, place, 'land-garden', ringOf(corners.map(turn)), shoelace(corners));
    const [middleX, middleY] = [average(corners, 0), average(corners, 1)];
    const [houseWidth, houseDepth] = [Math.min(11, w / 3), Math.min(9, d / 4)];
    const house = box(middleX - houseWidth / 2, middleY - houseDepth / 2, houseWidth, houseDepth);
    const isBuilt = (Number(land.number.split(':').at(-1)) + place) % 3 > 0;
    return isBuilt
      ? [
          parcel,
          {
            ...made(land, place + 10, 'house', ringOf(house.map(turn)), shoelace(house)),
            plot: parcel.number,
          },
        ]
      : [parcel];
  });
}

function made(land: RealtyObject, place: number, use: ObjectUse, ring: Point[], area: number): RealtyObject {
  const serial = FIRST_SERIAL + Number(land.number.split(':').at(-1)) * SERIALS_EACH + place;
  return {
    number: `${quarterOf(land.number)}:${serial}`,
    kind: use === 'house' ? 'building' : 'land',
    use,
    address: { ...land.address, house: String(serial) },
    area: Math.round(area * 10) / 10,
    level: use === 'house' ? '1' : null,
    cost: null,
    status: 'registered',
    registered: land.registered,
    place: land.place,
    outlines: [[ring]],
    rights: [],
    encumbrances: [],
  };
}

const ringOf = (corners: Point[]): Point[] => [...corners, ...corners.slice(0, 1)];
const average = (corners: readonly Point[], axis: 0 | 1): number =>
  corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;

function shoelace(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** Boxes are enough to keep invented objects off those of the register. */
const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

function boxOf(object: RealtyObject): Box {
  const points = mercatorPolygons(object).flat(2);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
