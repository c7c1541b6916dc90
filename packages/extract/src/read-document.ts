import type { Extract } from '@proverka/contract/extract';
import { isArchive, openArchive, type Unpacked } from './archive/open-archive.ts';
import { parseExtract } from './parse-extract.ts';
import { parseRefusal, type FileRefusal } from './parse-refusals.ts';

export type ReadDocument =
  | {
      readonly ok: true;
      readonly extract: Extract;
      /** What the file held; absent when the file was the document itself. */
      readonly unpacked?: Omit<Unpacked, 'document'>;
    }
  | FileRefusal;

/**
 * Reads a file as people and suppliers have it: the document in XML, or the archive it came in. Never throws: the result is
 * a document, or one refusal with a code.
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (isPdf(bytes)) return parseRefusal('pdf_document');
  if (!isArchive(bytes)) return parseExtract(bytes);
  const opened = await openArchive(bytes);
  if ('ok' in opened) return opened;
  const { document, ...unpacked } = opened;
  const parsed = await parseExtract(document);
  return parsed.ok ? { ...parsed, unpacked } : parsed;
}

/** PDF 32000: the signature stands within the first kilobyte, nearly always at its start. */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
