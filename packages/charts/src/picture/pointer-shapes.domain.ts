import { pointerGlyph } from './glyphs.domain.ts';
import { cut, round, textWidth, type Look, type Shape } from './picture.domain.ts';

interface PointerLine {
  readonly text: string;
  /** The baseline. */
  readonly y: number;
  readonly look: Look;
}

/** A pointer at a place, with words above it that are moved inside where they would leave the picture. */
export const pointerShapes = (
  lines: readonly PointerLine[],
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
): Shape[] => [
  ...places.flatMap((place) => lines.map((line) => textShape(line, x, width, place))),
  { kind: 'glyph', x: round(x), y, d: pointerGlyph, look: 'pointer' },
];

function textShape(
  { text, y, look }: PointerLine,
  x: number,
  width: number,
  [only, pixels]: (typeof places)[number],
): Shape {
  const shown = cut(text, pixels);
  const [at, half] = [(x / width) * pixels, textWidth(shown) / 2];
  const anchor = at - half < 0 ? 'start' : at + half > pixels ? 'end' : 'middle';
  return {
    kind: 'text',
    x: anchor === 'start' ? 0 : anchor === 'end' ? width : round(x),
    y,
    text: shown,
    anchor,
    look,
    only,
  };
}

/** Pixels of the picture on the narrowest phone, and the least where texts for wide places are shown. */
const places = [
  ['narrow', 290],
  ['wide', 560],
] as const;
