import { objectMapOf, type ObjectMap } from '@proverka/charts/object-map';
import { drawSitePlan } from '@proverka/charts/site-plan-drawing';
import { paperChart } from '@proverka/charts/paper-chart';
import type {
  MapPoint,
  MapPolygon,
  PlanKind,
  PlanObject,
  SitePlanData,
} from '@proverka/charts/site-plan-data';
import type { ObjectPlan } from '@proverka/contract/object';

/** An invented place in metres of EPSG:3857, and its stretch of lengths. */
const corner: MapPoint = [3_376_000, 8_386_500];
const stretch = Math.cosh(corner[1] / 6_378_137);

const polygon = (...metres: readonly (readonly [number, number])[]): MapPolygon => {
  const points = metres.map(([x, y]): MapPoint => [corner[0] + x * stretch, corner[1] + y * stretch]);
  return [points.concat(points.slice(0, 1))];
};
const rectangle = (west: number, south: number, width: number, height: number): MapPolygon =>
  polygon([west, south], [west + width, south], [west + width, south + height], [west, south + height]);
const object = (number: string, kind: PlanKind, ...polygons: MapPolygon[]): PlanObject => ({
  number: `78:31:0000000:${number}`,
  kind,
  polygons,
});

/** The house of the sample object, in a yard between a street, a school and other houses. */
export const sampleData: SitePlanData = {
  subject: object('100', 'building', polygon([0, 0], [56, 4], [54, 31], [29, 29], [27, 59], [-4, 56])),
  registeredArea: null,
  partsLeftOut: 0,
  neighbours: {
    kind: 'known',
    isCutOff: false,
    objects: [
      object('12', 'land', polygon([-12, -8], [66, -3], [62, 68], [-16, 64])),
      object('13', 'land', polygon([66, -3], [128, 2], [124, 74], [62, 68])),
      object('11', 'land', polygon([-12, -8], [-16, 64], [-92, 58], [-88, -14])),
      object('101', 'building', rectangle(78, 14, 14, 44)),
      object('98', 'building', polygon([-80, 0], [-58, 2], [-60, 46], [-82, 44])),
      object('104', 'construction', rectangle(38, 42, 9, 7)),
    ],
  },
};

/** A parcel in two parts, the smaller one a strip across the road. */
export const twoParts: SitePlanData = {
  ...sampleData,
  subject: object('12', 'land', rectangle(0, 0, 60, 40), rectangle(80, 0, 14, 40)),
  registeredArea: 4150,
  neighbours: {
    ...sampleData.neighbours,
    kind: 'known',
    isCutOff: false,
    objects: [object('7', 'land', rectangle(60, -10, 20, 70)), object('8', 'land', rectangle(0, 40, 60, 30))],
  },
};

/** A parcel along a shore: a boundary of more points than a picture has room for. */
export const shore: SitePlanData = {
  subject: object(
    '14',
    'land',
    polygon(
      ...Array.from({ length: 1200 }, (_, place): [number, number] => {
        const angle = (2 * Math.PI * place) / 1200;
        const away = 90 * (1 + 0.05 * Math.sin(7 * angle) + 0.01 * Math.sin(61 * angle));
        return [away * Math.cos(angle) * 1.4, away * Math.sin(angle)];
      }),
    ),
  ),
  registeredArea: 12_000,
  partsLeftOut: 1,
  neighbours: { kind: 'silent' },
};

const sizes = { wide: { width: 720, height: 440 }, narrow: { width: 328, height: 328 } } as const;

export const pictureOf = (data: SitePlanData, width: 'wide' | 'narrow'): string =>
  paperChart(drawSitePlan(data, sizes[width]), 'План', { accent: '#14533f' }).svg ?? '';

export function planOf(data: SitePlanData): ObjectPlan {
  const { summary, notes, table } = drawSitePlan(data, sizes.wide);
  return {
    state: 'drawn',
    summary,
    notes: [...notes],
    neighbours: table.rows.map(([number = '', title = '', place = '']) => ({ number, title, place })),
  };
}

export function mapOf(data: SitePlanData): ObjectMap {
  const map = objectMapOf(data);
  if (!map) throw new Error('The sample has an outline');
  return map;
}
