import type { Extract } from '@proverka/contract/extract';
import type { FileRefusal } from '@proverka/extract/parse-refusals';
import { readDocument, type ReadDocument } from '@proverka/extract/read-document';

/** What crosses over: ten thousands of cloned objects would take the receiving thread several times longer than JSON. */
export type ReadInThread =
  | FileRefusal
  | (Omit<Exclude<ReadDocument, FileRefusal>, 'extract'> & { readonly json: Uint8Array });

/** The task of the thread of `read-extract-apart.ts`. */
export async function readInThread(bytes: Uint8Array): Promise<ReadInThread> {
  const read = await readDocument(bytes);
  if (!read.ok) return read;
  const { extract, ...rest } = read;
  return { ...rest, json: new TextEncoder().encode(JSON.stringify(extract)) };
}

export function extractOf(json: Uint8Array): Extract {
  return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8'));
}
