import { labelSize, printedChart, type PaperLabel } from '@proverka/charts/paper-chart';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import type { Label, PictureBlock, PicturesBlock } from './pdf-view.ts';

/** In points: the width between the margins less that of the frame. */
const widest = 460;
/** A picture never fills a page. */
const tallest = 460;
/** Of the drawing's size, whose letters of 12 points would be larger than those of the text. */
const printed = 0.75;
/** Half of that less the space between. */
const widestOfTwo = 220;
/** What the labels of the values take at most, left of the picture. */
const axisWidth = 60;

/** A picture with its heading; none where there is nothing to draw. */
export function pictureView(picture: ReportPicture, accent: string): PictureBlock[] {
  const drawing = drawPicture(picture, widest / printed - axisWidth);
  const { svg, width, height, alt, notes, labels } = printedChart(drawing, picture.title, { accent });
  if (svg === null) return [];
  const shown = Math.round(Math.min(widest, width * printed, (width * tallest) / height));
  return [
    {
      kind: 'picture',
      heading: { title: picture.title, source: picture.subtitle },
      svg,
      alt,
      caption: notes.join(' '),
      width: shown,
      labels: labelsOf(labels, shown / width),
    },
  ];
}

/** One of many small ones beside one another. */
export function loanView(picture: ReportPicture, accent: string): PicturesBlock['pictures'] {
  const { svg, width, alt, notes, labels } = printedChart(drawPicture(picture), picture.title, { accent });
  if (svg === null) return [];
  const shown = Math.min(width, widestOfTwo);
  return [
    {
      title: picture.title,
      svg,
      width: shown,
      alt,
      caption: notes.join(' '),
      labels: labelsOf(labels, shown / width),
    },
  ];
}

/** Words for their place on the paper, where the picture is scaled. */
export const labelsOf = (labels: readonly PaperLabel[], scale: number): Label[] =>
  labels.map(({ x, y, text, anchor, colour, isStrong }) => [
    round(x * scale),
    round(y * scale),
    round(labelSize * scale),
    anchor,
    colour,
    isStrong ? 600 : 400,
    text,
  ]);

const round = (value: number): number => Math.round(value * 100) / 100;
