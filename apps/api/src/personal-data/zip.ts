import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x08_00;
const DEFLATE = 8;
/** 1 January 1980, so that the same entries give the same bytes. */
const DATE = 0x00_21;

/** PKWARE's APPNOTE without extensions: up to 65 535 entries and four gigabytes, far above any person's data. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const written = Buffer.from(name, 'utf8');
    const facts = factsOf(bytes, packed, written);
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, written, packed]);
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      facts,
      // Comment, disk, internal and external attributes, offset of the file.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      written,
    );
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers(
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...files, list, end]);
}

const factsOf = (bytes: Buffer, packed: Buffer, name: Buffer): Buffer =>
  numbers(
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DATE, 2],
    [crc32(bytes), 4],
    [packed.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  );

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, size]) => {
      const buffer = Buffer.alloc(size);
      buffer.writeUIntLE(value, 0, size);
      return buffer;
    }),
  );
}
