import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import type { TimeLineData } from './time-line-data.domain.ts';
import { drawTimeLine } from './draw-time-line.domain.ts';

/** Periods and events of several kinds over the same years, one lane for each kind. */
export function TimeLine({ data, ...look }: ChartLook & { readonly data: TimeLineData }) {
  return <ChartFigure {...look} drawing={drawTimeLine(data)} />;
}
