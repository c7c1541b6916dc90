import type { BarData } from '@proverka/charts/bar-data';
import { drawBars } from '@proverka/charts/bar-drawing';
import type { GraphData } from '@proverka/charts/graph-data';
import { drawGraph } from '@proverka/charts/graph-drawing';
import { drawTimeLine } from '@proverka/charts/time-line-drawing';
import type { TimeLineData } from '@proverka/charts/time-line-data';

/** A picture of a report, drawn from its findings alone: the same on screen and on paper. */
export type ReportPicture = {
  readonly key: string;
  readonly title: string;
  /** What it comes to, in a few words. */
  readonly result: string;
  /** What is measured and of which day it is. */
  readonly subtitle: string;
} & (
  | { readonly kind: 'bars'; readonly data: BarData }
  | { readonly kind: 'time-line'; readonly data: TimeLineData }
  | { readonly kind: 'graph'; readonly data: GraphData }
);

/** The marks of a picture; without a width those of the screen. */
export function drawPicture(picture: ReportPicture, width?: number): ReturnType<typeof drawBars> {
  switch (picture.kind) {
    case 'bars':
      return drawBars(picture.data, width);
    case 'time-line':
      return drawTimeLine(picture.data, width);
    default:
      return drawGraph(picture.data, width);
  }
}
