/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-to-interactive-role --
   a table moved about by the keyboard is a grid, and changing `display` takes the roles of a table away: they are spelled out */
import type { RowData, RowSelectionState } from '@tanstack/react-table';
import { useRef } from 'react';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';
import type { ListSort } from './list-address.domain.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useTableModel } from './use-table-model.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface GridProps<Row extends RowData> {
  readonly label: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly hidden: readonly string[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string | undefined) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
  readonly chosen: RowSelectionState;
  readonly onChoose: (chosen: RowSelectionState) => void;
  /** How many rows there are in all; null when nobody counted them. */
  readonly count: number | null;
}

/** The rows themselves: a grid that scrolls inside itself, moved about by the keyboard; cards on a phone. */
export function TableGrid<Row extends RowData>(props: GridProps<Row>) {
  const { label, hrefOf, onOpen, sort, onSort, count } = props;
  const box = useRef<HTMLDivElement>(null);
  const { rows, columns, isAllChosen, chooseAll, choosing } = useTableModel(props);
  const virtual = useVirtualRows(box, rows.length, (index) => rows[index]?.id ?? '');
  const hrefAt = (index: number) => rows.slice(index, index + 1).map(({ original }) => hrefOf?.(original))[0];
  const keys = useRowKeys({
    box,
    count: rows.length,
    onReach: virtual.reach,
    hrefAt,
    onOpen: (index) => rows[index] && onOpen?.(rows[index].original),
    ...choosing,
  });
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
        <TableHead {...{ columns, sort, onSort, isAllChosen }} onChooseAll={chooseAll} />
        <tbody role="rowgroup" className={styles.body}>
          <Spacer height={virtual.above} />
          {virtual.indexes.map((index) => {
            const row = rows[index];
            return row === undefined ? null : (
              <TableRow
                key={row.id}
                {...{ index, columns, onOpen }}
                row={row.original}
                href={hrefAt(index)}
                isActive={keys.active === index}
                onActive={keys.setActive}
                isChosen={row.getIsSelected()}
                onToggle={() => row.toggleSelected()}
                {...(virtual.measure && { measure: virtual.measure })}
              />
            );
          })}
          <Spacer height={virtual.below} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not in the page. */
const Spacer = ({ height }: { readonly height: number }) =>
  height === 0 ? null : <tr role="presentation" aria-hidden style={{ height }} />;
