import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { seriesGlyphs } from '../picture/glyphs.domain.ts';
import {
  round,
  screenWidth,
  type Drawing,
  type LegendEntry,
  type SeriesNumber,
  type Shape,
} from '../picture/picture.domain.ts';
import { dayScale, tickShapes, type DayScale } from '../values/day-scale.domain.ts';
import { thinnedOut } from '../values/thin-out.domain.ts';
import { shortWords } from '../values/value-format.domain.ts';
import { gridShapes, valueAxis, valueScale, type ValueScale } from '../values/value-scale.domain.ts';
import { fallsOf } from './falls.domain.ts';
import { lineNotes, lineSummary } from './line-words.domain.ts';
import { lineTable } from './line-table.domain.ts';
import { withGaps } from './gaps.domain.ts';
import type { LinePoint, LineData } from './line-data.domain.ts';

const height = 240;
const room = { top: 28, bottom: height - 30 };
/** Points of all lines together: what fits into the page's budget. */
const mostPoints = 360;
/** With more of them dots would touch on a phone. */
const mostDots = 24;

/** Values over time. The axis of values need not start at zero; the chart says where it does. */
export function drawLine(data: LineData, width = screenWidth): Drawing {
  const series = data.series.map(({ title, points }) => ({ title, points: withGaps(points) }));
  const known = series.flatMap(({ points }) => points.filter(({ value }) => value !== null));
  const table = lineTable(series, data.values);
  if (known.length === 0) {
    return { picture: null, summary: 'Данных нет', legend: [], notes: [], table };
  }
  const scale = valueScale(boundValues(known, data), data.values, room, data.fromZero ?? false);
  const days = dayScale(
    series.flatMap(({ points }) => points.map(({ day }) => day)),
    width * 0.015,
    width * 0.985,
  );
  const thinned = series.map(({ points }) => thinnedOut(points, Math.floor(mostPoints / series.length)));
  return {
    picture: {
      width,
      height,
      axis: valueAxis(scale),
      shapes: [
        ...gridShapes(scale, width),
        ...thinned.flatMap((points) => bandShapes(points, days, scale)),
        ...thresholdShapes(data, scale, width),
        ...thinned.flatMap((points, place) => lineShapes(points, seriesNumber(place), days, scale, data)),
        ...tickShapes(days.ticks, width, height - 6, true),
        ...lastValue(thinned, days, scale, data, width),
      ],
    },
    summary: lineSummary(series, data.values),
    legend: legendOf(data, thinned),
    notes: lineNotes(series, scale, data.values),
    table,
  };
}

const seriesNumber = (place: number): SeriesNumber => (place === 0 ? 1 : place === 1 ? 2 : 3);

function boundValues(points: readonly LinePoint[], { threshold }: LineData): number[] {
  const values = points.flatMap(({ value, low, high }) =>
    [value, low, high].filter((bound): bound is number => bound !== null && bound !== undefined),
  );
  return threshold ? [...values, threshold.value] : values;
}

function lineShapes(
  points: readonly LinePoint[],
  number: SeriesNumber,
  days: DayScale,
  scale: ValueScale,
  { isStepped, falls }: LineData,
): Shape[] {
  const path = line<LinePoint>()
    .defined(({ value }) => value !== null)
    .x(({ day }) => days.x(day))
    .y(({ value }) => scale.y(value ?? 0))
    .curve(isStepped ? curveStepAfter : curveLinear)
    .digits(1);
  const fallen = falls === undefined ? [] : fallsOf(points);
  const known = points.filter(({ value }) => value !== null);
  // A point between two gaps has no line: without its dot it would not be seen.
  const dots = known.length <= mostDots ? known : points.filter((_, place) => isAlone(points, place));
  return [
    { kind: 'path', d: path(points) ?? '', look: `line${number}` },
    ...(fallen.length === 0
      ? []
      : [{ kind: 'path', d: fallen.map((run) => path(run) ?? '').join(''), look: 'fall' } as const]),
    ...dots.slice(0, 60).map(({ day, value }): Shape => ({
      kind: 'glyph',
      x: days.x(day),
      y: scale.y(value ?? 0),
      d: seriesGlyphs[number],
      look: `dot${number}`,
    })),
  ];
}

const isAlone = (points: readonly LinePoint[], place: number): boolean =>
  points[place]?.value !== null &&
  (points[place - 1]?.value ?? null) === null &&
  (points[place + 1]?.value ?? null) === null;

function bandShapes(points: readonly LinePoint[], days: DayScale, scale: ValueScale): Shape[] {
  const bounded = points.filter(({ low, high }) => low !== undefined && high !== undefined);
  if (bounded.length === 0) return [];
  const has = ({ value, low, high }: LinePoint) => value !== null && low !== undefined && high !== undefined;
  const band = area<LinePoint>()
    .defined(has)
    .x(({ day }) => days.x(day))
    .y0(({ low = 0 }) => scale.y(low))
    .y1(({ high = 0 }) => scale.y(high))
    .digits(1);
  const edge = (pick: (point: LinePoint) => number) =>
    line<LinePoint>()
      .defined(has)
      .x(({ day }) => days.x(day))
      .y((point) => scale.y(pick(point)))
      .digits(1)(points) ?? '';
  const shapes: Shape[] = [
    { kind: 'path', d: band(points) ?? '', look: 'band' },
    { kind: 'path', d: edge(({ low = 0 }) => low) + edge(({ high = 0 }) => high), look: 'bandEdge' },
  ];
  // One alone has no area; its bounds are a stroke from the lowest to the highest.
  const strokes = points.flatMap(({ day, low, high }, place): Shape[] => {
    if (low === undefined || high === undefined || !isAlone(points, place)) return [];
    const x = days.x(day);
    return [{ kind: 'line', x1: x, x2: x, y1: scale.y(low), y2: scale.y(high), look: 'bandEdge' }];
  });
  return [...shapes, ...strokes.slice(0, mostDots)];
}

function thresholdShapes({ threshold }: LineData, scale: ValueScale, width: number): Shape[] {
  if (!threshold) return [];
  const y = scale.y(threshold.value);
  return [{ kind: 'line', x1: 0, x2: width, y1: y, y2: y, look: 'threshold' }];
}

/** The newest value, written at its place; several lines have theirs in the table. */
function lastValue(
  thinned: readonly (readonly LinePoint[])[],
  days: DayScale,
  scale: ValueScale,
  { values }: LineData,
  width: number,
): Shape[] {
  const known = thinned[0]?.filter(({ value }) => value !== null) ?? [];
  const [before, last] = [known.at(-2), known.at(-1)];
  if (thinned.length > 1 || !last) return [];
  const x = days.x(last.day);
  const y = scale.y(last.value ?? 0);
  // On the side the line does not come from.
  const isUp = (before?.value ?? 0) <= (last.value ?? 0) || y > room.bottom - 24;
  return [
    {
      kind: 'text',
      x: round(x),
      y: isUp ? y - 12 : y + 22,
      text: shortWords(values, last.value ?? 0),
      anchor: x > width * 0.85 ? 'end' : x < width * 0.15 ? 'start' : 'middle',
      look: 'value',
    },
  ];
}

function legendOf(
  { series, falls, threshold, values }: LineData,
  thinned: readonly (readonly LinePoint[])[],
): LegendEntry[] {
  const lines = series.map(({ title }, place): LegendEntry => ({
    title,
    sign: 'line',
    look: `line${seriesNumber(place)}`,
  }));
  const hasBand = thinned.some((points) => points.some(({ low }) => low !== undefined));
  return [
    ...(lines.length > 1 || hasBand ? lines : []),
    ...(hasBand ? [{ title: 'от и до', sign: 'bar', look: 'bandSign' } as const] : []),
    ...(falls !== undefined && thinned.some((points) => fallsOf(points).length > 0)
      ? [{ title: falls, sign: 'line', look: 'fall' } as const]
      : []),
    ...(threshold
      ? [
          {
            title: `${threshold.title}: ${values.full(threshold.value)}`,
            sign: 'line',
            look: 'threshold',
          } as const,
        ]
      : []),
  ];
}
