import { cut, letterWidth, textWidth } from '../picture/picture.domain.ts';

/**
 * A text broken into lines by its words; what does not fit into the last one is cut. Widths are pixels, from the last line to the ones
 * above it: the last may have less room because something stands beside it, and stays empty when nothing is left for it.
 */
export function linesOf(text: string, [last, others]: readonly [number, number], most: number): string[] {
  if (textWidth(text) <= last) return [text];
  const lines: string[] = [];
  let rest = text.trim();
  while (lines.length < most - 1 && rest !== '' && textWidth(rest) > last) {
    const line = startOf(rest, others);
    lines.push(line);
    rest = rest.slice(line.length).trim();
  }
  return [...lines, rest === '' ? '' : cut(rest, last)];
}

/** As many whole words as fit; of a word that is longer than the line, as many letters. */
function startOf(text: string, pixels: number): string {
  const most = Math.max(2, Math.floor(pixels / letterWidth));
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > most / 3 ? space : most);
}
