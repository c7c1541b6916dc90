import { Table, type TableColumn } from '@proverka/ui-kit/table';
import desk from '../../controls/desk.module.css';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { ExportButtons } from '../../desk-table/export-buttons.tsx';
import { exportRows } from '../../desk-table/export-rows.ts';

interface NumbersTableProps<Row> {
  /** Also the name of files. */
  readonly title: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Figures as a table that is shown whole, with files of it. */
export function NumbersTable<Row>({ title, columns, rows, rowKey }: NumbersTableProps<Row>) {
  return (
    <div className={desk.section}>
      <Table caption={title} columns={columns.map(asTableColumn)} rows={rows} rowKey={rowKey} dense />
      <div className={desk.row}>
        <ExportButtons
          what="все"
          isDisabled={rows.length === 0}
          onExport={(kind) => exportRows(kind, { name: title, columns, rows })}
        />
      </div>
    </div>
  );
}

const asTableColumn = <Row,>(
  { key, title, text, cell, number }: DeskColumn<Row>,
  place: number,
): TableColumn<Row> => ({
  key,
  title,
  cell: cell ?? text,
  kind: place === 0 ? 'main' : number === undefined ? 'text' : 'number',
});
