import { maxDisputeDocumentBytes } from '@proverka/contract/dispute-limits';
import type { DisputeDocumentType } from '@proverka/contract/dispute';
import type { Work } from '#platform/apart/work.ts';
import type { ReportsDeps } from './deps.ts';
import type { sortDocumentApart } from './disputes/sort-document.apart.ts';

export interface KeptDocument {
  readonly document_name: string;
  readonly document_type: DisputeDocumentType;
  readonly document_bytes: number;
  readonly document_hash: string;
}

const sorting: Work<typeof sortDocumentApart> = {
  file: new URL('disputes/sort-document.apart.ts', import.meta.url),
  name: 'sortDocumentApart',
  milliseconds: 15_000,
  heapMb: 128,
  waiting: 20,
};

/** Stores what a reader sent, by what it is and not by its name; null for anything but a PDF, picture or XML document. */
export async function keepDocument(
  { files, apart }: Pick<ReportsDeps, 'files' | 'apart'>,
  { file_name: name, content }: { readonly file_name: string; readonly content: string },
): Promise<KeptDocument | null> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0 || given.length > maxDisputeDocumentBytes) return null;
  const answer = await apart.run(sorting, given);
  if (!answer.ok || answer.value === null) return null;
  const { type, png } = answer.value;
  const bytes = png ?? given;
  return {
    document_name: name,
    document_type: type,
    document_bytes: bytes.length,
    document_hash: await files.put(bytes),
  };
}
