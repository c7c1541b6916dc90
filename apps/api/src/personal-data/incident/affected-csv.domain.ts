import type { Affected } from './find-affected.ts';

const COLUMNS = [
  'kind',
  'account_id',
  'name',
  'email',
  'phone',
  'birth_date',
  'what',
  'first_at',
  'last_at',
  'times',
  'read_by',
] as const;

/** A cell that begins like a formula is not run by a table program. */
const cell = (value: string | number | Date): string => {
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** With a byte order mark, by which table programs know that it is UTF-8. */
export const affectedCsv = (affected: readonly Affected[]): string =>
  `\uFEFF${[
    COLUMNS.map(cell).join(';'),
    ...affected.map((row) => COLUMNS.map((column) => cell(row[column])).join(';')),
  ].join('\r\n')}\r\n`;
