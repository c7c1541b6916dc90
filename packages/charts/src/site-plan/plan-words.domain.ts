import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';
import { boxOf, groundArea, groundPerUnit, middleOf } from './ground.domain.ts';
import type { NeighbourPlace } from './plan-neighbours.domain.ts';
import type { PlanKind, PlanObject, SitePlanData } from './plan-data.domain.ts';

const nbsp = '\u00A0';

export const kindWords: Readonly<Record<PlanKind, string>> = {
  land: 'Земельный участок',
  building: 'Здание',
  construction: 'Сооружение',
  unfinished: 'Незавершённое строительство',
};

const forms: Readonly<Record<PlanKind, readonly [one: string, few: string, many: string]>> = {
  land: ['участок', 'участка', 'участков'],
  building: ['здание', 'здания', 'зданий'],
  construction: ['сооружение', 'сооружения', 'сооружений'],
  unfinished: ['недостроенный объект', 'недостроенных объекта', 'недостроенных объектов'],
};

const sides = [
  'к северу',
  'к северо-востоку',
  'к востоку',
  'к юго-востоку',
  'к югу',
  'к юго-западу',
  'к западу',
  'к северо-западу',
] as const;

const threeDigits = (value: number): string => formatDecimal(Number(value.toPrecision(3)), 3);

/** As precise as an outline of the map is: whole metres, and tenths of a short length. */
export function lengthWords(metres: number): string {
  if (metres >= 1000) return `${threeDigits(metres / 1000)}${nbsp}км`;
  return `${formatDecimal(Number(metres.toFixed(metres < 10 ? 1 : 0)), 1)}${nbsp}м`;
}

const hectare = 10_000;

export const areaWords = (squareMetres: number): string =>
  squareMetres >= 10 * hectare
    ? `${threeDigits(squareMetres / hectare)}${nbsp}га`
    : `${threeDigits(squareMetres)}${nbsp}м²`;

/** What the picture shows, for those who do not see it. */
export function summaryOf({ subject, neighbours }: SitePlanData, places: readonly NeighbourPlace[]): string {
  return [
    `${kindWords[subject.kind]} ${subject.number}, север вверху.`,
    sizeOf(subject),
    ...(neighbours.kind === 'known' ? groupsOf(places) : []),
  ].join(' ');
}

function sizeOf({ kind, polygons }: PlanObject): string {
  const box = boxOf(polygons);
  if (!box) return '';
  const perUnit = groundPerUnit(middleOf(box)[1]);
  const [across, up] = [(box.east - box.west) * perUnit, (box.north - box.south) * perUnit];
  const what = kind === 'land' ? 'Площадь по контуру' : 'Площадь застройки по контуру';
  return `${what} около ${areaWords(groundArea(polygons))}, с запада на восток ${lengthWords(across)}, с юга на север ${lengthWords(up)}.`;
}

const groupTitles: Readonly<Record<NeighbourPlace['relation'], string>> = {
  inside: 'Внутри границ',
  around: 'Вокруг него',
  touches: 'Граничит',
  apart: 'Рядом',
};

function groupsOf(places: readonly NeighbourPlace[]): string[] {
  const groups = Map.groupBy(places, ({ relation }) => relation);
  return (['inside', 'around', 'touches', 'apart'] as const).flatMap((relation) => {
    const found = groups.get(relation) ?? [];
    if (found.length === 0) return [];
    const kinds = Map.groupBy(found, ({ object }) => object.kind);
    const words = [...kinds].map(([kind, some]) => counted(some.length, ...forms[kind]));
    return [`${groupTitles[relation]}: ${words.join(', ')}.`];
  });
}

/** «граничит, к северу», «15 м к востоку». */
export function placeWords({ relation, metres, direction }: NeighbourPlace): string {
  const side = sides[direction] ?? '';
  if (relation === 'inside') return 'внутри границ';
  if (relation === 'around') return 'вокруг объекта';
  return relation === 'touches' ? `граничит, ${side}` : `${lengthWords(metres)} ${side}`;
}
