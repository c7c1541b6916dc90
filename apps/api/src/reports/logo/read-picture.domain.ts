export interface Picture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// JPEG frames that carry the size: baseline, extended, progressive.
const JPEG_FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/** Detects the format and size from the bytes, whatever the file's name; nothing is decoded yet. */
export function readPicture(bytes: Buffer): Picture | null {
  if (bytes.subarray(0, 8).equals(PNG)) return readPng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpeg(bytes) : null;
}

function readPng(bytes: Buffer): Picture | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readJpeg(bytes: Buffer): Picture | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (JPEG_FRAMES.has(marker)) {
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
