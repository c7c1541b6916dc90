import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the header says of its size, where that is a lie. */
  readonly claimed?: number;
  readonly isEncrypted?: boolean;
  /** Every entry after the first with the same content points to the bytes of the first. */
  readonly overlaps?: boolean;
}

/** An archive as APPNOTE.TXT (PKWARE) describes it; its headers may lie, which no packer would write. */
export function archiveOf(...files: readonly ArchivedFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length, isEncrypted = false, overlaps = false } of files) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x8_01 : 0x8_00, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, Buffer.alloc(14)]);
    entry.writeUInt32LE(overlaps ? 0 : offset, 42);
    directory.push(entry, Buffer.from(name));
    if (overlaps && offset > 0) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
