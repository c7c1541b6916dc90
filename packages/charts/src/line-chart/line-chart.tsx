import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import type { LineData } from './line-data.domain.ts';
import { drawLine } from './draw-line.domain.ts';

/** Values over time as lines, with gaps where there is no data. */
export function LineChart({ data, ...look }: ChartLook & { readonly data: LineData }) {
  return <ChartFigure {...look} drawing={drawLine(data)} />;
}
