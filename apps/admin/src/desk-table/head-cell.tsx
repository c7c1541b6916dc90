/* oxlint-disable jsx-a11y/no-redundant-roles -- changing `display` takes the roles of a table away, so they are spelled out */
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';
import type { ListSort } from './list-address.domain.ts';

interface HeadCellProps<Row> {
  /** Of the column that names the row. */
  readonly isMain: boolean;
  readonly column: DeskColumn<Row>;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
}

/** The title of a column; a button where the list can be sorted by it, the greatest first at the first press. */
export function HeadCell<Row>({ column, isMain, sort, onSort }: HeadCellProps<Row>) {
  const { title, sort: key, number } = column;
  const isSorted = key !== undefined && sort?.key === key;
  const order = sort?.isAscending ? 'ascending' : 'descending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={isMain ? styles.mainHead : number === undefined ? '' : styles.number}
      {...(key !== undefined && { 'aria-sort': isSorted ? order : 'none' })}
    >
      {key === undefined ? (
        title
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ key, isAscending: isSorted && !sort.isAscending })}
        >
          {title}
          <span aria-hidden className={styles.arrow}>
            {isSorted ? (sort.isAscending ? '↑' : '↓') : '↕'}
          </span>
        </button>
      )}
    </th>
  );
}
