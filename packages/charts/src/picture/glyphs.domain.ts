import type { Level } from './picture.domain.ts';

/** Each level has a form of its own, so that colour is never the only difference. */
export const levelGlyphs: Readonly<Record<Level, string>> = {
  danger: 'M0-7L7 0L0 7L-7 0Z',
  warning: 'M0-6L7 6L-7 6Z',
  attention: 'M-5-5H5V5H-5Z',
  clear: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z',
  unchecked: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0ZM-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0Z',
};

/** Dots of the series: a circle, a square, a diamond. */
export const seriesGlyphs = {
  1: 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z',
  2: 'M-3.5-3.5H3.5V3.5H-3.5Z',
  3: 'M0-5L5 0L0 5L-5 0Z',
} as const;

/** A place without data. */
export const missingGlyph = 'M-3-3L3 3M-3 3L3-3';

/** Points down at what it names. */
export const pointerGlyph = 'M0 0L-7-10H7Z';

/** The open end of a period that goes on. */
export const arrowGlyph = 'M0-6L7 0L0 6Z';

/** What a cell of a level shows, from its middle. */
export const cellSigns: Readonly<Record<Level, string>> = {
  danger: 'm0-6l6 6l-6 6l-6-6z',
  warning: 'm0-5l5 9h-10z',
  attention: 'm-4-4h8v8h-8z',
  clear: 'm-4 0l3 3l5-6',
  unchecked: 'm-4 0h8',
};
