import { maxDisputeDocumentBytes } from '@proverka/contract/dispute-limits';
import type { DisputeDocumentType } from '@proverka/contract/dispute';
import type { ReportsDeps } from '../deps.ts';
import { redrawPicture } from '../logo/redraw-picture.ts';
import type { PictureLimits } from '../logo/redraw-picture.apart.ts';
import { textualTypeOf } from './textual-type.domain.ts';

export interface KeptDocument {
  readonly document_name: string;
  readonly document_type: DisputeDocumentType;
  readonly document_bytes: number;
  readonly document_hash: string;
}

/** A photographed page stays legible. */
const pageLimits: PictureLimits = {
  longestSide: 8000,
  mostPixels: 25_000_000,
  keptWidth: 2000,
  keptHeight: 2000,
};

/** Stores what a reader sent, by what it is and not by its name; null for anything but a PDF, picture or XML document. */
export async function keepDocument(
  { files, apart }: Pick<ReportsDeps, 'files' | 'apart'>,
  { file_name: name, content }: { readonly file_name: string; readonly content: string },
): Promise<KeptDocument | null> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0 || given.length > maxDisputeDocumentBytes) return null;
  const textual = textualTypeOf(given);
  const bytes = textual === null ? (await redrawPicture(apart, given, pageLimits))?.png : given;
  if (bytes === undefined) return null;
  return {
    document_name: name,
    document_type: textual ?? 'image/png',
    document_bytes: bytes.length,
    document_hash: await files.put(bytes),
  };
}
