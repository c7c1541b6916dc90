import type { BarData } from '@proverka/charts/bar-data';
import { drawBars } from '@proverka/charts/bar-drawing';
import { drawCalendar } from '@proverka/charts/calendar-drawing';
import type { Drawing } from '@proverka/charts/drawing';
import { drawGauge } from '@proverka/charts/gauge-drawing';
import type { GraphData } from '@proverka/charts/graph-data';
import { drawGraph } from '@proverka/charts/graph-drawing';
import type { LineData } from '@proverka/charts/line-data';
import { drawLine } from '@proverka/charts/line-drawing';
import type { SpreadData } from '@proverka/charts/spread-data';
import { drawSpread } from '@proverka/charts/spread-drawing';
import { drawTimeLine } from '@proverka/charts/time-line-drawing';
import type { TimeLineData } from '@proverka/charts/time-line-data';

/** A picture of a report, drawn from its findings alone: the same on screen and on paper. */
export type ReportPicture = {
  readonly key: string;
  readonly title: string;
  /** What it comes to, in a few words. */
  readonly result: string;
  /** What is measured, by whom, and of which day it is. */
  readonly subtitle: string;
} & (
  | { readonly kind: 'bars'; readonly data: BarData }
  | { readonly kind: 'time-line'; readonly data: TimeLineData }
  | { readonly kind: 'graph'; readonly data: GraphData }
  | { readonly kind: 'line'; readonly data: LineData }
  | { readonly kind: 'calendar'; readonly data: Parameters<typeof drawCalendar>[0] }
  | { readonly kind: 'spread'; readonly data: SpreadData }
  /** `meaning`: what the value says to the reader. */
  | { readonly kind: 'gauge'; readonly data: Parameters<typeof drawGauge>[0]; readonly meaning?: string }
);

/** The marks of a picture; without a width those of the screen. */
export function drawPicture(picture: ReportPicture, width?: number): Drawing {
  switch (picture.kind) {
    case 'bars':
      return drawBars(picture.data, width);
    case 'time-line':
      return drawTimeLine(picture.data, width);
    case 'graph':
      return drawGraph(picture.data, width);
    case 'line':
      return drawLine(picture.data, width);
    case 'spread':
      return drawSpread(picture.data, width);
    case 'calendar':
      return drawCalendar(picture.data);
    default: {
      const drawing = drawGauge(picture.data, width);
      const meant = picture.meaning === undefined ? [] : [picture.meaning];
      return { ...drawing, notes: [...meant, ...drawing.notes] };
    }
  }
}
