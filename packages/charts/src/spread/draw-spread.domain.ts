import { round, screenWidth, type Drawing, type Picture, type Shape } from '../picture/picture.domain.ts';
import { pointerShapes } from '../picture/pointer-shapes.domain.ts';
import { tickShapes } from '../values/day-scale.domain.ts';
import { shortWords } from '../values/value-format.domain.ts';
import type { SpreadData } from './spread-data.domain.ts';
import { sortIntoBins, type Bin, type Bins } from './spread-bins.domain.ts';

const height = 186;
const room = { top: 66, bottom: height - 30 };
/** One of many is still seen. */
const leastHeight = 3;

/** How many there are at each value, with the middle half marked. The columns stand on zero. */
export function drawSpread(data: SpreadData, width = screenWidth): Drawing {
  const observed = data.observed.filter(Number.isFinite);
  const sorted = sortIntoBins(observed, data.values);
  const { mine, values, counts } = data;
  return {
    picture: sorted === null ? null : pictureOf(data, sorted, width),
    summary: summaryOf(data, observed),
    legend:
      sorted === null
        ? []
        : [
            { title: 'половина, что посередине', sign: 'bar', look: 'fill1' },
            { title: 'дешевле и дороже', sign: 'bar', look: 'fill3' },
          ],
    notes:
      sorted !== null && mine && (mine.value < sorted.from || mine.value > sorted.to)
        ? [`${mine.title} — ${values.full(mine.value)}: это за пределами шкалы, отметка стоит на её краю.`]
        : [],
    table: {
      columns: ['От', 'До', 'Сколько'],
      rows: (sorted?.bins ?? []).map(({ from, to, count }) => [
        values.full(from),
        values.full(to),
        counts.full(count),
      ]),
    },
  };
}

function pictureOf(data: SpreadData, { bins, from, to }: Bins, width: number): Picture {
  const x = (value: number) => round(((Math.min(to, Math.max(from, value)) - from) / (to - from)) * width);
  const most = Math.max(...bins.map(({ count }) => count));
  return {
    width,
    height,
    shapes: [
      ...bins.flatMap((bin) => columnShapes(bin, data, most, x)),
      { kind: 'line', x1: 0, x2: width, y1: room.bottom, y2: room.bottom, look: 'base' },
      ...tickShapes(
        ticksOf(bins, data).map(({ value, text }) => ({ x: x(value), text })),
        width,
        height - 8,
        false,
      ),
      ...pointedShapes(data, x, width),
    ],
  };
}

function columnShapes(
  { from, to, count }: Bin,
  { lower, upper }: SpreadData,
  most: number,
  x: (value: number) => number,
): Shape[] {
  if (count === 0) return [];
  const size = Math.max(leastHeight, (count / most) * (room.bottom - room.top));
  const middle = (from + to) / 2;
  const y = round(room.bottom - size);
  return [
    {
      kind: 'rect',
      x: round(x(from) + 2),
      y,
      width: round(Math.max(1, x(to) - x(from) - 4)),
      height: round(size),
      round: 2,
      // A column whose middle is inside: the half may be narrower than any column.
      look: (middle >= lower && middle <= upper) || (lower >= from && upper <= to) ? 'fill1' : 'fill3',
    },
    { kind: 'text', x: round(x(middle)), y: y - 5, text: String(count), anchor: 'middle', look: 'value' },
  ];
}

const ticksOf = (bins: readonly Bin[], { values }: SpreadData) => {
  const bounds = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)];
  return bounds.map((value) => ({ value, text: shortWords(values, value) }));
};

/** The reader's own value; without one the middle of all. */
function pointedShapes(
  { mine, middle, values }: SpreadData,
  x: (value: number) => number,
  width: number,
): Shape[] {
  const { title, value } = mine ?? { title: 'Посередине', value: middle };
  return pointerShapes(
    [
      { text: values.full(value), y: 14, look: 'strong' },
      { text: title, y: 32, look: 'title' },
    ],
    { x: x(value), y: 46 },
    width,
  );
}

function summaryOf(
  { lower, middle, upper, mine, values: { full }, counts }: SpreadData,
  observed: readonly number[],
): string {
  if (observed.length === 0) return 'Данных нет.';
  const least = observed.reduce((one, other) => Math.min(one, other));
  const most = observed.reduce((one, other) => Math.max(one, other));
  const all =
    least === most
      ? `${counts.full(observed.length)}, везде ${full(least)}.`
      : `${counts.full(observed.length)} от ${full(least)} до ${full(most)}. Половина — от ${full(lower)} до ${full(upper)}, посередине ${full(middle)}.`;
  if (!mine) return all;
  const cheaper = observed.filter((value) => value < mine.value).length;
  return `${all} ${mine.title} — ${full(mine.value)}: дешевле неё ${cheaper} из ${observed.length}.`;
}
