import { Resvg } from '@resvg/resvg-js';
import { readPicture } from './read-picture.domain.ts';

export interface Redrawn {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface PictureLimits {
  /** Pictures with a longer side are refused before anything is decoded. */
  readonly longestSide: number;
  readonly mostPixels: number;
  /** Larger ones are scaled down to fit. */
  readonly keptWidth: number;
  readonly keptHeight: number;
}

/** Done in the process of `redraw-picture.ts`: decodes a stranger's picture, and gives its pixels or null. */
export function redrawPictureApart({
  bytes: given,
  limits,
}: {
  readonly bytes: Uint8Array;
  readonly limits: PictureLimits;
}): Redrawn | null {
  const bytes = Buffer.from(given);
  const picture = readPicture(bytes);
  if (picture === null) return null;
  const { type, width, height } = picture;
  if (width < 1 || height < 1 || Math.max(width, height) > limits.longestSide) return null;
  if (width * height > limits.mostPixels) return null;
  const scale = Math.min(1, limits.keptWidth / width, limits.keptHeight / height);
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
