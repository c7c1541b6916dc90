import polylabel from 'polylabel';
import simplify from 'simplify-js';
import { boxOf, groundPerUnit, middleOf, toDegrees, type Box } from './ground.domain.ts';
import type {
  MapPoint,
  MapPolygon,
  MapRing,
  PlanKind,
  PlanObject,
  SitePlanData,
} from './plan-data.domain.ts';
import { surroundingsOf } from './plan-frame.domain.ts';
import { shortNumber } from './plan-labels.domain.ts';
import { kindWords } from './plan-words.domain.ts';

/** Degrees of WGS 84, as GeoJSON has them (RFC 7946). */
type Degrees = [longitude: number, latitude: number];

export interface MapFeature {
  type: 'Feature';
  geometry: { type: 'MultiPolygon'; coordinates: Degrees[][][] };
  properties: {
    number: string;
    kind: PlanKind;
    title: string;
    role: 'subject' | 'neighbour';
    /** What the object is called on the map, and where. */
    label: string;
    label_at: Degrees;
  };
}

/** The object and its neighbours for a map that can be moved, as a collection of GeoJSON with what the map has to know. */
export interface ObjectMap {
  type: 'FeatureCollection';
  /** What the map shows first. */
  bbox: [west: number, south: number, east: number, north: number];
  features: MapFeature[];
}

/** Metres of ground a boundary may be away from the true one, and the share of what is shown first. */
const tolerance = { metres: 0.05, share: 1 / 8000 };

/** `null` without an outline. Parcels come first and the object itself last, so that a map draws them in this order. */
export function objectMapOf({ subject, neighbours }: SitePlanData): ObjectMap | null {
  const around = surroundingsOf(subject.polygons);
  if (!around) return null;
  const { box } = around;
  const away = Math.max(
    tolerance.metres / groundPerUnit(middleOf(box)[1]),
    (box.east - box.west) * tolerance.share,
  );
  const known = neighbours.kind === 'known' ? neighbours.objects : [];
  const others = known.filter(({ number }) => number !== subject.number);
  return {
    type: 'FeatureCollection',
    bbox: boxInDegrees(box),
    features: [...others.filter(isLand), ...others.filter((one) => !isLand(one)), subject].map((object) =>
      featureOf(object, subject, away),
    ),
  };
}

const isLand = ({ kind }: PlanObject): boolean => kind === 'land';

function featureOf({ number, kind, polygons }: PlanObject, subject: PlanObject, away: number): MapFeature {
  const thin = polygons.map((polygon) => thinned(polygon, away));
  return {
    type: 'Feature',
    geometry: {
      type: 'MultiPolygon',
      coordinates: thin.map((polygon) =>
        polygon.map((ring, place) => turned(ring, place > 0).map(inDegrees)),
      ),
    },
    properties: {
      number,
      kind,
      title: kindWords[kind],
      role: number === subject.number ? 'subject' : 'neighbour',
      label: shortNumber(number, subject.number),
      label_at: inDegrees(labelPlace(thin)),
    },
  };
}

/** A ring keeps at least the four points that make it one. */
const thinned = (polygon: MapPolygon, away: number): MapPolygon =>
  polygon.map((ring) => {
    const points = simplify(
      ring.map(([x, y]) => ({ x, y })),
      away,
      true,
    );
    return points.length < 4 ? ring : points.map(({ x, y }): MapPoint => [x, y]);
  });

/** Outer rings run against the clock and holes with it, as GeoJSON demands. */
function turned(ring: MapRing, isHole: boolean): MapRing {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[place + 1] ?? [x, y];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  return twice > 0 === isHole ? ring : ring.toReversed();
}

/** The middle of the widest place of the largest part. */
function labelPlace(polygons: readonly MapPolygon[]): MapPoint {
  const [largest] = polygons
    .map((polygon) => ({ polygon, size: sizeOf(boxOf([polygon])) }))
    .toSorted((one, other) => other.size - one.size);
  const [x = 0, y = 0] = largest
    ? polylabel(
        largest.polygon.map((ring) => ring.map(([east, north]): [number, number] => [east, north])),
        largest.size / 100,
      )
    : [];
  return [x, y];
}

const sizeOf = (box: Box | null): number =>
  box === null ? 0 : Math.max(box.east - box.west, box.north - box.south);

/** Seven digits are a centimetre. */
const round = (degrees: number): number => Number(degrees.toFixed(7));

function inDegrees(point: MapPoint): Degrees {
  const [longitude, latitude] = toDegrees(point);
  return [round(longitude), round(latitude)];
}

const boxInDegrees = ({ west, south, east, north }: Box): ObjectMap['bbox'] => [
  ...inDegrees([west, south]),
  ...inDegrees([east, north]),
];
