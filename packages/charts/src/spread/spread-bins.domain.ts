import { scaleLinear } from 'd3-scale';
import type { ValueFormat } from '../values/value-format.domain.ts';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Bins {
  readonly from: number;
  readonly to: number;
  readonly bins: readonly Bin[];
}

/** About as many columns as can be told apart on a phone. */
const wished = 10;

/** Equal parts between round values, the last with its end; null where there is nothing to count. */
export function sortIntoBins(observed: readonly number[], { step }: ValueFormat): Bins | null {
  const [first] = observed;
  if (first === undefined) return null;
  const least = observed.reduce((one, other) => Math.min(one, other), first);
  const most = observed.reduce((one, other) => Math.max(one, other), first);
  const around = least === most ? Math.max(step, Math.abs(least) * 0.1, 1) : 0;
  const scale = scaleLinear()
    .domain([least - around, most + around])
    .nice(wished);
  const [from = least, to = most] = scale.domain();
  const ticks = scale.ticks(wished);
  const bounds = [from, ...ticks.filter((tick) => tick > from && tick < to), to];
  const bins = bounds.slice(0, -1).map((start, place) => {
    const end = bounds[place + 1] ?? to;
    const isLast = place === bounds.length - 2;
    const count = observed.filter((value) => value >= start && (isLast ? value <= end : value < end)).length;
    return { from: start, to: end, count };
  });
  return { from, to, bins };
}
