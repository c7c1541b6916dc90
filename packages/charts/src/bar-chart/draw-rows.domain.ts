import { scaleLinear } from 'd3-scale';
import { byLook, round, type Picture, type SeriesNumber, type Shape } from '../picture/picture.domain.ts';
import { linesOf } from '../values/lines.domain.ts';
import type { Bar, BarData } from './bar-data.domain.ts';

const barHeight = 10;
const lineHeight = 18;
const gap = 18;
/** The width texts have on the narrowest phone, and where there is room. */
const narrow = 290;
const wide = 480;

/** Kinds one below the other: the words and the value above the bar, so that words of any length have the whole width. */
export function drawRows({ bars, series, values }: BarData, width: number): Picture {
  const known = bars.flatMap((bar) => bar.values.filter((value) => value !== null));
  const low = known.reduce((least, value) => Math.min(least, value), 0);
  const high = known.reduce((most, value) => Math.max(most, value), 0);
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([0, width]);
  const shapes: Shape[] = [];
  let y = 0;
  for (const bar of bars) {
    const words = bar.values.map((value) => (value === null ? 'нет данных' : values.full(value))).join(' · ');
    const titles = titleShapes(bar, words, y);
    const below = y + titles.height;
    shapes.push(
      ...titles.shapes,
      { kind: 'text', x: width, y: below - 8, text: words, anchor: 'end', look: 'value' },
      ...bar.values.flatMap((value, place) =>
        barShapes(value, seriesNumber(place), below + place * (barHeight + 3), scale),
      ),
      ...(low < 0 ? [zeroShape(round(scale(0)), below, series.length)] : []),
    );
    y = below + series.length * (barHeight + 3) + gap;
  }
  return { width, height: y - gap + 2, shapes: byLook(shapes) };
}

const seriesNumber = (place: number): SeriesNumber => (place === 0 ? 1 : place === 1 ? 2 : 3);

function titleShapes({ title }: Bar, words: string, y: number): { shapes: Shape[]; height: number } {
  const rest = words.length * 7.6 + 12;
  const onPhone = linesOf(title, [narrow - rest, narrow], 2);
  const elsewhere = linesOf(title, [wide - rest, wide], 2);
  const count = Math.max(onPhone.length, elsewhere.length);
  const height = count * lineHeight + 6;
  const shapesOf = (lines: readonly string[], only?: 'narrow' | 'wide'): Shape[] =>
    lines
      .map((text, place): Shape => ({
        kind: 'text',
        x: 0,
        y: y + height - 8 - (lines.length - 1 - place) * lineHeight,
        text,
        look: 'title',
        ...(only && { only }),
      }))
      .filter((shape) => shape.kind === 'text' && shape.text !== '');
  const isSame = onPhone.join('\n') === elsewhere.join('\n');
  return {
    height,
    shapes: isSame ? shapesOf(onPhone) : [...shapesOf(onPhone, 'narrow'), ...shapesOf(elsewhere, 'wide')],
  };
}

function barShapes(
  value: number | null,
  number: SeriesNumber,
  y: number,
  scale: (value: number) => number,
): Shape[] {
  // The words above say it: a row has them, a column has not.
  if (value === null || value === 0) return [];
  const zero = round(scale(0));
  const width = Math.max(3, Math.abs(scale(value) - zero));
  return [
    {
      kind: 'rect',
      x: round(value < 0 ? zero - width : zero),
      y,
      width: round(width),
      height: barHeight,
      round: 2,
      look: `fill${number}`,
    },
  ];
}

const zeroShape = (x: number, y: number, count: number): Shape => ({
  kind: 'line',
  x1: x,
  x2: x,
  y1: y - 3,
  y2: y + count * (barHeight + 3),
  look: 'base',
});
