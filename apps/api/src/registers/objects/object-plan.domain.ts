import { drawSitePlan } from '@proverka/charts/site-plan-drawing';
import type { Neighbours, PlanKind, PlanObject, SitePlanData } from '@proverka/charts/site-plan-data';
import { readOutline } from '@proverka/charts/site-plan-outline';
import { surroundingsOf } from '@proverka/charts/site-plan-surroundings';
import { paperChart } from '@proverka/charts/paper-chart';
import type { ObjectDetails, ObjectMap } from '@proverka/contract/object';
import type { MapArea } from '../sources/nspd/neighbours.ts';

type Outline = NonNullable<ObjectDetails['outline']>;

/** Neighbours as they are kept with an object's details: what the map sent, not yet judged. */
export type KeptNeighbours =
  | {
      readonly kind: 'known';
      readonly objects: readonly {
        readonly number: string;
        readonly kind: PlanKind;
        readonly outline: Outline;
      }[];
      readonly isCutOff: boolean;
    }
  | { readonly kind: 'silent' }
  | { readonly kind: 'too_large' };

/** What the map says of the place an object is in. */
interface KeptSurroundings {
  /** `null`: the map did not name the layer. */
  readonly kind: PlanKind | null;
  readonly neighbours: KeptNeighbours;
}

/** What is kept of an object beside what its page shows: enough to draw it without asking the map again. */
export interface KeptDetails extends ObjectDetails {
  /** Absent where the map had no outline, and in what was kept before the map was asked about neighbours. */
  readonly surroundings?: KeptSurroundings;
  /** The plan as SVG; absent where nothing can be drawn. */
  readonly pictures?: Readonly<Record<PlanWidth, string>>;
  /** The same as GeoJSON. */
  readonly map?: ObjectMap | null;
}

export interface DrawnObject {
  readonly number: string;
  /** `null`: the map did not name the layer. */
  readonly kind: PlanKind | null;
  readonly outline: ObjectDetails['outline'];
  /** Square metres as the register writes them; anything else counts as unknown. */
  readonly area: string;
  readonly neighbours: KeptNeighbours;
}

/** `none`: the map has no outline of the object; `absurd`: it has one that cannot be where it says. */
export type PlanReading =
  | { readonly kind: 'drawable'; readonly data: SitePlanData }
  | { readonly kind: 'none' | 'absurd' };

/** The box the map has to be asked about to draw an object's neighbours; `too_large`: it would not answer. */
export function boxToAsk(outline: ObjectDetails['outline']): MapArea['box'] | 'too_large' | null {
  const read = readOutline(outline);
  const around = read.kind === 'sound' ? surroundingsOf(read.polygons) : null;
  if (!around) return null;
  return around.isAskable ? around.box : 'too_large';
}

/** What can be drawn of an object. Neighbours whose outlines are impossible are left out, which the plan does not hide. */
export function readPlan({ number, kind, outline, area, neighbours }: DrawnObject): PlanReading {
  const read = readOutline(outline);
  if (read.kind !== 'sound') return { kind: read.kind };
  return {
    kind: 'drawable',
    data: {
      subject: { number, kind: kind ?? 'land', polygons: read.polygons },
      registeredArea: areaOf(area),
      partsLeftOut: read.partsLeftOut,
      neighbours: neighbours.kind === 'known' ? soundOf(neighbours) : neighbours,
    },
  };
}

function soundOf({ objects, isCutOff }: Extract<KeptNeighbours, { kind: 'known' }>): Neighbours {
  const sound = objects.flatMap(({ number, kind, outline }): PlanObject[] => {
    const read = readOutline(outline);
    return read.kind === 'sound' ? [{ number, kind, polygons: read.polygons }] : [];
  });
  return { kind: 'known', objects: sound, isCutOff: isCutOff || sound.length < objects.length };
}

function areaOf(text: string): number | null {
  const area = Number(text.trim().replace(',', '.'));
  return Number.isFinite(area) && area > 0 ? area : null;
}

/** Pixels: a picture for a desk and for paper, and one for a phone. */
const sizes = {
  wide: { width: 720, height: 440 },
  narrow: { width: 328, height: 328 },
} as const;
export type PlanWidth = keyof typeof sizes;

/** The plan as an image without a script, a style sheet or an address: it may be served to anybody who may see the object. */
export const planSvg = (data: SitePlanData, width: PlanWidth, accent: string): string =>
  paperChart(drawSitePlan(data, sizes[width]), 'План', { accent }).svg ?? '';

/** What the page says beside the picture; the picture's own description is `summary`. */
export function planWords(data: SitePlanData) {
  const { summary, notes, table } = drawSitePlan(data, sizes.wide);
  return {
    summary,
    notes: [...notes],
    neighbours: table.rows.map(([number = '', title = '', place = '']) => ({ number, title, place })),
  };
}
