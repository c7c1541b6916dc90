import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import { drawCalendar, type CalendarData } from './draw-calendar.domain.ts';

/** Months of several years as a grid: payments of a loan, days a source was out. */
export function CalendarChart({ data, ...look }: ChartLook & { readonly data: CalendarData }) {
  return <ChartFigure {...look} drawing={drawCalendar(data)} />;
}
