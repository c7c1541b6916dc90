import { parseRefusal, type ParseRefusal } from '../parse-refusals.ts';

/** How many bytes are searched for a byte order mark and the XML declaration. */
export const sniffedBytes = 512;

const readableEncodings = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
  ['cp-1251', 'windows-1251'],
  ['win-1251', 'windows-1251'],
]);

/** The encoding by the byte order mark, else by the XML declaration, else UTF-8 (XML 1.0, appendix F). */
export function detectEncoding(head: Uint8Array): string | ParseRefusal {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffedBytes)).toString(
    'latin1',
  );
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/u.exec(start)?.[1];
  if (declared === undefined) return 'utf-8';
  // The declaration could be read byte by byte, so it is not true.
  if (/^utf-?16/iu.test(declared)) return parseRefusal('broken_encoding');
  return readableEncodings.get(declared.trim().toLowerCase()) ?? parseRefusal('unsupported_encoding');
}

export type Decode = (bytes: Uint8Array | undefined) => string | ParseRefusal;

/** A streaming decoder; `undefined` ends the text. Invalid bytes are a refusal, not a replacement character. */
export function createDecoder(encoding: string): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      return parseRefusal(bytes === undefined ? 'truncated' : 'broken_encoding');
    }
  };
}
