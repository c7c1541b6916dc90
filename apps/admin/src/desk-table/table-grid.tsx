/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   changing `display` takes the roles of a table away, so they are spelled out */
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { boxClassName } from '@proverka/ui-kit/box-look';
import { useMemo, useRef } from 'react';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';
import { HeadCell } from './head-cell.tsx';
import type { ListSort } from './list-address.domain.ts';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** Up to this many rows all are in the page, where the browser's own search finds them. */
const ALL_SHOWN = 100;
const ROW_PIXELS = 44;

export interface GridProps<Row extends RowData> {
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly hidden: readonly string[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
  readonly chosen: RowSelectionState;
  readonly onChoose: (chosen: RowSelectionState) => void;
  /** How many rows there are in all; null when nobody counted them. */
  readonly count: number | null;
}

function useModel<Row extends RowData>({ columns, hidden, rows, idOf, chosen, onChoose }: GridProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ key, title, text }) => ({ id: key, header: title, accessorFn: text })),
    [columns],
  );
  return useTable({
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
}

/** The rows themselves: a grid that scrolls inside itself, moved about by the keyboard; cards on a phone. */
export function TableGrid<Row extends RowData>(props: GridProps<Row>) {
  const { label, columns, rows, idOf, hrefOf, sort, onSort, count } = props;
  const box = useRef<HTMLDivElement>(null);
  const table = useModel(props);
  const model = table.getRowModel().rows;
  const shown = columns.filter(({ key }) => table.getColumn(key)?.getIsVisible());
  const isVirtual = model.length > ALL_SHOWN;
  const virtual = useVirtualizer({
    count: model.length,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => model[index]?.id ?? index,
    overscan: 12,
  });
  const items = isVirtual
    ? virtual.getVirtualItems()
    : model.map((_, index) => ({ index, start: 0, end: 0 }));
  const keys = useRowKeys({
    box,
    count: model.length,
    onReach: (index) => isVirtual && virtual.scrollToIndex(index),
    onToggle: (index) => model[index]?.toggleSelected(),
    hrefAt: (index) => (rows[index] === undefined ? undefined : hrefOf?.(rows[index])),
  });
  const above = isVirtual ? (items[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <div ref={box} className={styles.scroll}>
      <table
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={count === null ? -1 : count + 1}
        className={styles.table}
        onKeyDown={keys.onKeyDown}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" scope="col" className={styles.boxCell}>
              <input
                type="checkbox"
                aria-label="Выбрать все показанные"
                className={boxClassName()}
                checked={table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            {shown.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          <Spacer height={above} />
          {items.map(({ index }) => {
            const row = model[index];
            return row === undefined ? null : (
              <TableRow
                key={row.id}
                index={index}
                row={row.original}
                columns={shown}
                href={hrefOf?.(row.original)}
                isActive={keys.active === index}
                onActive={keys.setActive}
                isChosen={row.getIsSelected()}
                onToggle={() => row.toggleSelected()}
                {...(isVirtual && { measure: virtual.measureElement })}
              />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not in the page. */
const Spacer = ({ height }: { readonly height: number }) =>
  height === 0 ? null : (
    <tr role="presentation" aria-hidden style={{ height }}>
      <td role="presentation" style={{ height }} />
    </tr>
  );
