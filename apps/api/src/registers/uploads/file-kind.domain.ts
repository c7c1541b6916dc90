export type FileKind =
  | 'xml'
  | 'signature'
  | 'zip'
  | 'pdf'
  | 'web_page'
  | 'picture'
  | 'office'
  | 'packed'
  | 'empty'
  | 'unknown';

const beginnings: readonly (readonly [hex: string, kind: FileKind])[] = [
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['25504446', 'pdf'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
  ['52494646', 'picture'],
  ['49492a00', 'picture'],
  ['d0cf11e0', 'office'],
  ['7b5c727466', 'office'],
  ['526172211a', 'packed'],
  ['377abcaf271c', 'packed'],
  ['1f8b', 'packed'],
];

const HEAD = 4096;

/** What a file is by its content: names lie, and phones rename. */
export function fileKindOf(name: string, content: Buffer): FileKind {
  if (content.length === 0) return 'empty';
  const hex = content.subarray(0, 8).toString('hex');
  const known = beginnings.find(([beginning]) => hex.startsWith(beginning));
  if (known !== undefined) return known[1];
  // DER of a CMS message: a sequence whose length takes one to four bytes, or is not told.
  if (/^30(?:8[0-4])/.test(hex)) return 'signature';
  const text = headText(content);
  if (/^\s*<(?:!doctype html|html|head|body|div|table)\b/i.test(text) || /<html\b/i.test(text))
    return 'web_page';
  if (/^\s*</.test(text)) return 'xml';
  if (text.includes('-----BEGIN') || isBase64Signature(name, text)) return 'signature';
  return 'unknown';
}

const isBase64Signature = (name: string, text: string): boolean =>
  /\.(?:sig|sgn|p7s|p7m)$/i.test(name) && /^MI[A-Za-z0-9+/=\s]+$/.test(text.trim());

/** The beginning as text, whatever encoding of XML it has. */
function headText(content: Buffer): string {
  const head = content.subarray(0, HEAD);
  const mark = head.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === '3c00') return head.toString('utf16le').replace(/^\uFEFF/, '');
  if (mark === 'feff' || mark === '003c') return new TextDecoder('utf-16be').decode(head);
  return head.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, '');
}
