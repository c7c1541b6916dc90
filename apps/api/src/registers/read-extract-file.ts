import { parseRefusal } from '@proverka/extract/parse-refusals';
import type { ReadDocument } from '@proverka/extract/read-document';
import { maxBytes } from '@proverka/extract/xml/read-xml';
import { open } from 'node:fs/promises';
import { createApart } from '#platform/apart/apart.ts';
import { createExtractReader } from './read-extract-apart.ts';

/** Reads a document from a file with the limits of a server; of a file that is too large no more than that is read. */
export async function readExtractFile(
  file: string,
  onFailure: (error: unknown) => void,
): Promise<ReadDocument> {
  const bytes = await bytesOf(file).catch(() => null);
  if (bytes === null) return parseRefusal('unreadable_source');
  const apart = createApart(onFailure);
  try {
    return await createExtractReader(apart).read(bytes);
  } finally {
    await apart.close();
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = Buffer.alloc(maxBytes + 1);
  await using handle = await open(file);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}
