import { Resvg } from '@resvg/resvg-js';
import { readPicture } from './read-picture.domain.ts';

export interface Redrawn {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 4000;
/** A logo on paper is a few centimetres: more only makes every report larger. */
const KEPT_WIDTH = 800;
const KEPT_HEIGHT = 400;

/**
 * Draws the picture anew as PNG: what is stored holds pixels only, no metadata, nothing hidden after the end, nothing a
 * browser could take for something else. Null for what is no picture. SVG is no picture here: it is a program.
 */
export function redrawPicture(bytes: Buffer): Redrawn | null {
  const picture = readPicture(bytes);
  if (picture === null) return null;
  const { type, width, height } = picture;
  if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE) return null;
  const scale = Math.min(1, KEPT_WIDTH / width, KEPT_HEIGHT / height);
  const [toWidth, toHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const href = `data:${type};base64,${bytes.toString('base64')}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${toWidth}" height="${toHeight}"><image width="${toWidth}" height="${toHeight}" href="${href}"/></svg>`;
  try {
    const rendered = new Resvg(drawing, { font: { loadSystemFonts: false } }).render();
    // What cannot be decoded is left out by the renderer: nothing is drawn at all.
    const isDrawn = rendered.pixels.some((value, index) => index % 4 === 3 && value > 0);
    return isDrawn ? { png: rendered.asPng(), width: rendered.width, height: rendered.height } : null;
  } catch {
    return null;
  }
}
