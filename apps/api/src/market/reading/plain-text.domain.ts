/** Elements whose content is no text of the seller's. */
const SILENT = /<(script|style|template|iframe|object|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const BREAK = /<\s*(?:br|\/p|\/div|\/li)\b[^<>]*>/giu;
const TAG = /<\/?[a-z!?][^<>]*(?:>|$)/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
// Control characters but line breaks, what turns the direction of writing, and what stands for lost letters.
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\uFFFD]/gu;

export interface PlainText {
  readonly text: string;
  /** Whether anything but blanks was taken out. */
  readonly isCleaned: boolean;
}

/** Characters of a seller's text that are looked at; the rest of a longer one is not read. */
const MOST_READ = 20_000;

/** A seller's text without markup and unseen characters, cut at a word to so many characters. */
export function plainText(written: string, most: number): PlainText {
  const source = written.slice(0, MOST_READ).toWellFormed();
  const bare = source
    .replaceAll(SILENT, ' ')
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll('\r\n', '\n')
    .replaceAll(UNSEEN, ' ');
  const text = bare
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  const isMarkedUp = /<[a-z!/?]/iu.test(source) || hasUnseen(source);
  return { text: cut(text, most), isCleaned: isMarkedUp || text.length > most };
}

const hasUnseen = (text: string): boolean =>
  text.replaceAll('\r', '').replaceAll('\t', '').search(UNSEEN) >= 0;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1).toWellFormed();
  const blank = short.lastIndexOf(' ');
  return `${(blank > most / 2 ? short.slice(0, blank) : short).trimEnd()}…`;
}
