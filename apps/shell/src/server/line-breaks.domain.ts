/**
 * Breaks a text into as few lines as fit the width, and balances them. Breaks at plain spaces only: non-breaking ones join
 * what belongs together.
 */
export function breakLines(
  words: string,
  width: number,
  spaceWidth: number,
  widthOf: (word: string) => number,
): string[] {
  const parts = words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ word, width: widthOf(word) }));
  const fill = (limit: number) => {
    const lines: { words: string[]; width: number }[] = [];
    for (const part of parts) {
      const last = lines.at(-1);
      if (last && last.width + spaceWidth + part.width <= limit) {
        last.words.push(part.word);
        last.width += spaceWidth + part.width;
      } else lines.push({ words: [part.word], width: part.width });
    }
    return lines.map((line) => line.words.join(' '));
  };
  const fewest = fill(width).length;
  const even = [0.5, 0.6, 0.7, 0.8, 0.9]
    .map((share) => fill(width * share))
    .find((lines) => lines.length <= fewest);
  return even ?? fill(width);
}
