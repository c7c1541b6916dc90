import type { DisputeDocumentType } from '@proverka/contract/dispute';
import { redrawPictureApart } from '../logo/redraw-picture.apart.ts';
import type { PictureLimits } from '../logo/redraw-picture.apart.ts';
import { textualTypeOf } from './textual-type.domain.ts';

/** A photographed page stays legible. */
const pageLimits: PictureLimits = {
  longestSide: 8000,
  mostPixels: 25_000_000,
  keptWidth: 2000,
  keptHeight: 2000,
};

interface Sorted {
  readonly type: DisputeDocumentType;
  /** A picture drawn anew; null for what is kept as it came. */
  readonly png: Uint8Array | null;
}

/** Done in the process of `keep-document.ts`: what a stranger's document is; null for anything but a PDF, picture or XML. */
export function sortDocumentApart(given: Uint8Array): Sorted | null {
  const type = textualTypeOf(Buffer.from(given.buffer, given.byteOffset, given.length));
  if (type !== null) return { type, png: null };
  const redrawn = redrawPictureApart({ bytes: given, limits: pageLimits });
  return redrawn && { type: 'image/png', png: redrawn.png };
}
