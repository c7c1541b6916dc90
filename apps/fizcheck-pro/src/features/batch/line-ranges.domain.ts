import { counted } from '@proverka/words/plural';

const SHOWN = 6;

/** «2–4, 7 и ещё 12 строк»: lines in rising order, neighbours together. */
export function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to + 1 === line) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  const shown = ranges.slice(0, SHOWN).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const rest = ranges.slice(SHOWN).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return shown.join(', ') + (rest > 0 ? ` и ещё ${counted(rest, 'строка', 'строки', 'строк')}` : '');
}
