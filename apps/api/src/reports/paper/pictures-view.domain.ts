import { labelSize, printedChart, type PaperLabel } from '@proverka/charts/paper-chart';
import { drawPicture, type ReportPicture } from '@proverka/findings/pictures/report-picture';
import type { Block, Labels, PictureBlock, PicturesBlock } from './pdf-view.ts';

/** In points: the width between the margins less that of the frame. */
const widest = 460;
/** The same of two frames beside one another. */
const widestOfPair = 216;
/** What a picture of half the width has room for; names in a graph would be cut. */
const mostColumns = 8;
/** Half of that less the space between. */
const widestOfTwo = 220;
/** A picture has room on the first page, below a verdict. */
const tallest = 385;
/** Of the drawing's size, whose letters of 12 points would be larger than those of the text. */
const printed = 0.75;
/** What the labels of the values take at most, left of the picture. */
const axisWidth = 60;

/** The pictures in their order; two that have little in them stand beside one another, so that findings come sooner. */
export function pictureViews(pictures: readonly ReportPicture[], accent: string): Block[] {
  const [one, other] = pictures;
  if (one === undefined) return [];
  if (other !== undefined && isSmall(one) && isSmall(other)) {
    const [left, right] = [pictureView(one, accent, widestOfPair), pictureView(other, accent, widestOfPair)];
    if (left !== null && right !== null) {
      return [{ kind: 'pair', pictures: [left, right] }, ...pictureViews(pictures.slice(2), accent)];
    }
  }
  const view = pictureView(one, accent, widest);
  return [...(view === null ? [] : [view]), ...pictureViews(pictures.slice(1), accent)];
}

function isSmall(picture: ReportPicture): boolean {
  if (picture.kind !== 'bars' || picture.data.lie !== 'columns') return false;
  return picture.data.bars.length * picture.data.series.length <= mostColumns;
}

/** A picture with its heading; `null` where there is nothing to draw. */
function pictureView(picture: ReportPicture, accent: string, most: number): PictureBlock | null {
  const drawing = drawPicture(picture, most / printed - axisWidth);
  const { svg, width, height, alt, notes, labels } = printedChart(drawing, picture.title, { accent });
  if (svg === null) return null;
  const shown = Math.round(Math.min(most, width * printed, (width * tallest) / height));
  return {
    kind: 'picture',
    heading: { title: picture.title, source: picture.subtitle },
    svg,
    alt,
    caption: notes.join(' '),
    width: shown,
    labels: labelsOf(labels, { width: shown, scale: shown / width }),
  };
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
      labels: labelsOf(labels, { width: shown, scale: shown / width }),
    },
  ];
}

/** Words for their places on a paper that shows the picture so wide. */
export function labelsOf(labels: readonly PaperLabel[], { width, scale = 1 }: Printed): Labels[] {
  const looks = Map.groupBy(labels, ({ colour, isStrong }) => `${colour} ${isStrong}`);
  return [...looks.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const at = (anchor: PaperLabel['anchor'], from: number) =>
      alike
        .filter((label) => label.anchor === anchor)
        .map(({ x, y, text }) => [round(x * scale - from), round(y * scale), text] as const);
    return [
      {
        size: round(labelSize * scale),
        weight: first.isStrong ? 600 : 400,
        colour: first.colour,
        start: at('start', 0),
        middle: at('middle', width / 2),
        end: at('end', width),
      },
    ];
  });
}

interface Printed {
  /** In points. */
  readonly width: number;
  /** Of the drawing's size. */
  readonly scale?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;
