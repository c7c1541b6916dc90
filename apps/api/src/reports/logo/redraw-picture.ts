import { Resvg } from '@resvg/resvg-js';
import { readPicture } from './read-picture.domain.ts';

export interface Redrawn {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 4000;
/** A logo is printed a few centimetres wide: more pixels would only make reports larger. */
const KEPT_WIDTH = 800;
const KEPT_HEIGHT = 400;

/**
 * Re-encodes the picture as PNG: the stored file has pixels only, no metadata and no trailing bytes, and cannot be mistaken
 * for another type by a browser. Null for anything but a picture. SVG is refused because it can contain scripts.
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
    // The renderer silently skips what it cannot decode, so the result would be empty.
    const isDrawn = rendered.pixels.some((value, index) => index % 4 === 3 && value > 0);
    return isDrawn ? { png: rendered.asPng(), width: rendered.width, height: rendered.height } : null;
  } catch {
    return null;
  }
}
