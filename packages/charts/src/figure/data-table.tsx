import type { TableData } from '../picture/picture.domain.ts';
import styles from './data-table.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly data: TableData;
  readonly mode: 'folded' | 'open' | 'hidden';
}

/** The chart's data as a table. */
export function DataTable({ caption, data, mode }: DataTableProps) {
  const table = <Table caption={caption} data={data} />;
  if (mode === 'hidden') return <div className={styles.hidden}>{table}</div>;
  if (mode === 'open') return table;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Данные таблицей<span className={styles.hidden}>: {caption}</span>
      </summary>
      {table}
    </details>
  );
}

function Table({ caption, data: { columns, rows } }: Omit<DataTableProps, 'mode'>) {
  return (
    <table className={styles.table}>
      <caption>
        <span className={styles.hidden}>{caption}</span>
      </caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], place) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a table of figures do not move
          <tr key={place}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- as its column
              <td key={at} className={cell.length > 24 ? styles.long : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
