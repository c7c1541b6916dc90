/** Metres, or units of a projection, to the east and to the north of the origin. */
interface PlanPoint {
  readonly east: number;
  readonly north: number;
  /** A round object, a well or a pole, drawn as a circle. */
  readonly radius?: number | undefined;
}

export type PlanRing = readonly PlanPoint[];

export interface PlanDrawing {
  readonly outlinePath: string;
  readonly partsPath: string;
  readonly circles: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Corners, if few enough to be visible. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  /** A round length and its share of the picture's width. */
  readonly bar: { readonly share: number; readonly metres: number };
  readonly widthMetres: number;
  readonly heightMetres: number;
  readonly pointCount: number;
}

export const planWidth = 640;
export const planHeight = 400;
const margin = 28;
/** Points nearer than this in the picture are merged: a boundary has thousands of them. */
const nearest = 0.6;
const maxCorners = 60;

interface Frame {
  readonly west: number;
  readonly north: number;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/**
 * The outline from its coordinates, north up, in a picture of fixed size. `metresPerUnit` is for projections that distort
 * lengths (EPSG:3857 by 1 / cos latitude). `null` when there is nothing to draw.
 */
export function drawPlan(
  outline: readonly PlanRing[],
  parts: readonly PlanRing[] = [],
  metresPerUnit = 1,
): PlanDrawing | null {
  const drawn = outline.filter((ring) => ring.length > 0);
  const frame = frameOf([...drawn, ...parts].flat());
  if (!frame || drawn.length === 0) return null;
  const corners = withoutRepeats(drawn.flatMap(distinct).map((point) => place(point, frame)));
  return {
    outlinePath: pathOf(drawn, frame),
    partsPath: pathOf(parts, frame),
    circles: drawn.flat().flatMap((point) => circleOf(point, frame)),
    corners: corners.length <= maxCorners ? corners : [],
    bar: barOf(frame, metresPerUnit),
    widthMetres: frame.across * metresPerUnit,
    heightMetres: frame.down * metresPerUnit,
    pointCount: drawn.flatMap(distinct).length,
  };
}

function frameOf(points: readonly PlanPoint[]): Frame | null {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { east: x, north: y, radius = 0 } of points) {
    west = Math.min(west, x - radius);
    east = Math.max(east, x + radius);
    south = Math.min(south, y - radius);
    north = Math.max(north, y + radius);
  }
  const [across, down] = [east - west, north - south];
  if (!(Math.max(across, down) > 0)) return null;
  const scale = Math.min(
    (planWidth - 2 * margin) / Math.max(across, 1e-9),
    (planHeight - 2 * margin) / Math.max(down, 1e-9),
  );
  return {
    west,
    north,
    scale,
    across,
    down,
    left: (planWidth - across * scale) / 2,
    top: (planHeight - down * scale) / 2,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function withoutRepeats(places: readonly Place[]): Place[] {
  return [...new Map(places.map((at) => [`${at.x} ${at.y}`, at])).values()];
}

function place({ east, north }: PlanPoint, frame: Frame): Place {
  return {
    x: round(frame.left + (east - frame.west) * frame.scale),
    y: round(frame.top + (frame.north - north) * frame.scale),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A ring that ends where it starts is closed; anything else is a line, e.g. a pipe. */
function isClosed(ring: PlanRing): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 3 && first?.east === last?.east && first?.north === last?.north;
}

function distinct(ring: PlanRing): PlanRing {
  return isClosed(ring) ? ring.slice(0, -1) : ring;
}

function pathOf(rings: readonly PlanRing[], frame: Frame): string {
  return rings
    .filter((ring) => ring.length > 1)
    .map((ring) => {
      const steps = thinned(ring.map((point) => place(point, frame))).map(({ x, y }) => `${x} ${y}`);
      return `M${steps.join('L')}${isClosed(ring) ? 'Z' : ''}`;
    })
    .join('');
}

function thinned(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const [index, at] of places.entries()) {
    const last = kept.at(-1);
    const isEnd = index === places.length - 1;
    if (!last || isEnd || Math.hypot(at.x - last.x, at.y - last.y) >= nearest) kept.push(at);
  }
  return kept;
}

function circleOf(point: PlanPoint, frame: Frame): { x: number; y: number; r: number }[] {
  return point.radius === undefined || point.radius <= 0
    ? []
    : [{ ...place(point, frame), r: round(point.radius * frame.scale) }];
}

/** A round length close to a fifth of the width: 1, 2 or 5 times a power of ten. */
function barOf({ scale }: Frame, metresPerUnit: number): PlanDrawing['bar'] {
  const metresInPicture = (planWidth / scale) * metresPerUnit;
  const wanted = metresInPicture / 5;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = ([5, 2, 1].find((step) => step * power <= wanted) ?? 1) * power;
  return { metres, share: metres / metresInPicture };
}
