import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 500;
const DEFLATED = 8;

/**
 * True when the archive unpacks to no more than the limit in total. The sizes in its headers are not trusted: every entry is
 * unpacked and stopped at the limit. False for anything but an archive.
 */
export function unpacksWithin(archive: Buffer, maxBytes: number): boolean {
  try {
    let left = maxBytes;
    for (const { method, packed } of entriesOf(archive)) {
      // A stored (uncompressed) entry is as large as in the archive, which the upload limit already covers.
      if (method === DEFLATED) left -= inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length;
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function entriesOf(archive: Buffer): { method: number; packed: Buffer }[] {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count === 0 || count > MAX_ENTRIES) throw new Error('too many entries');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('broken directory');
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    if (archive.readUInt32LE(local) !== LOCAL) throw new Error('broken entry');
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    return { method, packed: archive.subarray(start, start + size) };
  });
}

/** The end record is followed by a comment of up to 64 KB. */
function endOf(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 65_535); at -= 1) {
    if (archive.readUInt32LE(at) === END) return at;
  }
  throw new Error('no directory');
}
