import type { DeskColumn } from './desk-column.ts';

export type FileKind = 'csv' | 'xlsx';

interface Exported<Row> {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Saves exactly these columns of these rows; a text that a spreadsheet would take for a formula stays a text. */
export async function exportRows<Row>(kind: FileKind, exported: Exported<Row>): Promise<void> {
  save(`${exported.name}.${kind}`, kind === 'csv' ? await asCsv(exported) : await asXlsx(exported));
}

async function asCsv<Row>({ columns, rows }: Exported<Row>): Promise<Blob> {
  const { writeCsv } = await import(/* webpackChunkName: "csv" */ 'hucre/csv');
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text }) => plainSpaces(text(row)))),
  ];
  // The dialect of Russian spreadsheets: a byte order mark, semicolons.
  const csv = writeCsv(lines, { delimiter: ';', bom: true, escapeFormulae: true, lineSeparator: '\r\n' });
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}

async function asXlsx<Row>({ name, columns, rows }: Exported<Row>): Promise<Blob> {
  const { writeXlsx } = await import(/* webpackChunkName: "xlsx" */ 'hucre/xlsx');
  const head = columns.map(({ title }) => title);
  const lines = rows.map((row) => columns.map(({ text, number }) => number?.(row) ?? plainSpaces(text(row))));
  const bytes = await writeXlsx({ sheets: [{ name, rows: [head, ...lines] }] });
  return new Blob([bytes.slice()], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** Spaces that hold words together on the screen would keep a spreadsheet from finding them. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
