/** How a shape looks; a style sheet and a table for paper give each its colour, so a drawing knows none. */
export type Look =
  | 'grid'
  | 'base'
  | 'label'
  | 'value'
  | 'band'
  | 'bandEdge'
  | 'bandSign'
  | 'past'
  | 'rest'
  | 'edge'
  | 'title'
  | 'strong'
  | 'pointer'
  | 'signOn'
  | 'empty'
  | 'subject'
  | 'onSubject'
  | `cell-${Level}`
  | `sign-${Level}`
  | `zone-${Level}`
  | `zoneSign-${Level}`
  | 'card'
  | 'main'
  | 'missing'
  | 'fall'
  | 'threshold'
  | 'plot'
  | 'house'
  | 'mine'
  | 'mark'
  | 'plate'
  | `line${SeriesNumber}`
  | `dot${SeriesNumber}`
  | `fill${SeriesNumber}`
  | Level;

/** Three series are what one can tell apart without colour. */
export type SeriesNumber = 1 | 2 | 3;
export type Level = 'danger' | 'warning' | 'attention' | 'clear' | 'unchecked';
export type OneToThree<T> = readonly [T] | readonly [T, T] | readonly [T, T, T];

interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly look: Look;
  /** Which widths show it; both without it. */
  readonly only?: 'narrow' | 'wide';
}

/**
 * One mark. `x` and widths are units of the drawing's width, `y` and heights are pixels: a picture on screen is stretched sideways
 * while its texts, lines and glyphs keep their size.
 */
export type Shape =
  | Text
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly look: Look;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round?: number;
      readonly look: Look;
    }
  | { readonly kind: 'path'; readonly d: string; readonly look: Look }
  /** A path in pixels around (0, 0), put at a place. */
  | {
      readonly kind: 'glyph';
      readonly x: number;
      readonly y: number;
      readonly d: string;
      readonly look: Look;
    };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Labels left of the picture, in a column of so many pixels. */
  readonly axis?: { readonly width: number; readonly shapes: readonly Text[] };
  /** A picture of cells is scaled as a whole instead of being stretched sideways. */
  readonly isScaled?: boolean;
}

export interface LegendEntry {
  readonly title: string;
  readonly sign: 'line' | 'bar' | 'glyph' | 'cell' | 'zone';
  readonly look: Look;
}

export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Everything a chart says: the picture and the same in words, for the screen and for paper. */
export interface Drawing {
  /** `null` when there is nothing to draw. */
  readonly picture: Picture | null;
  /** Stands in for it where a phone needs another arrangement, not only other texts. */
  readonly phonePicture?: Picture;
  /** One sentence with the most important figures; the picture's accessible text. */
  readonly summary: string;
  readonly legend: readonly LegendEntry[];
  /** What a reader has to know to read the picture rightly: where the axis starts, what is missing. */
  readonly notes: readonly string[];
  readonly table: TableData;
}

/** The width drawings for the screen are made in: positions become shares of it. */
export const screenWidth = 1000;

/** With one decimal: shorter than what a pixel shows would be a waste of the page. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Of a letter of 13 pixels, on average. */
export const letterWidth = 7.7;

/** Pixels of a text of 13 pixels, on average; a little too many, so that neighbours never touch. */
export const textWidth = (text: string): number => text.length * letterWidth;

/** The text cut to a width in pixels, with an ellipsis. */
export function cut(text: string, pixels: number): string {
  const most = Math.max(2, Math.floor(pixels / letterWidth));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** Marks of one look beside one another share a group of the page; for marks that do not cover one another. */
export const byLook = (shapes: readonly Shape[]): Shape[] =>
  [...Map.groupBy(shapes, ({ kind, look }) => `${kind} ${look}`).values()].flat();
