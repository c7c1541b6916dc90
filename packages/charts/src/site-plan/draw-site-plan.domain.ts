import { round, type Drawing, type LegendEntry, type Look, type Shape } from '../picture/picture.domain.ts';
import { drawnPolygons, pathOf, type DrawnPolygon } from './drawn-polygon.domain.ts';
import type { PlanObject, SitePlanData } from './plan-data.domain.ts';
import { frameOf, type Frame, type PlanSize } from './plan-frame.domain.ts';
import { planFurniture } from './plan-furniture.domain.ts';
import { labelsOf, shortNumber } from './plan-labels.domain.ts';
import { placeNeighbours, type NeighbourPlace } from './plan-neighbours.domain.ts';
import { notesOf } from './plan-notes.domain.ts';
import { kindWords, placeWords, summaryOf } from './plan-words.domain.ts';

/** More neighbours than these cannot be told apart. */
const mostDrawn = 60;
const mostRows = 20;
/** Pixels: what is smaller would not be seen, and is marked by a square of this size when it is the object's own. */
const leastSeen = 3;

interface Drawn {
  readonly object: PlanObject;
  readonly polygons: readonly DrawnPolygon[];
}

/** The object with its neighbours, north up, in pixels or, for a paper, in points. */
export function drawSitePlan(data: SitePlanData, size: PlanSize): Drawing {
  const frame = frameOf(data.subject.polygons, size);
  const known = data.neighbours.kind === 'known' ? data.neighbours.objects : [];
  const places = placeNeighbours(data.subject, known).slice(0, mostDrawn);
  return {
    picture: frame && { ...size, isScaled: true, shapes: shapesOf(data.subject, places, frame) },
    summary: summaryOf(data, places),
    legend: legendOf(data.subject, places),
    notes: notesOf(data, places.length),
    table: {
      columns: ['Кадастровый номер', 'Объект', 'Где'],
      rows: places
        .slice(0, mostRows)
        .map((place) => [place.object.number, kindWords[place.object.kind], placeWords(place)]),
    },
  };
}

function shapesOf(subject: PlanObject, places: readonly NeighbourPlace[], frame: Frame): Shape[] {
  const drawn = places.map(({ object }): Drawn => ({ object, polygons: drawnPolygons(object, frame) }));
  const own: Drawn = { object: subject, polygons: drawnPolygons(subject, frame) };
  const [lands, houses] = [drawn.filter(isLand), drawn.filter((one) => !isLand(one))];
  const furniture = planFurniture(frame);
  const named = [own, ...lands, ...houses];
  const labels = labelsOf(
    named.map((one) => ({
      text: one === own ? ownNumber(subject) : shortNumber(one.object.number, subject.number),
      polygons: one.polygons,
      avoids: isLand(one) ? named.filter((other) => !isLand(other)).flatMap(({ polygons }) => polygons) : [],
    })),
    furniture.taken,
    frame,
  );
  return [
    ...pathsOf(lands, 'plot'),
    ...(isLand(own) ? ownShapes(own) : []),
    ...pathsOf(houses, 'house'),
    ...(isLand(own) ? [] : ownShapes(own)),
    ...labels.map(({ x, y, text }): Shape => ({ kind: 'text', x, y, text, anchor: 'middle', look: 'mark' })),
    ...furniture.shapes,
  ];
}

const ownNumber = ({ number }: PlanObject): string => number.slice(number.lastIndexOf(':'));

const isLand = ({ object }: Drawn): boolean => object.kind === 'land';

const pathsOf = (drawn: readonly Drawn[], look: Look): Shape[] =>
  drawn.flatMap(({ polygons }) => {
    const d = pathOf(polygons.filter(({ size }) => size >= leastSeen));
    return d === '' ? [] : [{ kind: 'path', d, look }];
  });

/** Parts of the object that are too small to be seen get a mark, for a part must not vanish. */
function ownShapes({ polygons }: Drawn): Shape[] {
  const small = polygons.filter(({ size }) => size < leastSeen);
  return [
    { kind: 'path', d: pathOf(polygons.filter(({ size }) => size >= leastSeen)), look: 'mine' },
    ...small.map(({ rings }): Shape => {
      const [[x, y] = [0, 0]] = rings[0] ?? [];
      return {
        kind: 'rect',
        x: round(x - leastSeen),
        y: round(y - leastSeen),
        width: 2 * leastSeen,
        height: 2 * leastSeen,
        look: 'mine',
      };
    }),
  ];
}

function legendOf(subject: PlanObject, places: readonly NeighbourPlace[]): LegendEntry[] {
  const has = (isLandWanted: boolean) =>
    places.some(({ object }) => (object.kind === 'land') === isLandWanted);
  return [
    { title: subject.kind === 'land' ? 'этот участок' : 'этот объект', sign: 'bar', look: 'mine' },
    ...(has(true) ? [{ title: 'участки', sign: 'bar', look: 'plot' } as const] : []),
    ...(has(false) ? [{ title: 'здания и сооружения', sign: 'bar', look: 'house' } as const] : []),
  ];
}
