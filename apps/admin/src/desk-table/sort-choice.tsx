import { Select } from '@proverka/ui-kit/select';
import type { DeskColumn } from './desk-column.ts';
import styles from './desk-table.module.css';
import type { ListSort } from './list-address.domain.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly DeskColumn<Row>[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
}

/** The order of a list on a phone, where its head with the buttons is not shown. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sorted = columns.flatMap(({ title, sort: key }) => (key === undefined ? [] : [{ title, key }]));
  if (sorted.length === 0) return null;
  return (
    <Select
      size="small"
      aria-label="Порядок строк"
      className={styles.sortChoice}
      placeholder="Порядок строк"
      value={sort === null ? '' : `${sort.isAscending ? '' : '-'}${sort.key}`}
      options={sorted.flatMap(({ title, key }) => [
        { value: `-${key}`, label: `${title}, по убыванию` },
        { value: key, label: `${title}, по возрастанию` },
      ])}
      onChange={({ target: { value } }) =>
        onSort({ key: value.replace(/^-/, ''), isAscending: !value.startsWith('-') })
      }
    />
  );
}
