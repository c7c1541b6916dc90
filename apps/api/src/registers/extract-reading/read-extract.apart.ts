import type { Extract } from '@proverka/contract/extract';
import type { FileRefusal } from '@proverka/extract/parse-refusals';
import { readDocument, type ReadDocument } from '@proverka/extract/read-document';

/** What crosses over: ten thousands of cloned objects would take the receiving process several times longer than JSON. */
export type ReadApart =
  | FileRefusal
  | (Omit<Exclude<ReadDocument, FileRefusal>, 'extract'> & { readonly json: Uint8Array });

/** Done in the process of `read-extract-apart.ts`. */
export async function readExtractApart(bytes: Uint8Array): Promise<ReadApart> {
  const read = await readDocument(bytes);
  if (!read.ok) return read;
  const { extract, ...rest } = read;
  return { ...rest, json: new TextEncoder().encode(JSON.stringify(extract)) };
}

export function extractOf(json: Uint8Array): Extract {
  return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8'));
}
