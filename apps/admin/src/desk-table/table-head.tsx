/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- changing `display` takes the roles of a table away, so they are spelled out */
import { boxClassName } from '@proverka/ui-kit/box-look';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';
import { HeadCell } from './head-cell.tsx';
import type { ListSort } from './list-address.domain.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly DeskColumn<Row>[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
  readonly isAllChosen: boolean;
  readonly onChooseAll: (event: unknown) => void;
}

export const TableHead = <Row,>({ columns, sort, onSort, isAllChosen, onChooseAll }: TableHeadProps<Row>) => (
  <thead role="rowgroup" className={styles.head}>
    <tr role="row" aria-rowindex={1}>
      <th role="columnheader" scope="col" className={styles.boxCell}>
        <input
          type="checkbox"
          aria-label="Выбрать все показанные"
          className={boxClassName()}
          checked={isAllChosen}
          onChange={onChooseAll}
        />
      </th>
      {columns.map((column, place) => (
        <HeadCell key={column.key} isMain={place === 0} {...{ column, sort, onSort }} />
      ))}
    </tr>
  </thead>
);
