/** True when the font has a glyph for the character. */
export type Covers = (codePoint: number) => boolean;

/**
 * Reads the character map of a TrueType font (OpenType specification, `cmap`, format 4). Accessible PDF forbids text
 * without a glyph, so missing characters must be known beforehand.
 */
export function fontCoverage(font: Buffer): Covers {
  const start = subtableOf(font);
  const segments = font.readUInt16BE(start + 6) / 2;
  const covered = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (array: number) => start + 14 + array * segments * 2 + segment * 2 + (array > 0 ? 2 : 0);
    const last = font.readUInt16BE(at(0));
    const first = font.readUInt16BE(at(1));
    const delta = font.readUInt16BE(at(2));
    const rangeOffset = font.readUInt16BE(at(3));
    for (let code = first; code <= last && code !== 0xff_ff; code += 1) {
      const glyph =
        rangeOffset === 0
          ? (code + delta) & 0xff_ff
          : font.readUInt16BE(at(3) + rangeOffset + (code - first) * 2);
      if (glyph !== 0) covered.add(code);
    }
  }
  return (codePoint) => covered.has(codePoint);
}

/** The Unicode map of the basic plane: platform 3, encoding 1. */
function subtableOf(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table += 1) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(entry + 8);
    for (let map = 0; map < font.readUInt16BE(cmap + 2); map += 1) {
      const record = cmap + 4 + map * 8;
      const isUnicode = font.readUInt16BE(record) === 3 && font.readUInt16BE(record + 2) === 1;
      const start = cmap + font.readUInt32BE(record + 4);
      if (isUnicode && font.readUInt16BE(start) === 4) return start;
    }
  }
  throw new Error('the font has no character map of the basic plane');
}
