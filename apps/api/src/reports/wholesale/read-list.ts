import { batchMaxRows } from '@proverka/contract/wholesale-limits';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { LONGEST_CELL } from './cell-limit.ts';
import { readColumns } from './columns.domain.ts';
import { readDelimited } from '#platform/text/delimited.domain.ts';
import type { Line } from '#platform/text/delimited.domain.ts';
import { readWorkbook } from './read-workbook.ts';

// More columns than any list has.
const MOST_CELLS = 50;

export type ListRefusal = 'list_unreadable' | 'list_empty' | 'list_too_long';

/** Reads a file by its content, not its name: XLSX starts with an archive signature, anything else is text. */
export async function readFileLines(content: Buffer): Promise<Result<readonly Line[], ListRefusal>> {
  if (content.length === 0) return refuse('list_empty');
  if (content.subarray(0, 2).toString('latin1') === 'PK') return readTable(content);
  const text = decode(content);
  return text === null ? refuse('list_unreadable') : readTextLines(text);
}

export function readTextLines(text: string): Result<readonly Line[], ListRefusal> {
  return withinLimits(readDelimited(text.replace(/^\uFEFF/, '')).map(tidy));
}

// oxlint-disable-next-line no-control-regex -- the XML of a downloaded table cannot represent them
const unseen = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u00AD\u200B-\u200F\u2060\uFEFF\uFFFE\uFFFF]/g;

/** Composes letters («й» from a Mac is two code points), drops invisible characters, cuts an endless cell. */
function tidy({ line, cells }: Line): Line {
  return {
    line,
    cells: cells.slice(0, MOST_CELLS).map((cell) => {
      const clean = cell
        .slice(0, 2 * LONGEST_CELL)
        .normalize('NFC')
        .replaceAll(unseen, '')
        .trim();
      const cut = clean.length > LONGEST_CELL ? `${clean.slice(0, LONGEST_CELL)}…` : clean;
      // PostgreSQL refuses lone surrogates.
      return cut.toWellFormed();
    }),
  };
}

function withinLimits(lines: readonly Line[]): Result<readonly Line[], ListRefusal> {
  if (lines.length === 0) return refuse('list_empty');
  const header = readColumns(lines[0]?.cells ?? []) === null ? 0 : 1;
  return lines.length > batchMaxRows + header ? refuse('list_too_long') : done(lines);
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or windows-1251 as saved by Excel in Russia; null for binary data. */
function decode(content: Buffer): string | null {
  const mark = content.subarray(0, 2).toString('hex');
  const text =
    mark === 'fffe' || mark === 'feff'
      ? new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(content)
      : (tryUtf8(content) ?? new TextDecoder('windows-1251').decode(content));
  // Text has no control characters besides tab and line ends.
  // oxlint-disable-next-line no-control-regex -- detects control characters
  return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? null : text;
}

function tryUtf8(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

async function readTable(content: Buffer): Promise<Result<readonly Line[], ListRefusal>> {
  const lines = await readWorkbook(content);
  if (lines === null) return refuse('list_unreadable');
  return withinLimits(lines.map(tidy).filter(({ cells }) => cells.some((cell) => cell !== '')));
}
