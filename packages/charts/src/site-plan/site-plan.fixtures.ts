import type { MapPoint, MapPolygon, PlanKind, PlanObject, SitePlanData } from './plan-data.domain.ts';

/** A corner of Saint Petersburg in metres of EPSG:3857, and its stretch of lengths. */
export const corner: MapPoint = [3_380_000, 8_380_000];
export const stretch = Math.cosh(corner[1] / 6_378_137);

/** A closed ring from metres of ground east and north of the corner. */
export function ringOf(...metres: readonly (readonly [number, number])[]): MapPoint[] {
  const points = metres.map(([x, y]): MapPoint => [corner[0] + x * stretch, corner[1] + y * stretch]);
  const [first] = points;
  return first ? [...points, first] : [];
}

/** A rectangle, from metres of ground. */
export const rectangle = (west: number, south: number, width: number, height: number): MapPolygon => [
  ringOf([west, south], [west + width, south], [west + width, south + height], [west, south + height]),
];

export const planObject = (number: string, kind: PlanKind, ...polygons: MapPolygon[]): PlanObject => ({
  number,
  kind,
  polygons,
});

/** A parcel of 25 × 40 metres with its house, between two neighbours and opposite a third. */
export const garden: SitePlanData = {
  subject: planObject('78:31:0099001:20', 'land', rectangle(0, 0, 25, 40)),
  registeredArea: 1011,
  partsLeftOut: 0,
  neighbours: {
    kind: 'known',
    isCutOff: false,
    objects: [
      planObject('78:31:0099001:21', 'land', rectangle(25, 0, 25, 40)),
      planObject('78:31:0099001:19', 'land', rectangle(-25, 0, 25, 40)),
      planObject('78:31:0099001:1061', 'building', rectangle(6, 15, 10, 12)),
      planObject('78:31:0099002:7', 'land', rectangle(-5, -40, 30, 28)),
    ],
  },
};

/** A boundary like a shore: so many points around a circle of so many metres, each moved a little. */
export const shore = (points: number, radius: number): MapPolygon => [
  ringOf(
    ...Array.from({ length: points }, (_, place): [number, number] => {
      const angle = (2 * Math.PI * place) / points;
      const away = radius * (1 + 0.05 * Math.sin(7 * angle) + 0.002 * Math.sin(place * 12.9898));
      return [away * Math.cos(angle), away * Math.sin(angle)];
    }),
  ),
];
