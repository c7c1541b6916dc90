const nbsp = '\u00a0';
const zeroWidthSpace = '\u200b';

/** Prepositions, conjunctions and particles that must not end a line. */
const shortWords =
  /(?<=^|[\s(«„\u00a0])(а|без|в|во|до|для|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у)\s+/giu;

/** Russian typography for our texts and the register's: quotes, dashes, non-breaking spaces. */
export function typeset(text: string): string {
  return angled(text)
    .replace(/\s[-–—]\s/gu, `${nbsp}— `)
    .replace(shortWords, `$1${nbsp}`)
    .replace(/№\s*(?=\S)/gu, `№${nbsp}`)
    .replace(/(?<=(?:^|\s)(?:ИНН|КПП|ОГРН)) (?=\d)/gu, nbsp)
    .replace(/(?<=(?:^|\s)(?:г|ул|д|кв|пом|корп|стр|пл|пер|обл|п|с|им|ст)\.) (?=[А-ЯЁ\d])/gu, nbsp)
    .replaceAll('кв. м', `кв.${nbsp}м`)
    .replace(/(?<=(?:^|[\s,])(?:г|д|ул|кв|пом|пер|пл|ш|обл|тер|мкр)) (?=[А-ЯЁ\d])/gu, nbsp)
    .replace(
      /(?<=\d) (?=(?:г\.|кв\.|м²|м|га|руб\.|₽|%|год[а-я]*|лет|мес[а-я]*\.?|дн[а-я]*|МБ)(?:\s|[.,;:)]|$))/gu,
      nbsp,
    );
}

/** Converts straight quotes, also nested ones; leaves them alone where they do not pair (inches, a truncated quote). */
function angled(text: string): string {
  const isOpening = (before: string, after: string) => /^$|[\s(«"]/u.test(before) && /\S/u.test(after);
  let depth = 0;
  let isPaired = true;
  const turned = text.replace(/"/gu, (quote, at: number) => {
    const opens =
      isOpening(text.charAt(at - 1), text.charAt(at + 1)) &&
      !(depth > 0 && /^$|[\s.,;:!?)"]/u.test(text.charAt(at + 1)));
    depth += opens ? 1 : -1;
    isPaired &&= depth >= 0;
    return opens ? '«' : '»';
  });
  return isPaired && depth === 0 ? turned : text;
}

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
