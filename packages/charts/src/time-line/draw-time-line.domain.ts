import { groupedDigits } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';
import {
  cut,
  screenWidth,
  type Drawing,
  type LegendEntry,
  type Level,
  type Shape,
} from '../picture/picture.domain.ts';
import { cropped } from '../values/cropped.domain.ts';
import { dayScale, dayTime, dayWords, tickShapes, type DayScale } from '../values/day-scale.domain.ts';
import { drawLane } from './draw-lane.domain.ts';
import type { TimeLineEntry, TimeLineLane, TimeLineData } from './time-line-data.domain.ts';

const mostLanes = 8;
const mostRows = 24;
const titleHeight = 22;

/** Lanes one below the other over one axis of time. */
export function drawTimeLine(data: TimeLineData, width = screenWidth): Drawing {
  const lanes = data.lanes.slice(0, mostLanes);
  const entries = lanes.flatMap(({ entries: some }) => some);
  const table = tableOf(data);
  if (entries.length === 0) return { picture: null, summary: 'Данных нет.', legend: [], notes: [], table };
  const days = dayScale(
    [data.until, ...entries.flatMap(({ start, end }) => (end ? [start, end] : [start]))],
    width * 0.02,
    width * 0.98,
  );
  let y = 0;
  const drawn = lanes.map((lane) => {
    const top = y + titleHeight;
    const { shapes, height, hidden, isCrowded } = drawLane(lane.entries, {
      days,
      until: data.until,
      top,
      width,
      laneCount: lanes.length,
    });
    y = top + height + 12;
    return Object.assign({ titles: titleShapes(lane, top - 7), shapes, hidden, isCrowded }, lane);
  });
  const bottom = y - 4;
  const hidden = drawn.reduce((sum, lane) => sum + lane.hidden, 0);
  return {
    picture: {
      width,
      height: bottom + 24,
      shapes: [
        ...axisShapes(days, width, bottom),
        ...drawn.flatMap(({ shapes, titles }) => [...shapes, ...titles]),
      ],
    },
    summary: summaryOf(data),
    legend: legendOf(data, entries),
    notes: [
      ...(hidden > 0 ? [`Периодов, которым на рисунке не хватило места: ${groupedDigits(hidden)}.`] : []),
      ...crowdedNotes(drawn, data.levelTitles ?? {}),
      ...(data.lanes.length > mostLanes
        ? [`Показаны первые ${mostLanes} строк из ${data.lanes.length}.`]
        : []),
    ],
    table,
  };
}

const axisShapes = ({ ticks }: DayScale, width: number, bottom: number): Shape[] => [
  ...ticks.map(({ x }): Shape => ({
    kind: 'line',
    x1: x,
    x2: x,
    y1: titleHeight - 4,
    y2: bottom,
    look: 'grid',
  })),
  { kind: 'line', x1: 0, x2: width, y1: bottom, y2: bottom, look: 'base' },
  ...tickShapes(ticks, width, bottom + 18, false),
];

function titleShapes({ title, entries }: TimeLineLane, y: number): Shape[] {
  const count =
    entries.length === 0 ? ' · записей нет' : entries.length > 1 ? ` · ${groupedDigits(entries.length)}` : '';
  const shapeOf = (only: 'narrow' | 'wide', pixels: number): Shape => ({
    kind: 'text',
    x: 0,
    y,
    text: cut(title, pixels) + count,
    look: 'value',
    only,
  });
  return [shapeOf('narrow', 235), shapeOf('wide', 500)];
}

const levels: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

function legendOf({ levelTitles = {} }: TimeLineData, entries: readonly TimeLineEntry[]): LegendEntry[] {
  const spans = entries.filter(({ end, level }) => end !== undefined && !level);
  return [
    ...(spans.some(({ end }) => end === null) && spans.some(({ end }) => end !== null)
      ? ([
          { title: 'продолжается', sign: 'bar', look: 'fill1' },
          { title: 'закончилось', sign: 'bar', look: 'past' },
        ] as const)
      : []),
    ...levels.flatMap((level) => {
      const title = levelTitles[level];
      const isUsed = entries.some((entry) => entry.level === level);
      return title !== undefined && isUsed ? [{ title, sign: 'glyph', look: level } as const] : [];
    }),
  ];
}

/** Columns of a crowded lane cannot show levels: their numbers are said. */
function crowdedNotes(
  lanes: readonly (TimeLineLane & { readonly isCrowded: boolean })[],
  levelTitles: NonNullable<TimeLineData['levelTitles']>,
): string[] {
  return lanes.flatMap(({ title, entries, isCrowded }) => {
    if (!isCrowded) return [];
    const counts = levels.flatMap((level) => {
      const count = entries.filter((entry) => entry.level === level).length;
      return count > 0 && levelTitles[level] !== undefined
        ? [`${levelTitles[level]} — ${groupedDigits(count)}`]
        : [];
    });
    const of = counts.length === 0 ? '' : ` Из них ${counts.join(', ')}.`;
    return [`${cropped(title, 40)}: высота столбика — число записей.${of}`];
  });
}

function summaryOf({ lanes, until }: TimeLineData): string {
  const words = lanes.slice(0, mostLanes).map(({ title, entries }) => {
    const first = entries.map(({ start }) => start).sort()[0];
    const since = first === undefined ? '' : `, с ${dayWords(first)}`;
    const count =
      entries.length === 0 ? 'записей нет' : counted(entries.length, 'запись', 'записи', 'записей');
    return `${cropped(title, 60)}: ${count}${since}`;
  });
  return `${words.join('; ')}. Сведения на ${dayWords(until)}.`;
}

/** The newest entries first; a picture of thousands has only the newest in its table, and says so in the last row. */
function tableOf({ lanes, levelTitles = {} }: TimeLineData): Drawing['table'] {
  const all = lanes
    .flatMap(({ title: lane, entries }) => entries.map((entry) => ({ lane, ...entry })))
    .sort((one, other) => dayTime(other.start) - dayTime(one.start));
  const hasLevels = all.some(({ level }) => level && levelTitles[level]);
  const rest = all.length - mostRows;
  const rows = all.slice(0, mostRows).map(({ lane, title, start, end, level }) => {
    const until = end === undefined ? '—' : end === null ? 'продолжается' : dayWords(end);
    const cells = [dayWords(start), until, cropped(lane, 40), cropped(title, 70)];
    return hasLevels ? cells.concat((level && levelTitles[level]) ?? '—') : cells;
  });
  return {
    columns: ['Начало', 'Конец', 'Строка', 'Что', ...(hasLevels ? ['Значение'] : [])],
    rows:
      rest > 0
        ? [
            ...rows,
            [
              `Ещё ${counted(rest, 'запись', 'записи', 'записей')} раньше`,
              ...(rows[0] ?? []).slice(1).map(() => '—'),
            ],
          ]
        : rows,
  };
}
