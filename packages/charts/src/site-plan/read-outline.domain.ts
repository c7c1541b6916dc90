import { groundArea, toDegrees } from './ground.domain.ts';
import type { MapPoint, MapPolygon, MapRing } from './plan-data.domain.ts';

type SentPolygons = readonly (readonly (readonly (readonly number[])[])[])[];

/** `none`: there is no outline; `absurd`: there is one that cannot be where it says. */
export type OutlineReading =
  | { readonly kind: 'sound'; readonly polygons: readonly MapPolygon[]; readonly partsLeftOut: number }
  | { readonly kind: 'none' | 'absurd' };

/** Russia lies between these latitudes, and in no longitude between these; the islands around it are within. */
const [southernmost, northernmost] = [41, 82.5];
const [westernmost, easternmost] = [19, -168];
/** The largest parcels, forests and reindeer pastures, are a few hundred kilometres long. */
const longestPart = 1_500_000;
/** Square metres: below it, an outline is a point or a line that was closed. */
const smallestArea = 0.05;

/**
 * What of a sent outline can be drawn: closed rings of at least three different points in Russia. A part with one bad ring is
 * left out as a whole, for a boundary without its hole or with a moved corner would be a wrong statement.
 */
export function readOutline(sent: SentPolygons | null): OutlineReading {
  if (sent === null || sent.every((polygon) => polygon.length === 0)) return { kind: 'none' };
  const polygons = sent.filter((polygon) => polygon.length > 0).map(readPolygon);
  const sound = polygons.filter((polygon) => polygon !== null);
  if (sound.length === 0) return { kind: 'absurd' };
  return { kind: 'sound', polygons: sound, partsLeftOut: polygons.length - sound.length };
}

function readPolygon(rings: SentPolygons[number]): MapPolygon | null {
  const read = rings.map(readRing);
  const sound = read.filter((ring) => ring !== null);
  const [outer] = sound;
  if (!outer || sound.length < read.length || groundArea([[outer]]) < smallestArea) return null;
  const hasArea = groundArea([sound]) >= smallestArea;
  return hasArea ? sound : null;
}

function readRing(sent: readonly (readonly number[])[]): MapRing | null {
  const points = sent.map(([east = Number.NaN, north = Number.NaN]): MapPoint => [east, north]);
  if (!points.every(isInRussia)) return null;
  const [first] = points;
  if (!first) return null;
  const different = points.filter(
    (point, place) => place === 0 || !isSame(point, points[place - 1] ?? point),
  );
  const open =
    different.length > 1 && isSame(first, different.at(-1) ?? first) ? different.slice(0, -1) : different;
  if (open.length < 3 || lengthOf(open) > longestPart) return null;
  return [...open, first];
}

const isSame = (one: MapPoint, other: MapPoint): boolean => one[0] === other[0] && one[1] === other[1];

function lengthOf(points: readonly MapPoint[]): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return Math.max(east - west, north - south);
}

/** Degrees sent as metres lie off the coast of Africa; exchanged axes lie in the Atlantic or in the Arctic Sea. */
function isInRussia(point: MapPoint): boolean {
  if (!point.every(Number.isFinite)) return false;
  const [longitude, latitude] = toDegrees(point);
  if (Math.abs(longitude) > 180.001 || latitude < southernmost || latitude > northernmost) return false;
  return longitude >= westernmost || longitude <= easternmost;
}
