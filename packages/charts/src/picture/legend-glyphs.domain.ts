import { arrowGlyph, levelGlyphs, missingGlyph, seriesGlyphs } from './glyphs.domain.ts';
import type { Look } from './picture.domain.ts';

/** The glyph a legend shows for a look. */
export function glyphOf(look: Look): string {
  switch (look) {
    case 'danger':
    case 'warning':
    case 'attention':
    case 'clear':
    case 'unchecked':
      return levelGlyphs[look];
    case 'dot2':
      return seriesGlyphs[2];
    case 'dot3':
      return seriesGlyphs[3];
    case 'missing':
      return missingGlyph;
    case 'main':
      return arrowGlyph;
    default:
      return seriesGlyphs[1];
  }
}
