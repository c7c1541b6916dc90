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

/** What a reader sent is by its content, pictures drawn anew; null for anything but a PDF, picture or XML document, and for a larger one. */
export async function sortDocument(
  { apart }: Pick<ReportsDeps, 'apart'>,
  content: string,
  mostBytes: number,
): Promise<{ readonly type: DisputeDocumentType; readonly bytes: Uint8Array } | null> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0 || given.length > mostBytes) return null;
  const answer = await apart.run(sorting, given);
  if (!answer.ok || answer.value === null) return null;
  const { type, png } = answer.value;
  return { type, bytes: png ?? given };
}

/** Stores what a reader sent, by what it is and not by its name; null for what `sortDocument` does not take. */
export async function keepDocument(
  deps: Pick<ReportsDeps, 'files' | 'apart'>,
  { file_name: name, content }: { readonly file_name: string; readonly content: string },
): Promise<KeptDocument | null> {
  const sorted = await sortDocument(deps, content, maxDisputeDocumentBytes);
  if (sorted === null) return null;
  const { type, bytes } = sorted;
  return {
    document_name: name,
    document_type: type,
    document_bytes: bytes.length,
    document_hash: await deps.files.put(bytes),
  };
}
