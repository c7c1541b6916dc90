export type Coords = readonly [longitude: number, latitude: number];

export interface MapPoint {
  readonly id: number;
  readonly coords: Coords;
  readonly price: number;
}

/** Cheap, ordinary or dear among the flats of the picture. */
type PriceThird = 'low' | 'middle' | 'high';

interface DrawnPoint {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly price: number;
  readonly third: PriceThird;
}

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly points: readonly DrawnPoint[];
  /** Around all points: an SVG path, drawn with a thick round border. */
  readonly outline: string;
  readonly scale: { readonly length: number; readonly metres: number };
  /** Prices that part the thirds; null where all are alike. */
  readonly bounds: readonly [number, number] | null;
}

const size = { width: 520, height: 520, margin: 46 };
const metresPerDegree = 111_320;
/** A single house still has streets around it. */
const leastMetres = 600;
const scaleSteps = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** Points as on a plan with the north above; streets are not drawn, their distances are true. */
export function drawMap(points: readonly MapPoint[]): MapDrawing | null {
  const known = points.filter(({ coords }) => coords.every(Number.isFinite));
  if (known.length === 0) return null;
  const project = projection(known.map(({ coords }) => coords));
  const bounds = thirds(known.map(({ price }) => price));
  const drawn = known.map(({ id, coords, price }) => {
    const { x, y } = project.place(coords);
    return { id, x, y, price, third: thirdOf(price, bounds) };
  });
  const metres = scaleSteps.findLast((step) => step * project.unitsPerMetre <= size.width / 3) ?? 100;
  return {
    width: size.width,
    height: size.height,
    points: drawn,
    outline: pathOf(hull(drawn.map(({ x, y }) => [x, y] as const))),
    scale: { length: round(metres * project.unitsPerMetre), metres },
    bounds,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function projection(places: readonly Coords[]) {
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = ends(longitudes);
  const [south, north] = ends(latitudes);
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  const eastMetres = metresPerDegree * Math.cos((middle[1] * Math.PI) / 180);
  const across = Math.max(leastMetres, (east - west) * eastMetres);
  const upwards = Math.max(leastMetres, (north - south) * metresPerDegree);
  const unitsPerMetre = Math.min(
    (size.width - 2 * size.margin) / across,
    (size.height - 2 * size.margin) / upwards,
  );
  return {
    unitsPerMetre,
    place: ([longitude, latitude]: Coords) => ({
      x: round(size.width / 2 + (longitude - middle[0]) * eastMetres * unitsPerMetre),
      y: round(size.height / 2 - (latitude - middle[1]) * metresPerDegree * unitsPerMetre),
    }),
  };
}

const ends = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];

function thirds(prices: readonly number[]): readonly [number, number] | null {
  const sorted = prices.toSorted((one, other) => one - other);
  const low = sorted[Math.floor(sorted.length / 3)];
  const high = sorted[Math.floor((2 * sorted.length) / 3)];
  return low === undefined || high === undefined || low === high ? null : [low, high];
}

function thirdOf(price: number, bounds: readonly [number, number] | null): PriceThird {
  if (!bounds) return 'middle';
  if (price < bounds[0]) return 'low';
  return price < bounds[1] ? 'middle' : 'high';
}

type Spot = readonly [x: number, y: number];

/** The convex hull, by Andrew's monotone chain. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  if (sorted.length < 3) return sorted;
  const half = (ordered: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), spot) <= 0) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(from: Spot = [0, 0], over: Spot = [0, 0], to: Spot): number {
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]);
}

const pathOf = (spots: readonly Spot[]): string => `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
