import type { Damage } from '@proverka/contract/finding';
import { placeOnScheme, vehicles, type Vehicle } from './damage-places.ts';
import { schemes } from './damage-shapes.ts';

/** How a zone is marked; `plain`: damaged, the degree is not said. */
export type Mark = 'shape' | 'plain' | 'surface';

export interface DamageDrawing {
  readonly vehicle: Vehicle;
  /** «Легковой автомобиль, вид сверху, перед вверху. Отмечено: …». */
  readonly alt: string;
  readonly lines: readonly string[];
  /** Every zone of the scheme as an SVG path; those without a mark are whole. */
  readonly zones: readonly { readonly zone: string; readonly path: string; readonly mark: Mark | null }[];
}

/** Places marked in the same way, in words: all that are on a scheme, and the first of the others. */
export interface DamageGroup {
  readonly mark: Mark;
  readonly title: string;
  readonly places: readonly string[];
}

export interface DamagePicture {
  /** One for each kind of vehicle the codes belong to; none when no place is on a scheme. */
  readonly drawings: readonly DamageDrawing[];
  readonly groups: readonly DamageGroup[];
}

/** The graver first: a zone named twice is marked as the graver of the two. */
const marks: readonly Mark[] = ['shape', 'plain', 'surface'];

const titles: Readonly<Record<Mark, string>> = {
  shape: 'Изменена форма: вмятины, разрывы, перекосы',
  plain: 'Повреждённые места',
  surface: 'Форма цела: царапины, сколы, стёкла, фары, колёса',
};

/** Codes nobody knows may be any number; the records tell all of them. */
const mostOffScheme = 12;

const markOf = ({ degree }: Damage): Mark => degree ?? 'plain';

/** What an accident damaged, drawn on the scheme of the vehicle and in words; the same on screen and on paper. */
export function pictureDamage(damage: readonly Damage[]): DamagePicture {
  const placed = damage.flatMap((one) => {
    const place = placeOnScheme(one.code);
    return place === null ? [] : [{ ...place, mark: markOf(one), words: one.place }];
  });
  return {
    drawings: vehicles.flatMap((vehicle) => {
      const own = placed.filter((one) => one.vehicle === vehicle);
      return own.length === 0 ? [] : [drawingOf(vehicle, own)];
    }),
    groups: groupsOf(damage),
  };
}

/** A place told with two degrees is listed once, with the graver. */
function groupsOf(damage: readonly Damage[]): DamageGroup[] {
  const told = new Set<string>();
  return marks.flatMap((mark) => {
    const ofMark = damage.filter((one) => markOf(one) === mark);
    const onScheme = ofMark.filter(({ code }) => placeOnScheme(code) !== null).map(({ place }) => place);
    const others = ofMark.filter(({ code }) => placeOnScheme(code) === null).map(offSchemeWords);
    const places = [...new Set(onScheme)].filter((place) => !told.has(place));
    const apart = [...new Set(others)].filter((place) => !told.has(place));
    for (const place of [...places, ...apart]) told.add(place);
    const shown = [...places, ...firstOf(apart)];
    return shown.length === 0 ? [] : [{ mark, title: titles[mark], places: shown }];
  });
}

interface Placed {
  readonly zones: readonly string[];
  readonly mark: Mark;
  readonly words: string;
}

function drawingOf(vehicle: Vehicle, placed: readonly Placed[]): DamageDrawing {
  const { title, zones, lines } = schemes[vehicle];
  const markOfZone = (zone: string): Mark | null =>
    marks.find((mark) => placed.some((one) => one.mark === mark && one.zones.includes(zone))) ?? null;
  const words = [...new Set(placed.map((one) => one.words))].join('; ');
  return {
    vehicle,
    alt: `${title}, вид сверху, перед вверху. Отмечено: ${words}.`,
    lines,
    zones: Object.entries(zones).map(([zone, path]) => ({ zone, path, mark: markOfZone(zone) })),
  };
}

/** What no scheme has is only told in words. */
const offSchemeWords = ({ place }: Damage): string => `${place} (на схеме не показано)`;

const firstOf = (places: readonly string[]): string[] =>
  places.length <= mostOffScheme
    ? [...places]
    : [...places.slice(0, mostOffScheme), `и ещё ${places.length - mostOffScheme}, на схеме не показаны`];
