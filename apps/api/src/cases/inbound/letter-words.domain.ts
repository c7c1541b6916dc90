import { replyLine } from '../letters.domain.ts';

/** A letter is kept as far as this; nobody reads a log of a hundred pages in a conversation. */
const LONGEST = 20_000;

const QUOTE_HEAD =
  /^(?:.{0,200}(?:пишет|писал|писала|написал|написала|wrote):|-{2,}\s*(?:Original Message|Исходное сообщение|Пересылаемое сообщение).*|_{10,}|(?:From|От кого|От):\s.*@.*)$/iu;

/** What the writer of an answer wrote: without our letter below it, as mail programs quote it. Nothing beyond the limit is looked at. */
export function ownWords(whole: string): string {
  const text = whole.slice(0, LONGEST);
  const above = text.split(replyLine, 1)[0] ?? '';
  const lines = above.replaceAll('\r\n', '\n').split('\n');
  const head = lines.findIndex(
    (line, at) => QUOTE_HEAD.test(line.trim()) && isQuoteBelow(lines, at, above !== text),
  );
  const kept = head === -1 ? lines : lines.slice(0, head);
  while (kept.length > 0 && /^(?:>.*|\s*)$/.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join('\n').trim();
}

/** A sentence that only looks like the head of a quote is followed by more words of the writer. */
const isQuoteBelow = (lines: readonly string[], at: number, wasCut: boolean): boolean => {
  if (wasCut) return true;
  let next = at + 1;
  while (lines[next]?.trim() === '') next += 1;
  return lines[next]?.startsWith('>') === true;
};
