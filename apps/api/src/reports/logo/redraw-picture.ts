import type { Apart } from '#platform/apart/apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { PictureLimits, redrawPictureApart } from './redraw-picture.apart.ts';

interface Redrawn {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const redrawing: Work<typeof redrawPictureApart> = {
  file: new URL('redraw-picture.apart.ts', import.meta.url),
  name: 'redrawPictureApart',
  milliseconds: 15_000,
  heapMb: 128,
  waiting: 20,
};

/**
 * Re-encodes the picture as PNG: the stored file has pixels only, no metadata and no trailing bytes, and cannot be mistaken
 * for another type by a browser. Null for anything but a picture. SVG is refused because it can contain scripts. A decoder
 * that crashes takes only its own process with it.
 */
export async function redrawPicture(
  apart: Apart,
  bytes: Uint8Array,
  limits: PictureLimits,
): Promise<Redrawn | null> {
  const answer = await apart.run(redrawing, { bytes, limits });
  if (!answer.ok || answer.value === null) return null;
  return { ...answer.value, png: Buffer.from(answer.value.png) };
}
