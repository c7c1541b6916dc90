import { paperChart } from '@proverka/charts/paper-chart';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import type { PictureBlock, PicturesBlock } from './pdf-view.ts';

/** In points: the width between the margins less that of the frame. */
const widest = 460;
/** A picture never fills a page. */
const tallest = 300;
/** What the labels of the values take at most, left of the picture. */
const axisWidth = 60;

/** A picture with its heading; none where there is nothing to draw. */
export function pictureView(picture: ReportPicture, accent: string): PictureBlock[] {
  const drawing = drawPicture(picture, widest - axisWidth);
  const { svg, width, height, alt, notes } = paperChart(drawing, picture.title, { accent });
  if (svg === null) return [];
  return [
    {
      kind: 'picture',
      heading: { title: picture.title, source: picture.subtitle },
      svg,
      alt,
      caption: notes.join(' '),
      width: Math.round(Math.min(widest, width, (width * tallest) / height)),
    },
  ];
}

/** One of many small ones beside one another. */
export function loanView(picture: ReportPicture, accent: string): PicturesBlock['pictures'] {
  const { svg, width, alt, notes } = paperChart(drawPicture(picture), picture.title, { accent });
  return svg === null ? [] : [{ title: picture.title, svg, width, alt, caption: notes.join(' ') }];
}
