import { glyphOf } from '../picture/legend-glyphs.domain.ts';
import { cellSigns } from '../picture/glyphs.domain.ts';
import {
  textWidth,
  type LegendEntry,
  type Level,
  round as roundTo,
  type Picture,
  type Shape,
} from '../picture/picture.domain.ts';
import { hasEdge, letterLook, paperLook, type PaperColours } from './paper-looks.domain.ts';

export type { PaperColours } from './paper-looks.domain.ts';

interface PaperSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Words beside the SVG, which the page sets itself: `y` is their baseline. */
export interface PaperLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: string;
  readonly isStrong: boolean;
}

/** Where marks are put. */
interface Place {
  readonly colours: PaperColours;
  readonly x: number;
  readonly y: number;
  /** Takes the words; without it they are drawn. */
  readonly labels?: PaperLabel[] | undefined;
}

const legendRow = 20;
/** Points. */
export const labelSize = 12;

/**
 * A picture as text of an SVG, in points: colours are written into it, since a paper knows no style sheet. Its words go to `labels`
 * where these are given.
 */
export function paperSvg(
  picture: Picture,
  legend: readonly LegendEntry[],
  colours: PaperColours,
  labels?: PaperLabel[],
): PaperSvg {
  const left = picture.axis?.width ?? 0;
  const width = picture.width + left;
  const head = legendOf(legend, width, { colours, labels, x: 0, y: 0 });
  const height = picture.height + head.height;
  const axis = picture.axis ? group({ colours, labels, x: 0, y: head.height }, picture.axis.shapes) : '';
  const body = group({ colours, labels, x: left, y: head.height }, picture.shapes);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Golos Text, sans-serif" font-size="${labelSize}">${head.svg}${axis}${body}</svg>`,
    width,
    height,
  };
}

/** Marks of one look in a row are one path: whoever reads the SVG takes time for each element. */
function group(place: Place, shapes: readonly Shape[]): string {
  const parts: (string | { readonly look: string; d: string })[] = [];
  for (const shape of shapes) {
    const look = paperLook(shape.look, shape.kind, place.colours);
    if (shape.kind === 'text') {
      const words = wordsOf(shape, look, place);
      if (words !== '') parts.push(words);
    } else if (shape.kind === 'glyph') {
      parts.push(`<path transform="translate(${shape.x} ${shape.y})" d="${shape.d}" ${look}/>`);
    } else {
      const d = pathOf(shape);
      const last = parts.at(-1);
      if (typeof last === 'object' && last.look === look) last.d += d;
      else if (d !== '') parts.push({ look, d });
    }
  }
  const inner = parts.map((part) => (typeof part === 'string' ? part : `<path d="${part.d}" ${part.look}/>`));
  return inner.length === 0 ? '' : `<g transform="translate(${place.x} ${place.y})">${inner.join('')}</g>`;
}

/** In coordinates of the picture. */
function pathOf(shape: Exclude<Shape, { kind: 'text' | 'glyph' }>): string {
  switch (shape.kind) {
    case 'line':
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`;
    case 'rect':
      return rectPath(shape);
    default:
      return shape.d;
  }
}

function rectPath({ x, y, width, height, round = 0 }: Extract<Shape, { kind: 'rect' }>): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const across = roundTo(width - 2 * r);
  const down = roundTo(height - 2 * r);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [right, bottom] = [`h${across}${corner(r, r)}`, `v${down}${corner(-r, r)}`];
  return `M${roundTo(x + r)} ${y}${right}${bottom}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}z`;
}

function wordsOf(
  { x, y, text, anchor = 'start', ...shape }: Extract<Shape, { kind: 'text' }>,
  look: string,
  place: Place,
): string {
  if (shape.only === 'narrow') return '';
  if (place.labels === undefined || hasEdge(shape.look))
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escaped(text)}</text>`;
  place.labels.push({ x: place.x + x, y: place.y + y, text, anchor, ...letterLook(shape.look) });
  return '';
}

/** Text for markup; characters XML cannot hold are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function legendOf(
  legend: readonly LegendEntry[],
  width: number,
  place: Place,
): { readonly svg: string; readonly height: number } {
  let [x, row] = [0, 0];
  const entries = legend.map((entry) => {
    const size = 26 + textWidth(entry.title) + 14;
    if (x > 0 && x + size > width) [x, row] = [0, row + 1];
    const title: Shape = { kind: 'text', x: 26, y: 12, text: entry.title, look: 'title' };
    const at = group({ ...place, x, y: row * legendRow }, [...signOf(entry), title]);
    x += size;
    return at;
  });
  return { svg: entries.join(''), height: entries.length === 0 ? 0 : (row + 1) * legendRow + 6 };
}

function signOf({ sign, look }: LegendEntry): Shape[] {
  switch (sign) {
    case 'line':
      return [{ kind: 'path', d: 'M0 8H20', look }];
    case 'bar':
      return [{ kind: 'rect', x: 4, y: 2, width: 12, height: 12, round: 2, look }];
    case 'glyph':
      return [{ kind: 'glyph', x: 10, y: 8, d: glyphOf(look), look }];
    default: {
      const level = look as Level;
      return [
        { kind: 'rect', x: 1, y: -1, width: 18, height: 18, look: `${sign}-${level}` },
        {
          kind: 'path',
          d: `M10 8${cellSigns[level]}`,
          look: `${sign === 'cell' ? 'sign' : 'zoneSign'}-${level}`,
        },
      ];
    }
  }
}
