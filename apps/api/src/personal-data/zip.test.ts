import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zip } from './zip.ts';

/** Reads an archive by its central directory, as programs do. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let i = 0; i < count; i += 1) {
    const [sum, packed, size, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    expect(archive.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name);
    const start = local + 30 + nameLength;
    const bytes = inflateRawSync(archive.subarray(start, start + packed));
    expect([bytes.length, crc32(bytes)]).toEqual([size, sum]);
    files[name] = bytes.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

describe('ZIP archives', () => {
  test('an archive contains its files unchanged, with Russian names and empty files', () => {
    const entries = { 'заказы.json': '[{"a":"ё"}]'.repeat(1000), 'empty.json': '' };
    const archive = zip(Object.entries(entries).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
    expect(unzip(archive)).toEqual(entries);
    expect(archive.length).toBeLessThan(1000);
  });

  test('an archive may be empty and is deterministic', () => {
    expect(unzip(zip([]))).toEqual({});
    const entry = { name: 'a', bytes: Buffer.from('b') };
    expect(zip([entry])).toEqual(zip([entry]));
  });
});
