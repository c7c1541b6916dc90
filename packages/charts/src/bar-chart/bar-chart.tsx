import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import type { BarData } from './bar-data.domain.ts';
import { drawBars } from './draw-bars.domain.ts';

/** Amounts as columns over time or as rows by kind; their length starts at zero, always. */
export function BarChart({ data, ...look }: ChartLook & { readonly data: BarData }) {
  return <ChartFigure {...look} drawing={drawBars(data)} />;
}
