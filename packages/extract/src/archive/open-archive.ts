import { openZip, type ZipEntry, type ZipLimits, type ZipRefusal } from '@proverka/archive/open-zip';
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
const maxSignatureBytes = 1024 * 1024;
const limits: ZipLimits = {
  entries: 50,
  entryBytes: maxBytes,
  totalBytes: maxBytes + maxSignatureBytes,
  // A document indented with blanks is packed as much as the method can; the size alone limits it.
  ratio: Number.POSITIVE_INFINITY,
};

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

/** Unpacks the one document of an archive as the register sends it, and only the wanted files of it. */
export async function openArchive(bytes: Uint8Array, depth = 1): Promise<Unpacked | FileRefusal> {
  if (depth > maxArchives) return parseRefusal('unsafe_archive');
  if (bytes.length > maxBytes) return parseRefusal('too_large');
  const entries = await openZip(bytes, limits);
  return typeof entries === 'string' ? refused(entries) : unpackDocument(entries, depth);
}

async function unpackDocument(entries: readonly ZipEntry[], depth: number): Promise<Unpacked | FileRefusal> {
  const documents = named(entries, /\.xml$/iu);
  const archives = named(entries, /\.zip$/iu);
  const [wanted, ...others] = documents.length > 0 ? documents : archives;
  if (wanted === undefined) return parseRefusal('archive_without_document');
  if (others.length > 0) return parseRefusal('several_documents');
  const content = await wanted.unpack();
  if (typeof content === 'string') return refused(content);
  const signature = await signatureOf(entries, wanted);
  if (signature !== undefined && 'ok' in signature) return signature;
  if (documents.length > 0) return { document: content, signed: content, signature };
  const inner = await openArchive(content, depth + 1);
  // The signature nearest to the document is the register's own.
  if ('ok' in inner || inner.signature !== undefined) return inner;
  return { document: inner.document, signed: content, signature };
}

/** The files of this kind, without the folders and notes that packers of macOS add. */
function named(entries: readonly ZipEntry[], ending: RegExp): ZipEntry[] {
  return entries.filter(({ name }) => ending.test(name) && !name.startsWith('__MACOSX/'));
}

async function signatureOf(
  entries: readonly ZipEntry[],
  document: ZipEntry,
): Promise<Uint8Array | FileRefusal | undefined> {
  const wanted = `${document.name}.sig`.toLowerCase();
  const entry = entries.find(({ name }) => name.toLowerCase() === wanted);
  if (entry === undefined) return undefined;
  if (entry.size > maxSignatureBytes) return parseRefusal('unsafe_archive');
  const content = await entry.unpack();
  return typeof content === 'string' ? refused(content) : content;
}

const codes = {
  broken: 'broken_archive',
  encrypted: 'encrypted_archive',
  unsafe: 'unsafe_archive',
  too_large: 'too_large',
} as const satisfies Record<ZipRefusal, FileRefusal['code']>;

const refused = (refusal: ZipRefusal): FileRefusal => parseRefusal(codes[refusal]);
