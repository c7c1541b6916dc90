import { counted } from '@proverka/words/plural';
import { groundArea } from './ground.domain.ts';
import type { SitePlanData } from './plan-data.domain.ts';
import { areaWords } from './plan-words.domain.ts';

/** A boundary of so many points has more than a picture shows. */
const manyPoints = 200;
/** Share of the area by which an outline of the map may differ from the register: boundaries are rounded and moved. */
const usualDifference = 0.1;

/** What a reader has to know to read the plan rightly; the first sentence stands below every plan. */
export function notesOf(data: SitePlanData, drawn: number): string[] {
  return [
    'Контур с публичной кадастровой карты (НСПД): ориентир, а не межевой план.',
    ...partsNotes(data),
    ...pointsNotes(data),
    ...areaNotes(data),
    ...neighbourNotes(data, drawn),
  ];
}

function partsNotes({ subject, partsLeftOut }: SitePlanData): string[] {
  const parts = subject.polygons.length;
  return [
    ...(parts > 1 ? [`Контур состоит из частей: ${parts}.`] : []),
    ...(partsLeftOut > 0
      ? [
          `Не нарисовано частей контура: ${partsLeftOut}. Их координаты на карте неверны. Точные границы — в выписке из ЕГРН.`,
        ]
      : []),
  ];
}

function pointsNotes({ subject }: SitePlanData): string[] {
  const points = subject.polygons.flat().reduce((sum, ring) => sum + ring.length - 1, 0);
  return points > manyPoints
    ? [
        `У границы ${counted(points, 'точка', 'точки', 'точек')}: на рисунке она упрощена, отличие меньше толщины линии.`,
      ]
    : [];
}

function areaNotes({ subject, registeredArea, partsLeftOut }: SitePlanData): string[] {
  // The register's area of a building counts its floors, the outline only the ground it stands on.
  if (subject.kind !== 'land' || registeredArea === null || registeredArea <= 0 || partsLeftOut > 0)
    return [];
  const drawn = groundArea(subject.polygons);
  if (Math.abs(drawn - registeredArea) <= registeredArea * usualDifference) return [];
  return [
    `Площадь по контуру, около ${areaWords(drawn)}, не сходится с площадью по сведениям реестра, ${areaWords(registeredArea)}. Границы могли не уточняться: проверьте их по выписке из ЕГРН.`,
  ];
}

function neighbourNotes({ neighbours }: SitePlanData, drawn: number): string[] {
  if (neighbours.kind === 'silent') return ['Соседние объекты не показаны: карта не ответила.'];
  if (neighbours.kind === 'too_large')
    return ['Соседние объекты не показаны: вокруг такого большого объекта карта их не сообщает.'];
  if (neighbours.objects.length === 0) return ['Других объектов рядом на карте нет.'];
  const rest = neighbours.objects.length - drawn;
  return [
    ...(neighbours.isCutOff ? ['Карта сообщила не обо всех соседних объектах.'] : []),
    ...(rest > 0 ? [`Показаны ближайшие объекты; не показано: ${rest}.`] : []),
  ];
}
