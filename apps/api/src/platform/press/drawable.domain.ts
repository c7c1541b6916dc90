const zeroWidthSpace = '\u200b';

/**
 * Register numbers and links have no spaces: a run longer than `longest` may break after its separators, or every twenty
 * characters when it has none.
 */
export function breakLongRuns(text: string, longest = 26): string {
  return text.replace(/[^\s\u00a0]+/gu, (run) => {
    if (run.length <= longest || (run.length <= 26 && !/\d.*\d/u.test(run))) return run;
    return run
      .replace(/(?<=[:/\-_.,;@=&?])(?=[^\s])/gu, zeroWidthSpace)
      .split(zeroWidthSpace)
      .map((piece) => (piece.length <= 26 ? piece : (piece.match(/.{1,20}/gu) ?? []).join(zeroWidthSpace)))
      .join(zeroWidthSpace);
  });
}

/** Replacements for characters the font lacks. */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['\u2032', "'"],
  ['\u2033', '"'],
  ['\u2011', '-'],
  ['\u25a1', '?'],
]);

/** Text the font can draw: composed letters, no control characters, a question mark for an unknown character. */
export function drawable(text: string, covers: (codePoint: number) => boolean): string {
  // Nearly every text: composed letters that every font of ours has, asked at once instead of one by one.
  if (!/[^ -~А-Яа-яЁё«»№₽–—\u00a0\u200b]/u.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
      sign === zeroWidthSpace ? sign : /\s/u.test(sign) ? ' ' : '',
    )
    .replace(/[^\u200b\u0020-\u007e]/gu, (letter) =>
      covers(letter.codePointAt(0) ?? 0)
        ? letter
        : (substitutes.get(letter) ?? (/\p{Zs}/u.test(letter) ? ' ' : '?')),
    );
}
