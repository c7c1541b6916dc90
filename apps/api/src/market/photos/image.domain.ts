export interface Image {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/svg+xml';
  readonly bytes: Buffer;
}

const startsWith = (bytes: Buffer, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);
const word = (bytes: Buffer, at: number, length = 4): string => bytes.toString('latin1', at, at + length);

const MOST_DRAWING = 512 * 1024;
/** What a drawing could do besides being seen: run, load from elsewhere, hold other documents. */
const ACTIVE =
  /<\s*(?:script|foreignobject|iframe|object|embed|use|image|a|animate|set|style)\b|\son\w+\s*=|javascript:|<!(?:doctype|entity)|(?:href|src)\s*=|url\s*\(|<\?xml-stylesheet/iu;

function isDrawing(bytes: Buffer): boolean {
  if (bytes.byteLength > MOST_DRAWING) return false;
  const text = bytes.toString('utf8').trimStart();
  return /^(?:<\?xml[^<>]*\?>\s*)?<svg\b/iu.test(text) && /<\/svg>\s*$/iu.test(text) && !ACTIVE.test(text);
}

/** A picture by its content, whatever its host calls it; undefined for anything else. */
export function imageOf(bytes: Buffer): Image | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { type: 'image/png', bytes };
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', bytes };
  if (word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP') return { type: 'image/webp', bytes };
  if (/^GIF8[79]a/u.test(word(bytes, 0, 6))) return { type: 'image/gif', bytes };
  if (word(bytes, 4, 8) === 'ftypavif') return { type: 'image/avif', bytes };
  return isDrawing(bytes) ? { type: 'image/svg+xml', bytes } : undefined;
}
