import type { SampleFile } from '../../content/wholesale.ts';

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Semicolons and a byte order mark, so that a Russian Excel opens the file without questions. */
export function csvOf({ columns, rows }: Pick<SampleFile, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((cells) => cells.map(quoted).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** As a data URL the link works without a script and without a file on the server. */
export const csvHref = (file: SampleFile): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(file))}`;
