import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the header says of its size, where that is a lie. */
  readonly claimed?: number;
  readonly isEncrypted?: boolean;
  /** Every entry after the first with the same content points to the bytes of the first. */
  readonly overlaps?: boolean;
  /** The name in the header before the file, where the directory has another. */
  readonly localName?: string;
  /** A method of compression; deflated by default. */
  readonly method?: number;
}

interface Listed {
  readonly files: Buffer;
  readonly directory: Buffer;
}

/** An archive as APPNOTE.TXT (PKWARE) describes it; its headers may lie, which no packer would write. */
export function archiveOf(...files: readonly ArchivedFile[]): Buffer {
  const { files: locals, directory } = list(files, 0);
  return Buffer.concat([locals, directory, endOf(files.length, directory.length, locals.length)]);
}

/**
 * Two directories in one archive: the usual one lists `shown`, the one of ZIP64 lists `hidden`. Which of them counts is what
 * two parsers disagree about.
 */
export function archiveWithTwoDirectories(
  shown: readonly ArchivedFile[],
  hidden: readonly ArchivedFile[],
): Buffer {
  const one = list(shown, 0);
  const other = list(hidden, one.files.length);
  const offset = one.files.length + other.files.length;
  const hiddenAt = offset + one.directory.length;
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(hidden.length), 24);
  record.writeBigUInt64LE(BigInt(hidden.length), 32);
  record.writeBigUInt64LE(BigInt(other.directory.length), 40);
  record.writeBigUInt64LE(BigInt(hiddenAt), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(hiddenAt + other.directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = endOf(shown.length, 0xff_ff_ff_ff, offset);
  return Buffer.concat([one.files, other.files, one.directory, other.directory, record, locator, end]);
}

function list(files: readonly ArchivedFile[], startsAt: number): Listed {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = startsAt;
  for (const file of files) {
    const { name, content, overlaps = false, localName = name } = file;
    const packed = deflateRawSync(content);
    const entry = Buffer.concat([
      Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
      commonOf(file, packed, name),
      Buffer.alloc(14),
    ]);
    entry.writeUInt32LE(overlaps ? startsAt : offset, 42);
    directory.push(entry, Buffer.from(name));
    if (overlaps && offset > startsAt) continue;
    const head = Buffer.from('PK\u0003\u0004', 'latin1');
    const local = Buffer.concat([head, commonOf(file, packed, localName), Buffer.from(localName), packed]);
    locals.push(local);
    offset += local.length;
  }
  return { files: Buffer.concat(locals), directory: Buffer.concat(directory) };
}

function commonOf(file: ArchivedFile, packed: Buffer, name: string): Buffer {
  const { content, claimed = content.length, isEncrypted = false, method = 8 } = file;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(isEncrypted ? 0x8_01 : 0x8_00, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(claimed, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  return common;
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
