import { asCsvLines, asSheetRows, type Exported } from './export-cells.domain.ts';

export type FileKind = 'csv' | 'xlsx';

/** Saves exactly these columns of these rows; a text that a spreadsheet would take for a formula stays a text. */
export async function exportRows<Row>(kind: FileKind, exported: Exported<Row>): Promise<void> {
  save(`${exported.name}.${kind}`, kind === 'csv' ? await asCsv(exported) : await asXlsx(exported));
}

async function asCsv<Row>(exported: Exported<Row>): Promise<Blob> {
  const { writeCsv } = await import(/* webpackChunkName: "csv" */ 'hucre/csv');
  // The dialect of Russian spreadsheets: a byte order mark, semicolons.
  const options = { delimiter: ';', bom: true, escapeFormulae: true, lineSeparator: '\r\n' };
  return new Blob([writeCsv(asCsvLines(exported), options)], { type: 'text/csv;charset=utf-8' });
}

async function asXlsx<Row>(exported: Exported<Row>): Promise<Blob> {
  const { writeXlsx } = await import(/* webpackChunkName: "xlsx" */ 'hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [asSheetRows(exported)] });
  return new Blob([bytes.slice()], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
