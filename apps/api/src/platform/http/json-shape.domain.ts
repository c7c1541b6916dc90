/** No body of the contract nests deeper than six. */
const DEEPEST = 32;
/** Commas, colons and brackets: a body with the longest list of the contract has a tenth of it. */
const MOST_MEMBERS = 10_000;
/** Large bodies are large because of one text or file in them. */
const MOST_BYTES_OUTSIDE_TEXTS = 256 * 1024;
/** A pasted list of two thousand rows may quote every cell. */
const MOST_QUOTES = 300_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const opening = new Set([0x7b, 0x5b]);
const closing = new Set([0x7d, 0x5d]);
const between = new Set([0x2c, 0x3a]);

/**
 * What is wrong with the shape of a JSON body, in words; null for one that may be parsed. It is looked at before it is
 * parsed, because parsing millions of members takes seconds, and what handles parsed values calls itself for each level.
 */
export function jsonShapeMistake(body: Buffer): string | null {
  let [depth, members, outside, quotes] = [0, 0, 0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    outside += 1;
    if (outside > MOST_BYTES_OUTSIDE_TEXTS) return 'Слишком много значений в теле запроса';
    if (byte === QUOTE) {
      do {
        at = body.indexOf(QUOTE, at + 1);
        quotes += 1;
        if (quotes > MOST_QUOTES) return 'Слишком много кавычек в теле запроса';
      } while (at !== -1 && isEscaped(body, at));
      // A text that does not end is left to the parser to refuse.
      if (at === -1) return null;
    } else if (opening.has(byte)) {
      depth += 1;
      members += 1;
      if (depth > DEEPEST) return 'Слишком глубокая вложенность в теле запроса';
    } else if (closing.has(byte)) {
      depth -= 1;
    } else if (between.has(byte)) {
      members += 1;
    }
    if (members > MOST_MEMBERS) return 'Слишком много значений в теле запроса';
  }
  return null;
}

/** A quote is part of the text after an odd number of backslashes. */
function isEscaped(body: Buffer, quoteAt: number): boolean {
  let start = quoteAt;
  while (body[start - 1] === BACKSLASH) start -= 1;
  return (quoteAt - start) % 2 === 1;
}
