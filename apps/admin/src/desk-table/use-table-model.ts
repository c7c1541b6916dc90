import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DeskColumn } from './desk-column.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface ModelOf<Row extends RowData> {
  readonly columns: readonly DeskColumn<Row>[];
  readonly hidden: readonly string[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly chosen: RowSelectionState;
  readonly onChoose: (chosen: RowSelectionState) => void;
}

/** Which columns and rows there are and which rows are chosen. The API sorts and filters. */
export function useTableModel<Row extends RowData>({
  columns,
  hidden,
  rows,
  idOf,
  chosen,
  onChoose,
}: ModelOf<Row>) {
  const definitions = useMemo(
    () => columns.map(({ key, title, text }) => ({ id: key, header: title, accessorFn: text })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      rowSelection: chosen,
    },
    onRowSelectionChange: (change) => onChoose(typeof change === 'function' ? change(chosen) : change),
  });
  const { rows: modelled } = table.getRowModel();
  return {
    rows: modelled,
    columns: columns.filter(({ key }) => table.getColumn(key)?.getIsVisible()),
    isAllChosen: table.getIsAllRowsSelected(),
    chooseAll: table.getToggleAllRowsSelectedHandler(),
    /** What keys do to the choice. */
    choosing: {
      onToggle: (index: number) => modelled[index]?.toggleSelected(),
      onToggleAll: () => table.toggleAllRowsSelected(),
      onClear: () => onChoose({}),
    },
  };
}
