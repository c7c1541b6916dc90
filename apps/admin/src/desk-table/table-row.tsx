/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role,
   jsx-a11y/no-noninteractive-tabindex -- a row of a grid takes the focus, and its roles are spelled out for cards */
import { Link } from '@proverka/shell-sdk/router';
import { boxClassName } from '@proverka/ui-kit/box-look';
import type { ReactNode } from 'react';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';

interface TableRowProps<Row> {
  /** Among all rows of the list, from zero. */
  readonly index: number;
  readonly row: Row;
  readonly columns: readonly DeskColumn<Row>[];
  readonly href: string | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** The one row of the grid that Tab stops at. */
  readonly isActive: boolean;
  readonly onActive: (index: number) => void;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** Tells the virtual list how high the row is. */
  readonly measure?: (row: HTMLElement | null) => void;
}

export function TableRow<Row>({ measure, ...props }: TableRowProps<Row>) {
  const { index, row, columns, href, onOpen, isActive, onActive, isChosen, onToggle } = props;
  const [main, ...others] = columns;
  const tabIndex = isActive ? 0 : -1;
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      tabIndex={tabIndex}
      className={styles.row}
      onFocus={() => onActive(index)}
    >
      <td role="gridcell" className={styles.boxCell}>
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={`Выбрать: ${main?.text(row) ?? ''}`}
          className={boxClassName()}
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      {main !== undefined && (
        <th role="rowheader" scope="row" className={styles.main}>
          <Main href={href} tabIndex={tabIndex} onOpen={onOpen && (() => onOpen(row))}>
            {contentOf(main, row)}
          </Main>
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.key}
          role="gridcell"
          data-label={column.title}
          {...(isEmpty(column, row) && { 'data-empty': true })}
          className={lookOf(column)}
        >
          <span>{contentOf(column, row)}</span>
        </td>
      ))}
    </tr>
  );
}

const lookOf = <Row,>({ number, isLong }: DeskColumn<Row>) =>
  number === undefined ? (isLong ? styles.long : styles.cell) : styles.number;

/** Left out of the card on a phone: a dash needs a line there. */
const isEmpty = <Row,>({ cell, text }: DeskColumn<Row>, row: Row): boolean =>
  text(row) === '' && (cell === undefined || (cell(row) ?? '') === '');

const contentOf = <Row,>({ cell, text }: DeskColumn<Row>, row: Row): ReactNode =>
  cell?.(row) ?? (text(row) || '—');

interface MainProps {
  readonly href: string | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly tabIndex: number;
  readonly children: ReactNode;
}

function Main({ href, onOpen, tabIndex, children }: MainProps) {
  if (href !== undefined)
    return (
      <Link to={href} tabIndex={tabIndex} className={styles.open}>
        {children}
      </Link>
    );
  if (onOpen === undefined) return <span>{children}</span>;
  return (
    <button type="button" tabIndex={tabIndex} className={styles.open} onClick={onOpen}>
      {children}
    </button>
  );
}
