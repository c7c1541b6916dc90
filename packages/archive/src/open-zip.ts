import { buffer as allOf } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export interface ZipLimits {
  readonly entries: number;
  /** Of one entry, unpacked. */
  readonly entryBytes: number;
  /** Of all entries that are unpacked together. */
  readonly totalBytes: number;
  /** How many times larger than packed an entry of more than a megabyte may be. */
  readonly ratio: number;
}

export type ZipRefusal = 'broken' | 'encrypted' | 'unsafe' | 'too_large';

export interface ZipEntry {
  readonly name: string;
  /** What its header says: unpacking stops at the first byte more. */
  readonly size: number;
  readonly unpack: () => Promise<Uint8Array | ZipRefusal>;
}

const LONGEST_NAME = 255;
/** Below it the ratio says nothing: a few repeated rows are packed a hundredfold. */
const SMALL_BYTES = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * The only parser of strangers' archives: what it lists is all that anybody gets to see of one, so no second parser can
 * disagree about what is in it. The whole directory is checked before anything is unpacked, and nothing is written to disk.
 * Whatever it does not know is refused.
 */
export async function openZip(
  bytes: Uint8Array,
  limits: ZipLimits,
): Promise<readonly ZipEntry[] | ZipRefusal> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
    });
    if (archive.entryCount > limits.entries) return 'unsafe';
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const refusal = wrongWithNames(entries) ?? (await wrongWithPlaces(archive, entries, bytes.length));
    return refusal ?? unpackable(archive, entries, limits);
  } catch (error) {
    return refusalOf(error);
  }
}

/** Two entries of one name are two answers to one question; Windows takes «A» for «a». */
function wrongWithNames(entries: readonly Entry[]): ZipRefusal | null {
  if (entries.some((entry) => entry.isEncrypted())) return 'encrypted';
  const names = new Set(entries.map(({ fileName }) => fileName.normalize('NFC').toLowerCase()));
  if (names.size !== entries.length) return 'unsafe';
  if (entries.some(({ fileNameLength }) => fileNameLength === 0 || fileNameLength > LONGEST_NAME))
    return 'unsafe';
  const isKnown = ({ compressionMethod: method }: Entry) => method === STORED || method === DEFLATED;
  return entries.every(isKnown) ? null : 'broken';
}

/** Entries that share bytes unpack to any size from nearly nothing; headers that name another file hide one. */
async function wrongWithPlaces(
  archive: ZipFile,
  entries: readonly Entry[],
  length: number,
): Promise<ZipRefusal | null> {
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const entry of entries) {
    const local = await archive.readLocalFileHeaderPromise(entry);
    if (!local.fileName.equals(entry.fileNameRaw)) return 'unsafe';
    if (local.compressionMethod !== entry.compressionMethod) return 'unsafe';
    places.push({
      start: entry.relativeOffsetOfLocalHeader,
      end: local.fileDataStart + entry.compressedSize,
    });
  }
  const sorted = places.toSorted((one, other) => one.start - other.start);
  const overlaps = sorted.some(({ end }, at) => end > (sorted[at + 1]?.start ?? length));
  return overlaps ? 'unsafe' : null;
}

function unpackable(archive: ZipFile, entries: readonly Entry[], limits: ZipLimits): readonly ZipEntry[] {
  let left = limits.totalBytes;
  return entries.map((entry) => ({
    name: entry.fileName,
    size: entry.uncompressedSize,
    unpack: async () => {
      const { uncompressedSize: size, compressedSize: packed } = entry;
      left -= size;
      if (left < 0 || size > limits.entryBytes) return 'too_large';
      if (size > SMALL_BYTES && size > packed * limits.ratio) return 'too_large';
      try {
        const content = await allOf(await archive.openReadStreamPromise(entry));
        return crc32(content) === entry.crc32 ? content : 'broken';
      } catch (error) {
        return refusalOf(error);
      }
    },
  }));
}

/** The library tells these apart by words only. */
function refusalOf(error: unknown): ZipRefusal {
  const words = error instanceof Error ? error.message : '';
  if (/relative path|absolute path|invalid characters in fileName/u.test(words)) return 'unsafe';
  return words.includes('encrypt') ? 'encrypted' : 'broken';
}
