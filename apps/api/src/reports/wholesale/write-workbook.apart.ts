import type { CellValue, ColumnDef } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';

export interface Workbook {
  readonly name: string;
  readonly columns: readonly ColumnDef[];
  readonly data: Record<string, CellValue>[];
}

/** Done in the process of `workbooks.ts`. Cells are written as text, never as formulas, whatever they begin with. */
export async function writeWorkbookApart({ name, columns, data }: Workbook): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [{ name, columns: [...columns], data, freezePane: { rows: 1 } }],
    stringMode: 'inline',
  });
}
