import { scaleBand } from 'd3-scale';
import { missingGlyph } from '../picture/glyphs.domain.ts';
import { round, textWidth, type Picture, type SeriesNumber, type Shape } from '../picture/picture.domain.ts';
import { shortWords, type ValueFormat } from '../values/value-format.domain.ts';
import { phonePixels, tickShapes } from '../values/day-scale.domain.ts';
import { gridShapes, valueAxis, valueScale, type ValueScale } from '../values/value-scale.domain.ts';
import type { Bar, BarData } from './bar-data.domain.ts';

const height = 240;
const room = { top: 22, bottom: height - 30 };
/** A value above zero never looks like nothing. */
const leastHeight = 2;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly value: number | null;
  readonly number: SeriesNumber;
}

export function drawColumns({ bars, series, values }: BarData, width: number): Picture {
  const known = bars.flatMap((bar) => bar.values.filter((value) => value !== null));
  const scale = valueScale(known, values, room, true);
  const columns = columnsOf(bars, series.length, width);
  const middles = scaleBand(
    bars.map((_, place) => String(place)),
    [0, width],
  );
  return {
    width,
    height,
    axis: valueAxis(scale),
    shapes: [
      ...gridShapes(scale, width).filter(({ look }) => look === 'grid'),
      ...columns.map((column) => columnShape(column, scale)),
      ...gridShapes(scale, width).filter(({ look }) => look === 'base'),
      ...valueShapes(columns, scale, values),
      ...tickShapes(
        bars.map(({ title }, place) => ({
          x: round((middles(String(place)) ?? 0) + middles.bandwidth() / 2),
          text: title,
        })),
        width,
        height - 6,
        true,
      ),
    ],
  };
}

function columnsOf(bars: readonly Bar[], seriesCount: number, width: number): Column[] {
  const places = scaleBand(
    bars.map((_, place) => String(place)),
    [0, width],
  ).padding(bars.length > 12 ? 0.2 : 0.35);
  // One bar alone would be a wall.
  const widest = width * 0.14;
  const size = Math.min(places.bandwidth(), widest);
  return bars.flatMap(({ values }, place) =>
    values.map((value, at) => ({
      x: round((places(String(place)) ?? 0) + (places.bandwidth() - size) / 2 + (at * size) / seriesCount),
      width: round((size / seriesCount) * (seriesCount > 1 ? 0.9 : 1)),
      value,
      number: at === 0 ? 1 : at === 1 ? 2 : 3,
    })),
  );
}

function columnShape({ x, width, value, number }: Column, { y }: ValueScale): Shape {
  const zero = y(0);
  if (value === null)
    return { kind: 'glyph', x: round(x + width / 2), y: zero - 8, d: missingGlyph, look: 'missing' };
  const size = value === 0 ? 0 : Math.max(leastHeight, Math.abs(y(value) - zero));
  return {
    kind: 'rect',
    x,
    y: round(value < 0 ? zero : zero - size),
    width,
    height: round(size),
    round: 2,
    look: `fill${number}`,
  };
}

/** Values at their columns, unless they would touch on a phone. */
function valueShapes(columns: readonly Column[], { y }: ValueScale, format: ValueFormat): Shape[] {
  const texts = columns.map(({ value }) => (value === null ? '' : shortWords(format, value)));
  if (Math.max(...texts.map(textWidth)) > phonePixels / columns.length) return [];
  return columns.flatMap(({ x, width, value }, place): Shape[] => {
    if (value === null) return [];
    return [
      {
        kind: 'text',
        x: round(x + width / 2),
        y: value < 0 ? y(value) + 16 : Math.min(y(value), y(0) - leastHeight) - 6,
        text: texts[place] ?? '',
        anchor: 'middle',
        look: 'value',
      },
    ];
  });
}
