import { scaleLinear } from 'd3-scale';
import { round, type Picture, type Shape } from '../picture/picture.domain.ts';
import { axisWords, type ValueFormat } from './value-format.domain.ts';

export interface ValueScale {
  /** The pixel of a value, from the top. */
  readonly y: (value: number) => number;
  readonly from: number;
  readonly ticks: readonly { readonly value: number; readonly y: number; readonly text: string }[];
}

export interface Room {
  readonly top: number;
  readonly bottom: number;
}

/**
 * A scale of round numbers around all values. It starts at zero when asked to, and whenever the lowest value is nearer to zero
 * than to the highest: only where changes would be invisible it starts elsewhere.
 */
export function valueScale(
  values: readonly number[],
  format: ValueFormat,
  room: Room,
  fromZero: boolean,
): ValueScale {
  const [low, high] = boundsOf(values, fromZero);
  const { step } = format;
  const count = step > 0 ? Math.max(1, Math.min(4, (high - low) / step)) : 4;
  const scale = scaleLinear().domain([low, high]).nice(count).range([room.bottom, room.top]);
  const ticks = scale.ticks(count).filter((tick) => step === 0 || Number.isInteger(tick / step));
  const words = axisWords(format, ticks);
  const y = (value: number): number => round(scale(value));
  return {
    y,
    from: scale.domain()[0] ?? low,
    ticks: ticks.map((value, place) => ({ value, y: y(value), text: words[place] ?? '' })),
  };
}

function boundsOf(values: readonly number[], fromZero: boolean): [low: number, high: number] {
  const low = values.length === 0 ? 0 : values.reduce((least, value) => Math.min(least, value));
  const high = values.length === 0 ? 1 : values.reduce((most, value) => Math.max(most, value));
  const isNearZero =
    fromZero ||
    low * high <= 0 ||
    Math.min(Math.abs(low), Math.abs(high)) * 2 <= Math.max(Math.abs(low), Math.abs(high));
  if (isNearZero) {
    const [from, to] = [Math.min(0, low), Math.max(0, high)];
    return from === to ? [0, 1] : [from, to];
  }
  if (low < high) return [low, high];
  const around = Math.abs(low) * 0.1;
  return [low - around, high + around];
}

/** Lines across the picture at the ticks; zero is stronger. */
export const gridShapes = ({ ticks }: ValueScale, width: number): Shape[] =>
  ticks.map(({ value, y }) => ({
    kind: 'line',
    x1: 0,
    x2: width,
    y1: y,
    y2: y,
    look: value === 0 ? 'base' : 'grid',
  }));

export function valueAxis({ ticks }: ValueScale): NonNullable<Picture['axis']> {
  const width = Math.ceil(Math.max(0, ...ticks.map(({ text }) => text.length)) * 7.2) + 8;
  return {
    width,
    shapes: ticks.map(({ y, text }) => ({
      kind: 'text',
      x: width - 8,
      y: y + 4,
      text,
      anchor: 'end',
      look: 'label',
    })),
  };
}
