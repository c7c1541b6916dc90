import { buffer as allOf } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { parseRefusal, type FileRefusal } from '../parse-refusals.ts';
import { maxBytes } from '../xml/read-xml.ts';

/** What an archive of the register holds: the document, and its detached signature where there is one. */
export interface Unpacked {
  readonly document: Uint8Array;
  /** The bytes the signature is made over: the document, or the inner archive with the document in it. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array | undefined;
}

/** Rosreestr sends an archive of one document and its signature, or such an archive within another. */
const maxArchives = 2;
const maxEntries = 50;
const maxSignatureBytes = 1024 * 1024;

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/**
 * Unpacks the one document of an archive as the register sends it. Nothing is written to disk, only the wanted files are
 * unpacked, and a file that turns out larger than its header says or than the limit is given up at once.
 */
export async function openArchive(bytes: Uint8Array, depth = 1): Promise<Unpacked | FileRefusal> {
  if (depth > maxArchives) return parseRefusal('unsafe_archive');
  if (bytes.length > maxBytes) return parseRefusal('too_large');
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
    });
    if (archive.entryCount > maxEntries) return parseRefusal('unsafe_archive');
    return await unpackDocument(archive, depth);
  } catch (error) {
    return parseRefusal(codeOf(error));
  }
}

async function unpackDocument(archive: ZipFile, depth: number): Promise<Unpacked | FileRefusal> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  const documents = named(entries, /\.xml$/iu);
  const archives = named(entries, /\.zip$/iu);
  const [wanted, ...others] = documents.length > 0 ? documents : archives;
  if (wanted === undefined) return parseRefusal('archive_without_document');
  if (others.length > 0) return parseRefusal('several_documents');
  if (wanted.uncompressedSize > maxBytes) return parseRefusal('too_large');
  const content = await unpack(archive, wanted);
  if ('ok' in content) return content;
  const signature = await signatureOf(archive, entries, wanted);
  if (signature !== undefined && 'ok' in signature) return signature;
  if (documents.length > 0) return { document: content, signed: content, signature };
  const inner = await openArchive(content, depth + 1);
  // The signature nearest to the document is the register's own.
  if ('ok' in inner || inner.signature !== undefined) return inner;
  return { document: inner.document, signed: content, signature };
}

/** The files of this kind, without the folders and notes that packers of macOS add. */
function named(entries: readonly Entry[], ending: RegExp): Entry[] {
  return entries.filter(({ fileName }) => ending.test(fileName) && !fileName.startsWith('__MACOSX/'));
}

async function signatureOf(
  archive: ZipFile,
  entries: readonly Entry[],
  document: Entry,
): Promise<Uint8Array | FileRefusal | undefined> {
  const name = `${document.fileName}.sig`.toLowerCase();
  const entry = entries.find(({ fileName }) => fileName.toLowerCase() === name);
  if (entry === undefined) return undefined;
  return entry.uncompressedSize > maxSignatureBytes ? parseRefusal('unsafe_archive') : unpack(archive, entry);
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Uint8Array | FileRefusal> {
  if (entry.isEncrypted()) return parseRefusal('encrypted_archive');
  // The library compares what comes with the size in the header and stops at the first byte more.
  return allOf(await archive.openReadStreamPromise(entry));
}

/** The library tells these apart by words only. */
function codeOf(error: unknown): FileRefusal['code'] {
  const words = error instanceof Error ? error.message : '';
  if (/relative path|absolute path|invalid characters in fileName/u.test(words)) return 'unsafe_archive';
  return words.includes('encrypt') ? 'encrypted_archive' : 'broken_archive';
}
