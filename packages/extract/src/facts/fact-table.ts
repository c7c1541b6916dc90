/** A table of a report: screen and paper set the same titles, order and words. The first column names the row. */
export interface FactTable {
  readonly title: string;
  readonly columns: readonly FactColumn[];
  readonly rows: readonly (readonly string[])[];
}

interface FactColumn {
  readonly title: string;
  readonly kind: 'text' | 'number';
  /** The column's share of a sheet of paper, in percent. */
  readonly width: number;
}

export const nothingWritten = '—';
