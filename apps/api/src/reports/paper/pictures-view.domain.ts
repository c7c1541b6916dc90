import { paperChart } from '@proverka/charts/paper-chart';
import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import { reportPictures } from '@proverka/findings/pictures/report-pictures';
import type { PictureBlock } from './pdf-view.ts';

/** In points: the width between the margins less that of the frame. */
const widest = 460;
/** A picture never fills a page. */
const tallest = 300;

/** The pictures of the screen, with colours of the paper; without data there are none. */
export function picturesView(
  subject: Subject | undefined,
  findings: readonly Finding[],
  accent: string,
): PictureBlock[] {
  if (subject === undefined) return [];
  return reportPictures(subject, findings).flatMap((picture) => onPaper(picture, accent));
}

function onPaper(picture: ReportPicture, accent: string): PictureBlock[] {
  const { svg, width, height, alt, notes } = paperChart(
    drawPicture(picture, widest - axisWidth),
    picture.title,
    {
      accent,
    },
  );
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

/** What the labels of the values take at most, left of the picture. */
const axisWidth = 60;
