import { glyphOf } from '../picture/legend-glyphs.domain.ts';
import { cellSigns } from '../picture/glyphs.domain.ts';
import {
  textWidth,
  type LegendEntry,
  type Level,
  type Look,
  type Picture,
  type Shape,
} from '../picture/picture.domain.ts';
import { paperLook, type PaperColours } from './paper-looks.domain.ts';

export type { PaperColours } from './paper-looks.domain.ts';

interface PaperSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const legendRow = 20;

/** A picture as text of an SVG, in points: colours are written into it, since a paper knows no style sheet. */
export function paperSvg(picture: Picture, legend: readonly LegendEntry[], colours: PaperColours): PaperSvg {
  const left = picture.axis?.width ?? 0;
  const width = picture.width + left;
  const head = legendOf(legend, width, colours);
  const height = picture.height + head.height;
  const marks = (shapes: readonly Shape[]) => shapes.map((shape) => mark(shape, colours)).join('');
  const axis = picture.axis ? group(0, head.height, marks(picture.axis.shapes)) : '';
  const body = group(left, head.height, marks(picture.shapes));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Golos Text, sans-serif" font-size="12">${head.svg}${axis}${body}</svg>`,
    width,
    height,
  };
}

const group = (x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y})">${inner}</g>`;

function mark(shape: Shape, colours: PaperColours): string {
  const look = paperLook(shape.look, shape.kind, colours);
  switch (shape.kind) {
    case 'line':
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}" ${look}/>`;
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.round ?? 0}" ${look}/>`;
    case 'path':
      return shape.d === '' ? '' : `<path d="${shape.d}" ${look}/>`;
    case 'glyph':
      return `<path transform="translate(${shape.x} ${shape.y})" d="${shape.d}" ${look}/>`;
    default: {
      if (shape.only === 'narrow') return '';
      const anchor = shape.anchor ?? 'start';
      return `<text x="${shape.x}" y="${shape.y}" text-anchor="${anchor}" ${look}>${escaped(shape.text)}</text>`;
    }
  }
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
  colours: PaperColours,
): { readonly svg: string; readonly height: number } {
  let [x, row] = [0, 0];
  const entries = legend.map((entry) => {
    const size = 26 + textWidth(entry.title) + 14;
    if (x > 0 && x + size > width) [x, row] = [0, row + 1];
    const at = group(
      x,
      row * legendRow,
      `${signOf(entry, colours)}${mark({ kind: 'text', x: 26, y: 12, text: entry.title, look: 'title' }, colours)}`,
    );
    x += size;
    return at;
  });
  return { svg: entries.join(''), height: entries.length === 0 ? 0 : (row + 1) * legendRow + 6 };
}

function signOf({ sign, look }: LegendEntry, colours: PaperColours): string {
  switch (sign) {
    case 'line':
      return mark({ kind: 'path', d: 'M0 8H20', look }, colours);
    case 'bar':
      return mark({ kind: 'rect', x: 4, y: 2, width: 12, height: 12, round: 2, look }, colours);
    case 'glyph':
      return mark({ kind: 'glyph', x: 10, y: 8, d: glyphOf(look), look }, colours);
    default: {
      const level = look as Level;
      const cell: Look = `${sign}-${level}`;
      return (
        mark({ kind: 'rect', x: 1, y: -1, width: 18, height: 18, look: cell }, colours) +
        mark(
          {
            kind: 'path',
            d: `M10 8${cellSigns[level]}`,
            look: `${sign === 'cell' ? 'sign' : 'zoneSign'}-${level}`,
          },
          colours,
        )
      );
    }
  }
}
