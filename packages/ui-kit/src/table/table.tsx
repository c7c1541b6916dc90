/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   changing `display` takes the roles of a table away, so they are spelled out */
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export type TableColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** `main` is the row header and the card's title; `number` is right-aligned; `action` holds a button. */
  kind?: 'text' | 'main' | 'number' | 'action';
};

export type TableProps<Row> = {
  caption: string;
  /** For tables below a heading that says the same. */
  hideCaption?: boolean;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** For rows of many short figures: on a phone two of them stand beside each other. */
  dense?: boolean;
};

/** A table that becomes a list of cards below 768 pixels, by CSS alone. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  dense = false,
}: TableProps<Row>): ReactElement {
  return (
    <div className={classNames(styles.scroll, hideCaption && styles.plain, dense && styles.dense)}>
      <table role="table" className={styles.table}>
        {hideCaption ? (
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        ) : (
          <caption className={styles.caption}>{caption}</caption>
        )}
        <thead role="rowgroup" className={styles.headers}>
          <tr role="row">
            {columns.map(({ key, title, kind }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={classNames(styles.head, kind === 'number' && styles.number)}
              >
                {kind === 'action' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }): ReactElement {
  const { title, cell, kind = 'text' } = column;
  const className = classNames(styles.cell, kind !== 'text' && styles[kind]);
  if (kind === 'main') {
    return (
      <th role="rowheader" scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" data-label={title} className={className}>
      <span>{cell(row)}</span>
    </td>
  );
}
