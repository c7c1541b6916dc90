/** One line of a list with its number in the file, from 1. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', ','] as const;

/** Parses CSV (RFC 4180) or pasted lines. The delimiter is declared in the first line («sep=;») or detected. Empty lines are skipped. */
export function readDelimited(text: string): Line[] {
  const [, told, rest] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  if (told !== undefined && rest !== undefined) {
    return readWith(rest, told, true).map(({ line, cells }) => ({ line: line + 1, cells }));
  }
  return readWith(text, delimiterOf(text), true);
}

/** An unclosed quote is an ordinary character, so that it does not swallow the following rows. */
function readWith(text: string, delimiter: string, withQuotes: boolean): Line[] {
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedOn = 1;
  const endLine = () => {
    const row = [...cells, cell].map((one) => one.trim());
    if (row.some((one) => one !== '')) lines.push({ line: startedOn, cells: row });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (char === '"') isQuoted = false;
      else cell += char;
      if (char === '\n') line += 1;
    } else if (withQuotes && char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (char === '\n' || (char === '\r' && text[at + 1] !== '\n')) {
      endLine();
      line += 1;
      startedOn = line;
    } else if (char !== '\r') cell += char;
  }
  if (isQuoted) return readWith(text, delimiter, false);
  endLine();
  return lines;
}

/** The delimiter that splits most of the first lines; of equals the one rarer in ordinary text. */
function delimiterOf(text: string): string {
  const first = text.split(/\r\n?|\n/, 20);
  const linesWith = (delimiter: string) => first.filter((line) => line.includes(delimiter)).length;
  return DELIMITERS.toSorted((one, other) => linesWith(other) - linesWith(one))[0] ?? ';';
}
